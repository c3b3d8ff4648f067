import { prazoNoDia } from '@instrutoria/domain/kernel/fuso.ts';
import {
  type MudancaContestavel,
  mudancaPorExtenso,
} from '@instrutoria/domain/recurso/rules/mudanca-para-pior.ts';
import type { Email } from '../email.ts';
import { linkPublico } from '../link.ts';
import { textoDaPessoa } from '../person-text.ts';
import { montarEmail, type Remessa } from './layout.ts';

export interface MudancaNoResultado extends Remessa {
  readonly projeto: { readonly id: number; readonly titulo: string };
  readonly edital: string;
  readonly mudancas: readonly MudancaContestavel[];
  /** The last day to appeal; null: the days begin with the decision of the project's undecided appeal. */
  readonly ate: string | null;
}

/**
 * To the coordinator of a project that another project's appeal, correction or annulment put in a worse place
 * (D56).
 */
export function emailDeMudancaNoResultado({
  projeto,
  edital,
  mudancas,
  ate,
  ...remessa
}: MudancaNoResultado): Email {
  return montarEmail(remessa, {
    assunto: `Mudou o lugar do projeto nº ${projeto.id} no resultado`,
    blocos: [
      ate === null
        ? 'Um recurso, uma correção ou uma anulação de outro projeto mudou para pior o lugar do seu no resultado. Você pode recorrer desta mudança. Os dez dias contam da decisão do recurso que o seu projeto já tem: avisaremos de novo.'
        : `Um recurso, uma correção ou uma anulação de outro projeto mudou para pior o lugar do seu no resultado. Você pode recorrer desta mudança até ${prazoNoDia(ate)}. Enquanto corre o prazo de recursos do resultado, um único recurso trata das duas coisas; depois, só da mudança. As bolsas que o projeto recebeu continuam dele.`,
      {
        fatos: [
          ['Projeto', textoDaPessoa(projeto.titulo)],
          ['Edital', textoDaPessoa(edital)],
          ...mudancas.map((uma) => ['O que mudou', mudancaPorExtenso(uma)] as const),
          ...(ate === null ? [] : [['Recurso até', prazoNoDia(ate)] as const]),
        ],
      },
      {
        rotulo: 'Abrir o resultado',
        link: linkPublico(remessa.publicUrl, `projetos/${projeto.id}/resultado`),
      },
    ],
  });
}
