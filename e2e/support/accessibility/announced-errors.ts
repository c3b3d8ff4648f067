import { aoLadoDoCampo } from '@instrutoria/domain/kernel/mensagem-do-campo.ts';
import { expect, type Locator, type Page } from '@playwright/test';

export interface ErroNaTela {
  /** The id of the field with the error; null for an error of the whole form. */
  readonly campo: string | null;
  readonly texto: string;
}

/**
 * Asserts that an error is announced in every way (T-L4): the exact text is an alert inside the summary, the
 * summary has the focus, and the field shows its own text (D65), is marked invalid and refers to that text.
 */
export async function expectErro(page: Page, { campo, texto }: ErroNaTela, within?: Locator): Promise<void> {
  const place = within ?? page.locator('main');
  const summary = place.getByRole('region', { name: 'Problemas no formulário' });
  // Errors of other kinds have alerts of their own beside it (C-C9).
  const dita = summary.getByRole('alert').and(summary.getByText(texto, { exact: true }));
  await expect(dita).toBeVisible();
  await expect(summary).toBeFocused();
  if (campo !== null) await expectBesideField(place, campo, texto);
}

/** Asserts that the field is described by the text. */
export async function expectBesideField(place: Locator, campo: string, texto: string): Promise<void> {
  const field = place.locator(`[id="${campo}"]`);
  await expect(field).toBeVisible();
  const told = await field.evaluate((element) => {
    // A group of radio buttons may have the description on itself or on its fieldset.
    const owner = [element, ...element.querySelectorAll('[aria-describedby]')].find((candidate) =>
      candidate.hasAttribute('aria-describedby'),
    );
    const ids = owner?.getAttribute('aria-describedby')?.split(' ') ?? [];
    return ids.map((id) => document.getElementById(id)?.textContent ?? '');
  });
  expect(told, `what the field ${campo} is described by`).toContain(aoLadoDoCampo(campo, texto));
}
