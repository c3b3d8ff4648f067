import { formatarInstante } from '../../../lib/format/format.ts';
import type { ModeloDeEmailLido } from '../api.ts';

/** 'Mudado em … por …'; also for a return to the original. */
export function mudancaPorExtenso({ mudanca, original, assunto, texto }: ModeloDeEmailLido): string {
  if (mudanca === null) return 'Original';
  const volta = assunto === original.assunto && texto === original.texto;
  return `${volta ? 'Original de novo, desde' : 'Mudado em'} ${formatarInstante(mudanca.em)}, por ${mudanca.por}`;
}
