import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import type { PessoaCadastrada } from '../scenes/pessoas.ts';
import { novaPessoa } from '../scenes/pessoas.ts';
import { editalAberto, IDEIA, propostaCompleta } from '../scenes/proposta.ts';
import { comSessao } from './entrar.ts';

/** All keys and values that a browser stores for the origin of a page. */
export function guardado(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => ({ ...localStorage, ...sessionStorage }));
}

/** Ends the session of this page on the server, and no other, as an hour without use does. */
export async function encerrarSessao(page: Page, url: string): Promise<void> {
  const authorization = `Bearer ${(await guardado(page)).token}`;
  const { status } = await fetch(`${url}/auth/logout`, {
    method: 'POST',
    headers: { authorization, connection: 'close' },
  });
  expect(status).toBe(204);
}

/** Registers a new teacher and gives `page` the session; it shows the menu. */
export async function novaPessoaNaTela(page: Page, url: string, nome?: string): Promise<PessoaCadastrada> {
  const pessoa = await novaPessoa(url, nome);
  await comSessao(page, url, pessoa);
  return pessoa;
}

/** Stores a complete draft through the API. */
export async function rascunhoCompleto(pessoa: PessoaCadastrada): Promise<{ id: number; versao: number }> {
  const body = await propostaCompleta(pessoa, await editalAberto(pessoa));
  return pessoa.client.salvarRascunho({ body });
}

/** Submits a complete project through the API; returns its id. */
export async function projetoCompleto(pessoa: PessoaCadastrada): Promise<number> {
  const body = await propostaCompleta(pessoa, await editalAberto(pessoa));
  return (await pessoa.client.submeterProjeto({ body })).id;
}

/** Opens the person's only draft from the list of drafts. */
export async function retomarRascunho(page: Page, titulo: string): Promise<void> {
  await page.goto('/rascunhos_salvos');
  await page.getByRole('button', { name: `${titulo} (continuar)` }).click();
}

/** Opens one draft on `page` and in a second browser with separate storage. */
export async function rascunhoEmDuasMaquinas(
  page: Page,
  browser: Browser,
  url: string,
): Promise<{ readonly pessoa: PessoaCadastrada; readonly outra: Page }> {
  const pessoa = await novaPessoa(url);
  await rascunhoCompleto(pessoa);
  const outra = await browser.newPage({ baseURL: url, locale: 'pt-BR' });
  for (const janela of [page, outra]) {
    await comSessao(janela, url, pessoa);
    await retomarRascunho(janela, IDEIA.titulo);
    await expect(janela).toHaveURL(/revisao_projeto$/);
  }
  return { pessoa, outra };
}

/**
 * Asserts that the dialog of two versions shows both titles and when each was written; returns the dialog.
 */
export async function expectDuasVersoes(page: Page, aqui: string, noServidor: string): Promise<Locator> {
  const escolha = page.getByRole('dialog', { name: 'Há duas versões deste projeto' });
  const secao = escolha.getByRole('region', { name: 'Título' });
  await expect(secao).toContainText(aqui);
  await expect(secao).toContainText(noServidor);
  await expect(secao).toContainText(/Neste navegador, \d\d\/\d\d\/\d{4}.*\d\d:\d\d/);
  await expect(secao).toContainText(/No servidor, \d\d\/\d\d\/\d{4}.*\d\d:\d\d/);
  return escolha;
}
