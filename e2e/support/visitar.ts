import { expect, type Page } from '@playwright/test';
import { pronta, type Retomar } from './entrar.ts';
import type { Visitantes } from './exemplos.ts';
import { caminhoDe, ehDoAssistente, type Tela } from './telas.ts';

/**
 * Opens a screen as somebody who may see it. A step of the wizard is opened filled, where the visitor has a
 * submitted project to edit.
 */
export async function visitar(page: Page, tela: Tela, quem: Visitantes, retomar: Retomar): Promise<void> {
  if (tela.tipo !== null) await retomar(page, quem.contaPara(tela, tela.tipo));
  if (ehDoAssistente(tela)) await preencherAssistente(page, quem);
  await page.goto(caminhoDe(tela, quem.exemplos));
  await pronta(page);
}

async function preencherAssistente(page: Page, { exemplos }: Visitantes): Promise<void> {
  await page.goto(`/projetos_submetidos/${exemplos.projeto}`);
  await pronta(page);
  const editar = page.getByRole('button', { name: 'Editar projeto' });
  if ((await editar.count()) === 0) return;
  await editar.click();
  await expect(page).not.toHaveURL(/projetos_submetidos/);
  await pronta(page);
}
