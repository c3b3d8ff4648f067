import { expect, type Locator, type Page } from '@playwright/test';
import { pageReady } from '../browser/page-idle.ts';

const mesa = (page: Page) => page.getByRole('region', { name: 'Precisa de você' });

/** The row of a task at home, found by words of its title and of its subject. */
export function tarefaNaMesa(page: Page, titulo: string, sobre: string): Locator {
  return mesa(page).getByRole('listitem').filter({ hasText: titulo }).filter({ hasText: sobre });
}

/**
 * Opens a task at home, by the mouse or by `agir`; shows further tasks first if it is not among the first.
 */
export async function abrirTarefa(
  page: Page,
  titulo: string,
  sobre: string,
  agir: (botao: Locator) => Promise<void> = (botao) => botao.click(),
): Promise<void> {
  const tarefa = tarefaNaMesa(page, titulo, sobre).first();
  const mais = mesa(page).getByRole('button', { name: /^Ver as? outras? / });
  // Waits until the list has stopped loading, which would move the task behind the button.
  await pageReady(page);
  await expect(tarefa.or(mais).first()).toBeVisible();
  if (!(await tarefa.isVisible())) await agir(mais);
  await agir(tarefa.getByRole('link'));
}

/** Goes home and opens a task there. */
export async function pelaTarefa(page: Page, titulo: string, sobre: string): Promise<void> {
  await page.getByRole('link', { name: 'início', exact: true }).click();
  await abrirTarefa(page, titulo, sobre);
}
