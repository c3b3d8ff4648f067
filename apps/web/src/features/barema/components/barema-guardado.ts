import type { Barema } from '@instrutoria/domain/barema/types.ts';
import type { Copy, Keeping } from '../../../lib/drafts/draft.ts';
import { ownKey } from '../../../lib/session/own-draft.ts';
import { digitadoDe, lerDigitado } from './barema-digitado.ts';

/** The whole barema as one text, because criteria are added, removed and moved. */
export interface Guardado extends Readonly<Record<string, string>> {
  readonly barema: string;
  readonly motivo: string;
}

export function copiaDe(versao: number, barema: Barema): Copy<Guardado, number> {
  return { version: versao, values: { barema: JSON.stringify(digitadoDe(barema)), motivo: '' } };
}

/** A typed barema stays in this browser until it is saved (ADR 0016). */
export const baremaGuardado = (
  edital: number,
  onKept: (at: string | null) => void,
): Keeping<Guardado, number> => ({
  key: ownKey('barema', edital),
  pause: 300,
  read: (kept) => {
    if (typeof kept !== 'object' || kept === null) return undefined;
    const { barema, motivo, versao, em } = kept as Readonly<Record<string, unknown>>;
    if (typeof barema !== 'string' || typeof motivo !== 'string' || typeof em !== 'string') return undefined;
    if (typeof versao !== 'number' || lerDigitado(barema) === null) return undefined;
    return { version: versao, values: { barema, motivo }, at: em };
  },
  write: ({ values, version, at }) => {
    onKept(at);
    return { ...values, versao: version, em: at };
  },
});
