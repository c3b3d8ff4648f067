import { expect, type Locator, type Page } from '@playwright/test';
import { pageReady } from '../browser/page-idle.ts';

const mesa = (page: Page) => page.getByRole('region', { name: 'Precisa de você' });

/** The row of a task on the desk at home, by words of it and of what it is about. */
export function tarefaNaMesa(page: Page, titulo: string, sobre: string): Locator {
  return mesa(page).getByRole('listitem').filter({ hasText: titulo }).filter({ hasText: sobre });
}

/** From home by a task, with the mouse or as `agir` does; those that are not shown at first are asked for. */
export async function abrirTarefa(
  page: Page,
  titulo: string,
  sobre: string,
  agir: (botao: Locator) => Promise<void> = (botao) => botao.click(),
): Promise<void> {
  const tarefa = tarefaNaMesa(page, titulo, sobre).first();
  const mais = mesa(page).getByRole('button', { name: /^Ver as? outras? / });
  // A list that is read again meanwhile would move the task behind the button.
  await pageReady(page);
  await expect(tarefa.or(mais).first()).toBeVisible();
  if (!(await tarefa.isVisible())) await agir(mais);
  await agir(tarefa.getByRole('link'));
}

/** Goes home, and from there by a task. */
export async function pelaTarefa(page: Page, titulo: string, sobre: string): Promise<void> {
  await page.getByRole('link', { name: 'início', exact: true }).click();
  await abrirTarefa(page, titulo, sobre);
}
