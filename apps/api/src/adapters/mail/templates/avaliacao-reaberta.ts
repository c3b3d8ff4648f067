import type { Email } from '../email.ts';
import { linkPublico } from '../link.ts';
import { textoDaPessoa } from '../person-text.ts';
import { montarDoModelo, type Remessa } from './layout.ts';

export interface AvaliacaoReaberta extends Remessa {
  readonly projeto: { readonly id: number; readonly titulo: string };
  readonly edital: string;
  readonly motivo: string;
}

export function emailDeAvaliacaoReaberta({ projeto, edital, motivo, ...remessa }: AvaliacaoReaberta): Email {
  return montarDoModelo(remessa, 'avaliacaoReaberta', {
    campos: {
      numero: String(projeto.id),
      projeto: textoDaPessoa(projeto.titulo),
      edital: textoDaPessoa(edital),
      motivo: textoDaPessoa(motivo),
    },
    link: linkPublico(remessa.publicUrl, `avaliacao_projetos/${projeto.id}`),
  });
}
