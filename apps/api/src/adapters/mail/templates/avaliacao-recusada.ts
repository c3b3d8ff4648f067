import type { Email } from '../email.ts';
import { linkPublico } from '../link.ts';
import { textoDaPessoa } from '../person-text.ts';
import { montarDoModelo, type Remessa } from './layout.ts';

export interface AvaliacaoRecusada extends Remessa {
  readonly projeto: { readonly id: number; readonly titulo: string };
  readonly edital: string;
  readonly avaliador: string;
  readonly motivo: string;
}

export function emailDeAvaliacaoRecusada(carta: AvaliacaoRecusada): Email {
  const { projeto, edital, avaliador, motivo, ...remessa } = carta;
  return montarDoModelo(remessa, 'avaliacaoRecusada', {
    campos: {
      numero: String(projeto.id),
      projeto: textoDaPessoa(projeto.titulo),
      edital: textoDaPessoa(edital),
      avaliador: textoDaPessoa(avaliador),
      motivo: motivo === '' ? 'não informado' : textoDaPessoa(motivo),
    },
    link: linkPublico(remessa.publicUrl, 'designar_avaliadores'),
  });
}
