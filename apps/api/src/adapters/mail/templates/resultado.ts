import type { SituacaoExibida } from '@instrutoria/domain/avaliacao/types.ts';
import type { Email } from '../email.ts';
import { linkPublico } from '../link.ts';
import { textoDaPessoa } from '../person-text.ts';
import { montarEmail, type Remessa } from './layout.ts';

export interface Resultado extends Remessa {
  readonly edital: { readonly id: number; readonly nome: string };
  /** The coordinator's projects in the call. */
  readonly projetos: readonly {
    readonly projeto_id: number;
    readonly titulo: string;
    readonly situacaoExibida: SituacaoExibida;
    readonly remunerados_aprovados: number;
    readonly voluntarios_aprovados: number;
  }[];
}

/** Tells a coordinator that the results of a call are out (D20). */
export function emailDeResultado({ edital, projetos, ...remessa }: Resultado): Email {
  return montarEmail(remessa, {
    assunto: `Resultado: ${textoDaPessoa(edital.nome)}`,
    blocos: [
      `O resultado do edital ${textoDaPessoa(edital.nome)} foi publicado.`,
      ...projetos.map((projeto) => ({
        fatos: [
          ['Projeto', `nº ${projeto.projeto_id}, ${textoDaPessoa(projeto.titulo)}`],
          ['Situação', projeto.situacaoExibida],
          ['Bolsistas aprovados', String(projeto.remunerados_aprovados)],
          ['Voluntários aprovados', String(projeto.voluntarios_aprovados)],
        ] as const,
      })),
      { rotulo: 'Ver os seus projetos', link: linkPublico(remessa.publicUrl, 'projetos_submetidos') },
      'Na página de cada projeto estão as notas, o parecer e o pedido de recurso.',
    ],
  });
}
