import { expect, type Page } from '@playwright/test';
import type { Retomar } from './entrar.ts';
import { pageReady } from './page-idle.ts';
import { guardado } from './sessao.ts';
import { caminhoDe, ehDoAssistente, type Tela } from './telas.ts';
import { desconhecido, type Visitantes } from './visitantes.ts';

/**
 * Opens a screen as a person who may see it. A step of the wizard is opened with data if the visitor has a
 * submitted project to edit.
 */
export async function visitar(page: Page, tela: Tela, quem: Visitantes, retomar: Retomar): Promise<void> {
  if (tela.tipo !== null) await retomar(page, quem.contaPara(tela, tela.tipo));
  if (ehDoAssistente(tela) && quem.exemplos.projeto !== desconhecido) await preencherAssistente(page, quem);
  await page.goto(caminhoDe(tela, quem.exemplos));
  await pageReady(page);
}

/** The browser storage after a project was opened for editing: created once for each server, then reused. */
const abertos = new WeakMap<Visitantes, Readonly<Record<string, string>>>();

async function preencherAssistente(page: Page, quem: Visitantes): Promise<void> {
  const aberto = abertos.get(quem);
  if (aberto !== undefined) {
    await page.evaluate((all) => {
      for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
    }, aberto);
    return;
  }
  await page.goto(`/projetos_submetidos/${quem.exemplos.projeto}`);
  await page.getByRole('button', { name: 'Editar projeto' }).click();
  await expect(page).not.toHaveURL(/projetos_submetidos/);
  await pageReady(page);
  await expect(async () => expect(await guardado(page)).toHaveProperty('titulo')).toPass({ intervals: [50] });
  abertos.set(quem, await guardado(page));
}
