import { NOMES_DAS_FASES } from '@instrutoria/domain/edital/messages.ts';
import { editalNaFrase } from '@instrutoria/domain/edital/rules/nome-na-frase.ts';
import type { Fase } from '@instrutoria/domain/edital/types.ts';
import type { Email } from '../email.ts';
import { linkPublico } from '../link.ts';
import { textoDaPessoa } from '../person-text.ts';
import { montarDoModelo, type Remessa } from './layout.ts';

export interface Devolucao extends Remessa {
  readonly edital: string;
  readonly de: Fase;
  readonly fase: Fase;
  readonly motivo: string;
}

export function emailDeDevolucao({ edital, de, fase, motivo, ...remessa }: Devolucao): Email {
  return montarDoModelo(remessa, 'editalDevolvido', {
    campos: {
      edital: textoDaPessoa(edital),
      oEdital: editalNaFrase(textoDaPessoa(edital)),
      faseAnterior: NOMES_DAS_FASES[de],
      fase: NOMES_DAS_FASES[fase],
      motivo: textoDaPessoa(motivo),
    },
    link: linkPublico(remessa.publicUrl, 'menu'),
  });
}
