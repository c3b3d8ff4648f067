import { situacaoPorExtenso } from '@instrutoria/domain/decisao/rules/vagas.ts';
import type { SituacaoExibida } from '@instrutoria/domain/decisao/types.ts';
import { editalNaFrase } from '@instrutoria/domain/edital/rules/nome-na-frase.ts';
import { prazoNoDia } from '@instrutoria/domain/kernel/fuso.ts';
import type { VagasDadas } from '@instrutoria/domain/projeto/types.ts';
import type { Email } from '../email.ts';
import { linkPublico } from '../link.ts';
import { textoDaPessoa } from '../person-text.ts';
import { montarEmail, type Remessa } from './layout.ts';

export interface Resultado extends Remessa {
  readonly edital: { readonly id: number; readonly nome: string };
  readonly versao: number;
  /** Only where the call has a preliminary result first. */
  readonly qual?: { readonly preliminarAte: string } | 'final' | undefined;
  /** The last day of appeals against this result; null where there are none. */
  readonly recursoAte: string | null;
  readonly projetos: readonly {
    readonly projeto_id: number;
    readonly titulo: string;
    readonly situacaoExibida: SituacaoExibida;
    readonly vagas: VagasDadas;
    readonly remunerados_aprovados: number;
    readonly voluntarios_aprovados: number;
    /** For a final result: the changes since the preliminary one. */
    readonly suplente?: string | null | undefined;
    /** Set where a meeting of the committee had decided other places. */
    readonly alterada?: string | null | undefined;
    readonly mudou?: string | undefined;
  }[];
}

/** The next step after a preliminary or a final result. */
function oQueVem(qual: Resultado['qual']): string[] {
  if (qual === undefined) return [];
  return qual === 'final'
    ? ['Com ele começa o cadastro de instrutores dos projetos aprovados, nos dias em que está aberto.']
    : [
        `Recursos podem ser pedidos até ${prazoNoDia(qual.preliminarAte)}. ` +
          'O resultado final sai depois, com todos decididos; até lá não há instrutores.',
      ];
}

export function emailDeResultado({
  edital,
  versao,
  qual,
  recursoAte,
  projetos,
  ...remessa
}: Resultado): Email {
  const nome = qual === undefined ? '' : qual === 'final' ? ' final' : ' preliminar';
  return montarEmail(remessa, {
    assunto: `Resultado${nome}: ${textoDaPessoa(edital.nome)}`,
    blocos: [
      `O resultado${nome} do ${editalNaFrase(textoDaPessoa(edital.nome))} foi publicado (versão ${versao}).`,
      ...oQueVem(qual),
      ...projetos.flatMap((projeto) => [
        {
          fatos: [
            ['Projeto', `nº ${projeto.projeto_id}, ${textoDaPessoa(projeto.titulo)}`],
            [
              'Situação',
              situacaoPorExtenso(projeto.situacaoExibida, projeto.vagas, projeto.suplente, projeto.alterada),
            ],
            ['Bolsistas aprovados', String(projeto.remunerados_aprovados)],
            ['Voluntários aprovados', String(projeto.voluntarios_aprovados)],
            ...(projeto.mudou === undefined
              ? []
              : [['Desde o resultado preliminar', projeto.mudou] as const]),
            ...(recursoAte === null ? [] : [['Recurso até', prazoNoDia(recursoAte)] as const]),
          ] as const,
        },
        {
          rotulo: `Abrir o projeto nº ${projeto.projeto_id}`,
          link: linkPublico(remessa.publicUrl, `projetos/${projeto.projeto_id}/resultado`),
          discreto: true as const,
        },
      ]),
      { rotulo: 'Resultado publicado', link: linkPublico(remessa.publicUrl, `resultados/${edital.id}`) },
      { rotulo: 'Ver os seus projetos', link: linkPublico(remessa.publicUrl, 'projetos_submetidos') },
      qual === 'final'
        ? 'Na página de cada projeto estão as notas e o parecer.'
        : 'Na página de cada projeto estão as notas, o parecer e o pedido de recurso.',
    ],
  });
}
