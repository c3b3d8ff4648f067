import type { Email } from '../email.ts';
import { linkPublico } from '../link.ts';
import { textoDaPessoa } from '../person-text.ts';
import { montarEmail, type Remessa } from './layout.ts';

export interface Designacao extends Remessa {
  readonly aprovacao: number;
  readonly projeto: { readonly id: number; readonly titulo: string };
  readonly edital: string;
}

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
