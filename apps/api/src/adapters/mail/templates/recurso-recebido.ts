import { prazoNoDia } from '@instrutoria/domain/kernel/fuso.ts';
import type { Email } from '../email.ts';
import { linkPublico } from '../link.ts';
import { textoDaPessoa } from '../person-text.ts';
import { montarEmail, type Remessa } from './layout.ts';

export interface RecursoRecebido extends Remessa {
  readonly projeto: { readonly id: number; readonly titulo: string };
  readonly edital: string;
  /** The last day on which others may answer it. */
  readonly contrarrazoesAte?: string;
}

/** The mail to the committee. The appeal is shown only after a login. */
export function emailDeRecursoRecebido({
  projeto,
  edital,
  contrarrazoesAte,
  ...remessa
}: RecursoRecebido): Email {
  return montarEmail(remessa, {
    assunto: 'Um recurso aguarda a decisão da comissão',
    blocos: [
      'O coordenador de um projeto pediu à comissão que reveja o resultado. O recurso aguarda a decisão.',
      {
        fatos: [
          ['Projeto', textoDaPessoa(projeto.titulo)],
          ['Número', String(projeto.id)],
          ['Edital', textoDaPessoa(edital)],
        ],
      },
      ...(contrarrazoesAte === undefined
        ? []
        : [
            `A comissão só decide depois de ${prazoNoDia(contrarrazoesAte)}, prazo das contrarrazões, ou antes, se todos responderem.`,
          ]),
      { rotulo: 'Ver os recursos', link: linkPublico(remessa.publicUrl, 'recursos') },
    ],
  });
}

/**
 * To the substitute: somebody else decided the appeal, or is to decide it now. Without the decision, and
 * without that person's name.
 */
export function emailDeSubstitutoLiberado({
  projetoId,
  porque,
  ...remessa
}: Remessa & { readonly projetoId: number; readonly porque: 'decidido' | 'trocado' }): Email {
  const texto =
    porque === 'decidido'
      ? `O recurso do projeto nº ${projetoId} já foi decidido. A sua decisão não é mais necessária.`
      : `A administração indicou outra pessoa para decidir o recurso do projeto nº ${projetoId}. A sua decisão não é mais necessária.`;
  return montarEmail(remessa, { assunto: 'Um recurso não espera mais a sua decisão', blocos: [texto] });
}

/** The mail to the person named to decide an appeal in place of the committee (D56). */
export function emailDeSubstituto({ projeto, edital, ...remessa }: RecursoRecebido): Email {
  return montarEmail(remessa, {
    assunto: 'Um recurso espera a sua decisão',
    blocos: [
      'Quem costuma decidir os recursos não pode decidir este, e a administração indicou você. Leia-o e decida: aceite-o ou recuse-o, com o parecer.',
      {
        fatos: [
          ['Projeto', textoDaPessoa(projeto.titulo)],
          ['Número', String(projeto.id)],
          ['Edital', textoDaPessoa(edital)],
        ],
      },
      { rotulo: 'Ver o recurso', link: linkPublico(remessa.publicUrl, 'recursos') },
    ],
  });
}
