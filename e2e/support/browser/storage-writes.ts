import { type BrowserContext, expect } from '@playwright/test';
import { segredosDeTodos } from '../scenes/pessoas.ts';

/**
 * Records every text that a page of the context writes to its storage, even if it is removed later. Returns
 * the function that asserts, at the end, that none of them holds somebody's CPF, e-mail, Lattes or password
 * (T-K3).
 */
export async function watchStorageWrites(context: BrowserContext): Promise<() => void> {
  const escritas: string[] = [];
  await context.exposeBinding('noteWritten', (_source, key: string, value: string) =>
    escritas.push(`${key}=${value}`),
  );
  await context.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key: string, value: string) {
      const note: unknown = Reflect.get(globalThis, 'noteWritten');
      if (typeof note === 'function') note(key, String(value));
      setItem.call(this, key, value);
    };
  });
  return () => {
    const segredos = segredosDeTodos();
    const achadas = escritas.filter((escrita) => segredos.some((segredo) => escrita.includes(segredo)));
    expect(achadas, 'personal data that the page put into the browser’s storage (T-K3)').toEqual([]);
  };
}
