import type { Email } from '../email.ts';
import { textoDaPessoa } from '../person-text.ts';
import { montarEmail, type Remessa } from './layout.ts';

export interface AvaliacaoDispensada extends Remessa {
  readonly projeto: { readonly id: number; readonly titulo: string };
  readonly edital: string;
}

/** To an evaluator who was replaced; the new one is not named. */
export function emailDeAvaliacaoDispensada({ projeto, edital, ...remessa }: AvaliacaoDispensada): Email {
  return montarEmail(remessa, {
    assunto: `Você não avalia mais o projeto nº ${projeto.id}`,
    blocos: [
      'A avaliação deste projeto passou para outra pessoa. Você não precisa fazer mais nada.',
      {
        fatos: [
          ['Número', String(projeto.id)],
          ['Título', textoDaPessoa(projeto.titulo)],
          ['Edital', textoDaPessoa(edital)],
        ],
      },
    ],
  });
}
