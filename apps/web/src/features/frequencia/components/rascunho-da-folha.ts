import type { Keeping } from '../../../lib/draft.ts';
import { ownKey } from '../../../lib/own-draft.ts';
import type { Digitadas, Versoes } from './horas-digitadas.ts';

interface RascunhoDaFolha {
  readonly digitadas: Digitadas;
  readonly versoes: Versoes;
  readonly em: string;
}

const ehRegistro = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function ehRascunho(value: unknown): value is RascunhoDaFolha {
  if (!ehRegistro(value)) return false;
  const { digitadas, versoes, em } = value;
  return (
    typeof em === 'string' &&
    ehRegistro(digitadas) &&
    Object.values(digitadas).every((um) => typeof um === 'string') &&
    ehRegistro(versoes) &&
    Object.values(versoes).every((um) => Number.isInteger(um))
  );
}

/** Only typed cells, with their versions: the rest may change meanwhile. */
export const folhaGuardada = (projeto: number, ano: number): Keeping<Digitadas, Versoes> => ({
  key: ownKey('frequencia', projeto, ano),
  pause: 0,
  read: (kept, { values, version }) =>
    ehRascunho(kept)
      ? {
          values: { ...values, ...kept.digitadas },
          version: { ...version, ...kept.versoes },
          at: kept.em,
        }
      : undefined,
  write: ({ version, at }, digitadas) => {
    const instrutores = new Set(Object.keys(digitadas).map((chave) => chave.split(':')[0]));
    const versoes = Object.fromEntries(Object.entries(version).filter(([quem]) => instrutores.has(quem)));
    return { digitadas, versoes, em: at };
  },
});
