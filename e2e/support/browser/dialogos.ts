import { expect, type Page } from '@playwright/test';

/** Answers the open question with this exact title by one of its buttons. */
export async function responder(page: Page, pergunta: string, resposta = 'Sim'): Promise<void> {
  const dialog = page.getByRole('dialog', { name: pergunta, exact: true });
  await dialog.getByRole('button', { name: resposta, exact: true }).click();
  await expect(dialog).toBeHidden();
}

/**
 * Asserts that exactly this notice is in the live region, and closes it, since the next may have the same
 * text.
 */
export async function expectAviso(page: Page, texto: string): Promise<void> {
  const region = page.getByRole('region', { name: 'Avisos do sistema' });
  await expect(region).toHaveAttribute('aria-live', 'polite');
  await expect(region.getByText(texto, { exact: true })).toBeVisible();
  // By script, since a notice may close by itself under the pointer.
  await region.getByRole('button', { name: 'Fechar aviso' }).evaluateAll((buttons) => {
    for (const button of buttons) if (button instanceof HTMLElement) button.click();
  });
  await expect(region.getByText(texto, { exact: true })).toHaveCount(0);
}
