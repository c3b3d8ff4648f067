import { situacaoPorExtenso } from '@instrutoria/domain/avaliacao/rules/vagas.ts';
import type { SituacaoExibida } from '@instrutoria/domain/avaliacao/types.ts';
import type { VagasDadas } from '@instrutoria/domain/projeto/types.ts';
import type { Email } from '../email.ts';
import { linkPublico } from '../link.ts';
import { textoDaPessoa } from '../person-text.ts';
import { montarEmail, type Remessa } from './layout.ts';

export interface Resultado extends Remessa {
  readonly edital: { readonly id: number; readonly nome: string };
  readonly versao: number;
  readonly projetos: readonly {
    readonly projeto_id: number;
    readonly titulo: string;
    readonly situacaoExibida: SituacaoExibida;
    readonly vagas: VagasDadas;
    readonly remunerados_aprovados: number;
    readonly voluntarios_aprovados: number;
  }[];
}

export function emailDeResultado({ edital, versao, projetos, ...remessa }: Resultado): Email {
  return montarEmail(remessa, {
    assunto: `Resultado: ${textoDaPessoa(edital.nome)}`,
    blocos: [
      `O resultado do edital ${textoDaPessoa(edital.nome)} foi publicado (versão ${versao}).`,
      ...projetos.map((projeto) => ({
        fatos: [
          ['Projeto', `nº ${projeto.projeto_id}, ${textoDaPessoa(projeto.titulo)}`],
          ['Situação', situacaoPorExtenso(projeto.situacaoExibida, projeto.vagas)],
          ['Bolsistas aprovados', String(projeto.remunerados_aprovados)],
          ['Voluntários aprovados', String(projeto.voluntarios_aprovados)],
        ] as const,
      })),
      { rotulo: 'Resultado publicado', link: linkPublico(remessa.publicUrl, `resultados/${edital.id}`) },
      { rotulo: 'Ver os seus projetos', link: linkPublico(remessa.publicUrl, 'projetos_submetidos') },
      'Na página de cada projeto estão as notas, o parecer e o pedido de recurso.',
    ],
  });
}
