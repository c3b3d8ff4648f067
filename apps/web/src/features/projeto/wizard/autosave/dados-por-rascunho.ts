import { readJson, writeJson } from '../../../../lib/session/storage.ts';

type Guardados = Readonly<Record<string, unknown>>;
const saoGuardados = (valor: unknown): valor is Guardados =>
  typeof valor === 'object' && valor !== null && !Array.isArray(valor);

/** Facts about saved drafts that are only in this browser, by the draft's id; null deletes one. */
export function porChave<T>(key: string, is: (valor: unknown) => valor is T) {
  const guardados = (): Guardados => readJson(key, saoGuardados) ?? {};
  return {
    keep(chave: number | string, valor: T | null): void {
      const { [String(chave)]: antes, ...outros } = guardados();
      if (valor === null && antes === undefined) return;
      writeJson(key, valor === null ? outros : { ...outros, [chave]: valor });
    },
    read(chave: number | string | null): T | null {
      const lido = chave === null ? null : guardados()[String(chave)];
      return is(lido) ? lido : null;
    },
  };
}
