import type { Page } from '@playwright/test';

/** A field that a person filled: its screen, name and value. */
interface Campo {
  readonly tela: string;
  readonly nome: string;
  readonly valor: string;
}

/**
 * Records what is typed or chosen in every field. Returns, at the end, the facts that were asked for twice,
 * or although the product knew them from the start (T-L10). Dialogs are about other people and things and are
 * left out.
 */
export async function watchTyping(
  page: Page,
  conhecidos: Readonly<Record<string, string>>,
): Promise<() => readonly string[]> {
  const campos: Campo[] = [];
  await page.exposeBinding('noteTyped', (_source, campo: Campo) => campos.push(campo));
  await page.addInitScript(() => {
    // A field without an input event was filled by the program, copied or from the profile.
    const touched = new WeakSet<EventTarget>();
    addEventListener('input', ({ target }) => target !== null && touched.add(target), true);
    addEventListener(
      'focusout',
      ({ target }) => {
        const note: unknown = Reflect.get(globalThis, 'noteTyped');
        if (!(target instanceof HTMLElement) || typeof note !== 'function' || !touched.delete(target)) return;
        const isField = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
        if ((!isField && !target.isContentEditable) || target.closest('[role="dialog"]') !== null) return;
        const valor = target instanceof HTMLInputElement ? target.value : (target.textContent ?? '');
        const nome = isField
          ? (target.labels?.[0]?.textContent ?? '')
          : (target.getAttribute('aria-labelledby') ?? '');
        const chosen =
          target instanceof HTMLSelectElement ? (target.selectedOptions[0]?.textContent ?? '') : valor;
        note({ tela: location.pathname, nome: nome.replace('*', '').trim(), valor: chosen.trim() });
      },
      true,
    );
  });
  return () => {
    const asked = new Map(
      Object.entries(conhecidos).map(([nome, valor]) => [valor, new Set([`known: ${nome}`])]),
    );
    for (const { tela, nome, valor } of campos) {
      // Short values such as a yes, a number of places or a month are no facts about the person.
      if (valor.length < 6 || tela === '/login') continue;
      asked.set(valor, (asked.get(valor) ?? new Set()).add(`${tela} ${nome}`));
    }
    return [...asked]
      .filter(([, places]) => places.size > 1)
      .map(([valor, places]) => `${valor}: ${[...places].join(', ')}`);
  };
}
