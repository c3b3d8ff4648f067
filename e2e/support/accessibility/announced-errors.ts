import { aoLadoDoCampo } from '@instrutoria/domain/kernel/mensagem-do-campo.ts';
import { expect, type Locator, type Page } from '@playwright/test';

export interface ErroNaTela {
  /** The id of the field with the error; null for an error of the whole form. */
  readonly campo: string | null;
  readonly texto: string;
  /**
   * Whether there are errors of other kinds too: then the alert names none of them, and this text is a line
   * below it (C-C9). Absent: taken from the alert that is shown.
   */
  readonly entreOutros?: boolean;
}

const VARIOS = 'Confira os campos indicados abaixo';

/**
 * Asserts that an error is announced in every way (T-L4): the exact text is an alert inside the summary, the
 * summary has the focus, and the field shows its own text (D65), is marked invalid and refers to that text.
 */
export async function expectErro(
  page: Page,
  { campo, texto, ...dito }: ErroNaTela,
  within?: Locator,
): Promise<void> {
  const place = within ?? page.locator('main');
  const summary = place.getByRole('region', { name: 'Problemas no formulário' });
  const alert = summary.getByRole('alert');
  const sozinho = alert.and(summary.getByText(texto, { exact: true }));
  const entreOutros = summary
    .filter({ has: page.getByRole('alert').filter({ hasText: new RegExp(`^${VARIOS}$`) }) })
    .filter({
      has: page.getByRole('link').filter({ hasText: campo === null ? texto : aoLadoDoCampo(campo, texto) }),
    });
  // An earlier alert may still be shown: one query finds whichever of the two comes.
  const dita =
    dito.entreOutros === undefined ? sozinho.or(entreOutros) : dito.entreOutros ? entreOutros : sozinho;
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
