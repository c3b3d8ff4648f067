import { expect, type Locator, type Page } from '@playwright/test';
import type { App } from './app.ts';
import { expectAviso } from './dialogos.ts';
import { expectBesideField, expectErro } from './erros.ts';
import type { PessoaCadastrada } from './pessoas.ts';

/** What a row of the table may use. */
export interface Mundo {
  readonly page: Page;
  readonly app: App;
  /** A teacher of this test alone. */
  readonly pessoa: PessoaCadastrada;
}

/** How a message reaches the person. */
type Forma =
  /** Alert in the focused summary, and beside the field where one is to blame. */
  | 'erro'
  /** Beside the field alone. */
  | 'ao lado'
  /** A notice in the live region. */
  | 'aviso'
  /** The title of a question. */
  | 'pergunta'
  /** Somewhere in the page. */
  | 'texto';

export interface Linha {
  readonly texto: string;
  readonly forma: Forma;
  /** The id of the field to blame. */
  readonly campo?: string;
  /** The dialog that it happens in. */
  readonly dialogo?: string;
  /** What the person does. */
  readonly provocar: (mundo: Mundo) => Promise<void>;
  /** What was typed is still there afterwards: field → value. */
  readonly mantem?: Readonly<Record<string, string>>;
}

/** Rows that follow one another on a screen (its route), before somebody who may see it; a teacher is a new one. */
export interface Grupo {
  readonly tela: string;
  readonly linhas: readonly Linha[];
}

/** Provokes the message and finds it, exact, in the form in which it must be told (T-L4). */
export async function conferirLinha(mundo: Mundo, linha: Linha): Promise<void> {
  const { page } = mundo;
  await linha.provocar(mundo);
  const place =
    linha.dialogo === undefined ? page.locator('main') : page.getByRole('dialog', { name: linha.dialogo });
  await encontrar(page, place, linha);
  for (const [campo, valor] of Object.entries(linha.mantem ?? {})) {
    await expectMantido(place.locator(`[id="${campo}"]`), valor);
  }
}

async function encontrar(page: Page, place: Locator, { texto, forma, campo }: Linha): Promise<void> {
  if (forma === 'erro') return expectErro(page, { campo: campo ?? null, texto }, place);
  if (forma === 'ao lado') return expectBesideField(place, campo ?? '', texto);
  if (forma === 'texto') return expect(place.getByText(texto, { exact: true }).first()).toBeVisible();
  if (forma === 'aviso') return expectAviso(page, texto);
  const pergunta = page.getByRole('dialog', { name: texto, exact: true });
  await expect(pergunta).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(pergunta).toBeHidden();
}

async function expectMantido(field: Locator, valor: string): Promise<void> {
  const kept = await field.evaluate((element) =>
    element instanceof HTMLInputElement || element instanceof HTMLSelectElement
      ? element.value
      : (element.textContent ?? ''),
  );
  expect(kept).toBe(valor);
}

/** Makes every call of a path fail as a broken server does, for the next act only. */
export async function quebrar(page: Page, path: string, act: () => Promise<void>): Promise<void> {
  const url = (address: URL) => address.pathname === path;
  await page.route(url, (route) =>
    route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>500</h1>' }),
  );
  const answered = page.waitForResponse((response) => url(new URL(response.url())));
  await act();
  await answered;
  await page.unroute(url);
}

/** Puts values into the browser's storage, as an older version or a hand may have left them, and opens a screen. */
export async function comGuardado(
  page: Page,
  guardar: Readonly<Record<string, string>>,
  caminho: string,
): Promise<void> {
  await page.evaluate((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
  }, guardar);
  await page.goto(caminho);
}
