import { readJson, writeJson } from '../../../lib/storage.ts';

type Guardados = Readonly<Record<string, unknown>>;
const saoGuardados = (valor: unknown): valor is Guardados =>
  typeof valor === 'object' && valor !== null && !Array.isArray(valor);

/** What this browser alone knows of saved drafts, which leave the wizard: by the draft's id, null for nothing. */
export function porRascunho<T>(key: string, is: (valor: unknown) => valor is T) {
  const guardados = (): Guardados => readJson(key, saoGuardados) ?? {};
  return {
    keep(rascunho: number, valor: T | null): void {
      const { [String(rascunho)]: antes, ...outros } = guardados();
      if (valor === null && antes === undefined) return;
      writeJson(key, valor === null ? outros : { ...outros, [rascunho]: valor });
    },
    read(rascunho: number | null): T | null {
      const lido = rascunho === null ? null : guardados()[String(rascunho)];
      return is(lido) ? lido : null;
    },
  };
}
