import type { Keeping } from '../../../lib/drafts/draft.ts';
import { ownKey } from '../../../lib/session/own-draft.ts';

/** By field of the proposal, and the text for the administration. */
export type Digitado = Readonly<Record<string, string>>;

function ehDigitado(value: unknown): value is Digitado {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((texto) => typeof texto === 'string')
  );
}

/**
 * A typed correction stays in this browser until it is sent; of an earlier return only fields that are still
 * returned.
 */
export const correcaoGuardada = (projeto: number): Keeping<Digitado, number> => ({
  key: ownKey('correcao', projeto),
  pause: 300,
  read: (kept, saved) => {
    if (typeof kept !== 'object' || kept === null) return undefined;
    const { valores, em } = kept as Readonly<Record<string, unknown>>;
    if (typeof em !== 'string' || !ehDigitado(valores)) return undefined;
    const nomes = Object.keys(saved.values);
    const values = Object.fromEntries(nomes.map((nome) => [nome, valores[nome] ?? saved.values[nome] ?? '']));
    return { version: saved.version, values, at: em };
  },
  write: ({ values, at }) => ({ valores: values, em: at }),
});
