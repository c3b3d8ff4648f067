import { MENSAGENS_AVISO } from '@instrutoria/domain/aviso/messages.ts';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility/accessibility-scan.ts';
import { expectAviso } from '../../support/browser/dialogos.ts';
import { pageIdle, pageReady } from '../../support/browser/page-idle.ts';
import { expect, test } from '../../support/fixtures.ts';
import { doTipo } from '../../support/scenes/contas.ts';
import { loggedIn } from '../../support/server/api.ts';

// Every dialog of the application is built from apps/web/src/ui (biome.json), so one form, one question and
// one dialog above another stand for all.
const TELA = '/administracao/avisos';
const dialogo = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const botao = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first();

test('T-L1, T-L3: traps the focus in a form and a question above it, Escape closes them, and the opener gets the focus', async ({
  page,
  contas,
  retomar,
}) => {
  await retomar(page, doTipo(contas, 'administrador')[0]);
  await page.goto(TELA);
  await pageReady(page);
  const novo = botao(page, 'Novo aviso');
  const form = dialogo(page, 'Novo aviso');
  await abrirPeloTeclado(page, novo, form);
  await expectTrapped(page, form);
  await expectAccessible(page, TELA, 'modal', 'Novo aviso');
  await test.step('nothing typed: Escape closes it at once', async () => {
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();
    await expect(novo).toBeFocused();
  });
  await test.step('sent without a title: the error is in the dialog, and takes the focus', async () => {
    await abrirPeloTeclado(page, novo, form);
    await form.getByRole('button', { name: 'Salvar' }).click();
    await pageIdle(page);
    await expect(form.getByRole('region', { name: 'Problemas no formulário' })).toBeFocused();
    await expectAccessible(page, TELA, 'com erro', 'Novo aviso, sent as it stood');
  });
  await test.step('something typed: Escape asks, and the question goes first', async () => {
    await form.getByLabel('Título').fill('Um aviso');
    const pergunta = dialogo(page, 'deseja sair sem salvar?');
    await page.keyboard.press('Escape');
    await expect.poll(() => holdsFocus(pergunta)).toBe(true);
    await expectTrapped(page, pergunta);
    await page.keyboard.press('Escape');
    await expect(pergunta).toBeHidden();
    await expect.poll(() => holdsFocus(form)).toBe(true);
    await expect(form.getByLabel('Título')).toHaveValue('Um aviso');
    await form.getByRole('button', { name: 'Cancelar' }).click();
    await pergunta.getByRole('button', { name: 'Sair sem salvar' }).click();
    await expect(form).toBeHidden();
    await expect(novo).toBeFocused();
  });
});

test('T-L3: gives the focus after a question to its opener, or to the title when the answer removed the opener', {
  tag: '@longo',
}, async ({ page, app, contas, retomar }) => {
  const [conta] = doTipo(contas, 'administrador');
  const { client } = await loggedIn(app.url, conta);
  const titulo = `Aviso que será excluído ${Date.now()}`;
  await client.criarAviso({
    body: { titulo, resumo: 'Só deste teste.', texto: '', ordem: 9000, de: null, ate: null },
  });
  await retomar(page, conta);
  await page.goto(TELA);
  await pageReady(page);
  const excluir = page.getByRole('button', { name: `Excluir ${titulo}`, exact: true });
  const pergunta = dialogo(page, MENSAGENS_AVISO.desejaExcluir);
  await abrirPeloTeclado(page, excluir, pergunta);
  await expectTrapped(page, pergunta);
  await page.keyboard.press('Escape');
  await expect(pergunta).toBeHidden();
  await expect(excluir).toBeFocused();
  await page.keyboard.press('Enter');
  await pergunta.getByRole('button', { name: 'Excluir', exact: true }).click();
  await expectAviso(page, 'excluído com sucesso');
  await expect(excluir).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

async function abrirPeloTeclado(page: Page, opener: Locator, dialog: Locator): Promise<void> {
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await expect.poll(() => holdsFocus(dialog)).toBe(true);
}

const holdsFocus = (dialog: Locator) =>
  dialog.evaluate((element) => element.contains(document.activeElement));

/** Asserts that Tab and Shift+Tab stay inside the dialog, past its last and its first stop. */
async function expectTrapped(page: Page, dialog: Locator): Promise<void> {
  const stops = await dialog.locator('a[href], button, input, select, textarea, [tabindex]').count();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let n = 0; n <= stops; n += 1) {
      await page.keyboard.press(key);
      expect(await holdsFocus(dialog), `${key}, ${n + 1} of ${stops}`).toBe(true);
    }
  }
}
