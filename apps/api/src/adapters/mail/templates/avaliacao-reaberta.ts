import type { Email } from '../email.ts';
import { linkPublico } from '../link.ts';
import { textoDaPessoa } from '../person-text.ts';
import { montarEmail, type Remessa } from './layout.ts';

export interface AvaliacaoReaberta extends Remessa {
  readonly projeto: { readonly id: number; readonly titulo: string };
  readonly edital: string;
  readonly motivo: string;
}

export function emailDeAvaliacaoReaberta({ projeto, edital, motivo, ...remessa }: AvaliacaoReaberta): Email {
  return montarEmail(remessa, {
    assunto: `Avaliação reaberta: projeto nº ${projeto.id}`,
    blocos: [
      'A administração reabriu uma avaliação que você tinha concluído.',
      {
        fatos: [
          ['Número', String(projeto.id)],
          ['Título', textoDaPessoa(projeto.titulo)],
          ['Edital', textoDaPessoa(edital)],
          ['Motivo', textoDaPessoa(motivo)],
        ],
      },
      'As suas notas e o seu parecer estão como os deixou. Mude o que for preciso, ou nada, e conclua de novo: até lá este projeto não conta como avaliado.',
      {
        rotulo: 'Rever a avaliação',
        link: linkPublico(remessa.publicUrl, `avaliacao_projetos/${projeto.id}`),
      },
    ],
  });
}
