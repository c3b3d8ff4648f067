import type { Email } from '../email.ts';
import { linkPublico } from '../link.ts';
import { textoDaPessoa } from '../person-text.ts';
import { montarEmail, type Remessa } from './layout.ts';

export interface Designacao extends Remessa {
  /** The approval's id, which the page that asks for an answer is named by. */
  readonly aprovacao: number;
  readonly projeto: { readonly id: number; readonly titulo: string };
  /** The call's name. */
  readonly edital: string;
}

/** To an evaluator: a project waits for his answer. The subject holds its number only (T-C11). */
export function emailDeDesignacao({ aprovacao, projeto, edital, ...remessa }: Designacao): Email {
  return montarEmail(remessa, {
    assunto: `Avaliação do projeto nº ${projeto.id}`,
    blocos: [
      'Você foi designado para avaliar um projeto.',
      {
        fatos: [
          ['Número', String(projeto.id)],
          ['Título', textoDaPessoa(projeto.titulo)],
          ['Edital', textoDaPessoa(edital)],
        ],
      },
      {
        rotulo: 'Aceitar ou recusar',
        link: linkPublico(remessa.publicUrl, `aceitar_projeto/${aprovacao}`),
      },
      'Se houver conflito de interesse, recuse e escreva o motivo, para que outra pessoa seja designada.',
    ],
  });
}
