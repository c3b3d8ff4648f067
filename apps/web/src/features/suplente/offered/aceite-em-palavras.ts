import { aceitePorExtenso } from '@instrutoria/domain/resultado/rules/por-extenso.ts';
import type { AceiteDoChamado } from '@instrutoria/domain/suplente/rules/suplentes.ts';
import { formatarInstante } from '../../../lib/format/format.ts';

/** When a call-up was accepted, in the institution's zone; empty while it was not. */
export function aceiteEmPalavras(aceite: AceiteDoChamado | null | undefined): string {
  if (aceite === null || aceite === undefined) return '';
  return aceitePorExtenso(aceite.em === null ? null : formatarInstante(aceite.em));
}
