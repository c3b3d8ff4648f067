import type { Page } from '@playwright/test';
import { pageIdle, pageReady } from '../../support/browser/page-idle.ts';
import {
  expectDuasVersoes,
  guardado,
  novaPessoaNaTela,
  rascunhoEmDuasMaquinas,
} from '../../support/browser/sessao.ts';
import { expect, test } from '../../support/fixtures.ts';
import { editor, escolherEdital } from '../../support/scenes/assistente.ts';
import type { PessoaCadastrada } from '../../support/scenes/pessoas.ts';
import { IDEIA } from '../../support/scenes/proposta.ts';

const titulo = (page: Page) => page.getByRole('textbox', { name: 'Título do projeto' });
const titulos = async ({ client, id }: PessoaCadastrada) =>
  (await client.listarRascunhos({ params: { professorId: id } })).map((cada) => cada.titulo);
const estado = (page: Page) => page.locator('[data-autosave]');

/** A pause in typing, by the page's clock: the autosave becomes due. */
async function pausa(page: Page, milliseconds = 6000): Promise<void> {
  await page.clock.runFor(milliseconds);
}

test('T-A12, T-K13: tells that the wizard is offline, keeps its text, and saves by itself when the network is back, with the time', async ({
  page,
  app,
}) => {
  const pessoa = await novaPessoaNaTela(page, app.url);
  await page.clock.install();
  await page.goto('/especificacoes_projeto');
  await pageReady(page);
  await titulo(page).fill('Antes do túnel');
  await pausa(page);
  await expect(estado(page)).toHaveText(/Tudo salvo às \d\d:\d\d/);
  expect(await titulos(pessoa)).toEqual(['Antes do túnel']);

  await page.context().setOffline(true);
  await titulo(page).fill('Dentro do túnel');
  await pausa(page);
  await expect(estado(page)).toContainText('Sem internet: salvo neste computador.');
  await expect(estado(page).getByRole('status')).toContainText('Sem internet');
  expect((await guardado(page)).titulo).toBe('Dentro do túnel');
  expect(await titulos(pessoa)).toEqual(['Antes do túnel']);
  // Longer than any wait between two attempts: the page keeps trying, and keeps showing that it does.
  await pausa(page, 90_000);
  await expect(estado(page)).toContainText('Sem internet');
  await titulo(page).fill('Ainda dentro do túnel');

  await page.context().setOffline(false);
  await pausa(page, 61_000);
  await expect(estado(page)).toHaveText(/Tudo salvo às \d\d:\d\d/);
  expect(await titulos(pessoa)).toEqual(['Ainda dentro do túnel']);
});

test('T-A12: keeps text typed without network over a reload, and saves it afterwards', async ({
  page,
  app,
}) => {
  const pessoa = await novaPessoaNaTela(page, app.url);
  await page.clock.install();
  await page.goto('/resumo_projeto');
  await pageReady(page);
  // Pages load and API calls fail, as when only the API behind the web server is down.
  await page.route('**/api/projeto/rascunho', (route) => route.abort('connectionrefused'));
  await editor(page, 'Resumo').fill(IDEIA.resumo);
  await pausa(page);
  await expect(estado(page)).toContainText('Sem internet');
  await page.reload();
  await pageReady(page);
  await expect(editor(page, 'Resumo')).toHaveText(IDEIA.resumo);
  await page.unroute('**/api/projeto/rascunho');
  await pausa(page, 61_000);
  await expect(estado(page)).toHaveText(/Tudo salvo às/);
  expect(await titulos(pessoa)).toHaveLength(1);
});

test('T-G17, T-G4: shows the second of two autosaving browsers both versions with their dates, and loses nothing', {
  tag: '@longo',
}, async ({ page, app, browser }) => {
  const { pessoa, outra } = await rascunhoEmDuasMaquinas(page, browser, app.url);
  for (const janela of [page, outra]) {
    await janela.clock.install();
    await janela.goto('/especificacoes_projeto');
    await expect(titulo(janela)).toHaveValue(IDEIA.titulo);
  }
  const noServidor = async () => (await titulos(pessoa)).join();
  await titulo(outra).fill('Título da outra máquina');
  await pausa(outra);
  await expect(estado(outra)).toHaveText(/Tudo salvo às/);
  expect(await noServidor()).toBe('Título da outra máquina');

  await titulo(page).fill('Título desta máquina');
  await pausa(page);
  const escolha = await expectDuasVersoes(page, 'Título desta máquina', 'Título da outra máquina');

  await test.step('put off: both stay where they are, and nothing is saved over the other', async () => {
    await escolha.getByRole('button', { name: 'Decidir depois' }).click();
    await pausa(page, 90_000);
    await expect(titulo(page)).toHaveValue('Título desta máquina');
    expect(await noServidor()).toBe('Título da outra máquina');
    await expect(estado(page)).toContainText('Há duas versões deste projeto:');
  });
  await test.step('chosen: the one is kept here and there, the other machine is asked in its turn', async () => {
    await page.getByRole('button', { name: 'Comparar as versões' }).click();
    await escolha.getByRole('button', { name: 'Ficar com a deste navegador' }).click();
    await expect(escolha).toBeHidden();
    await expect.poll(noServidor).toBe('Título desta máquina');
    await titulo(outra).fill('Título da outra máquina, II');
    await pausa(outra);
    const deLa = outra.getByRole('dialog', { name: 'Há duas versões deste projeto' });
    await expect(deLa).toContainText('Título da outra máquina, II');
    await expect(deLa).toContainText('Título desta máquina');
    await deLa.getByRole('button', { name: 'Ficar com a outra' }).click();
    await expect(titulo(outra)).toHaveValue('Título desta máquina');
  });
  await outra.close();
});

test('T-A12, T-L12: warns two minutes before the session ends, and keeps it and the text by one key', async ({
  page,
  app,
}) => {
  await novaPessoaNaTela(page, app.url);
  await page.clock.install();
  await page.goto('/cadastro_projeto');
  await escolherEdital(page);
  await page.goto('/resumo_projeto');
  await pageReady(page);
  const texto = 'Os encontros partem dos dados que a turma mediu. '.repeat(31).slice(0, 1500).trim();
  await editor(page, 'Resumo').fill(texto);
  await pausa(page);
  await expect(estado(page)).toHaveText(/Tudo salvo às/);
  const aviso = page.getByRole('dialog', { name: 'Sua sessão vai terminar em 2 minutos' });
  // Waits for pending responses, which would otherwise arrive an hour late by the page's clock.
  await pageIdle(page);
  await page.clock.runFor(57 * 60_000);
  await expect(aviso).toBeHidden();
  await page.clock.runFor(70_000);
  await expect(aviso).toContainText('O que você digitou fica salvo neste navegador');
  const answered = page.waitForResponse(/\/auth\/sessoes/);
  await expect(aviso.getByRole('button', { name: 'continuar conectado' })).toBeFocused();
  await page.keyboard.press('Enter');
  expect((await answered).status()).toBe(200);
  await expect(aviso).toBeHidden();
  await pageIdle(page);
  await page.clock.runFor(57 * 60_000);
  await expect(aviso).toBeHidden();
  await expect(editor(page, 'Resumo')).toHaveText(texto);
});
