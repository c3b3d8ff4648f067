import type { Copy, Keeping } from '../../../lib/drafts/draft.ts';
import { ownKey } from '../../../lib/session/own-draft.ts';
import { type Draft, useDraft } from '../../../ui/drafts/use-draft.ts';

export type Valores = Readonly<Record<string, string>>;
export type RelatorioSalvo = Copy<Valores, number>;
export type Formulario = Draft<Valores, number>;

function ehValores(value: unknown): value is Valores {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((text) => typeof text === 'string')
  );
}

const guardado = (relatorio: string): Keeping<Valores, number> => ({
  key: ownKey('relatorio', relatorio),
  pause: 300,
  read: (kept) => {
    if (typeof kept !== 'object' || kept === null) return undefined;
    const { versao, valores, em } = kept as Readonly<Record<string, unknown>>;
    return typeof versao === 'number' &&
      Number.isInteger(versao) &&
      typeof em === 'string' &&
      ehValores(valores)
      ? { version: versao, values: valores, at: em }
      : undefined;
  },
  write: ({ version, values, at }) => ({ versao: version, valores: values, em: at }),
});

export function useFormulario(relatorio: string, saved: RelatorioSalvo): Formulario {
  return useDraft({ saved, keeping: guardado(relatorio) });
}
