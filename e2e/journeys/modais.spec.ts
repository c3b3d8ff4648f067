import { amostra } from '@instrutoria/domain/testing/amostra.ts';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { MODAIS, type Modal, modaisDe } from '../support/modais.ts';
import { novaPessoa } from '../support/pessoas.ts';
import type { Cena } from '../support/preparar-modais.ts';
import { quieta } from '../support/pronta.ts';
import { telas } from '../support/telas.ts';
import { expectAccessible } from '../support/varrer-tela.ts';
import { abrirTela } from '../support/visitar.ts';

const grupos = telas.flatMap(({ path }) => {
  const modais = modaisDe(path);
  // Those that need nothing before them open one after another on one page.
  const simples = modais.filter(({ preparar }) => preparar === undefined);
  const cadaUm = modais.filter(({ preparar }) => preparar !== undefined).map((modal) => [modal]);
  return (simples.length === 0 ? cadaUm : [simples, ...cadaUm]).map((grupo) => ({ path, grupo }));
});

for (const { path, grupo } of amostra(grupos, 25)) {
  const nomes = grupo.map(({ nome }) => `“${nome}”`).join(', ');
  test(`T-L1, T-L3: ${path}: ${nomes}`, async ({ page, app, quem, retomar }) => {
    const pessoa = await novaPessoa(app.url);
    await abrirTela({ page, quem, retomar }, path, pessoa);
    for (const modal of grupo) {
      await test.step(modal.nome, () => conferirModal({ page, app, pessoa }, path, modal));
    }
  });
}

async function conferirModal(cena: Cena, path: string, modal: Modal): Promise<void> {
  const { page } = cena;
  await modal.preparar?.(cena);
  const dialog = page.getByRole('dialog', { name: modal.nomeComData ?? modal.nome, exact: true });
  const volta = await abrirModal(page, modal, dialog);
  await expectTrapped(page, dialog);
  await expectAccessible(page, path, 'modal', modal.nome);
  await sendAsItStands(page, path, dialog, modal.nome);
  if (!(await dialog.isVisible())) {
    // What is whole already, as from a draft, asks its question: the form is there again after it.
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(volta).toBeFocused();
}

/** Opens it by keyboard; the focus goes in. Answers who must get it back. */
async function abrirModal(page: Page, { abre, volta }: Modal, dialog: Locator): Promise<Locator> {
  const opener = abre?.(page);
  if (opener !== undefined) {
    await opener.focus();
    await page.keyboard.press('Enter');
  }
  await expect(dialog).toBeVisible();
  await expect.poll(() => holdsFocus(dialog)).toBe(true);
  const back = volta?.(page) ?? opener;
  if (back === undefined) throw new Error('say in e2e/support/modais.ts who gets the focus back');
  return back;
}

const holdsFocus = (dialog: Locator) =>
  dialog.evaluate((element) => element.contains(document.activeElement));

/** Tab and Shift+Tab go round inside, past the last stop and the first one. */
async function expectTrapped(page: Page, dialog: Locator): Promise<void> {
  const stops = await dialog.locator('a[href], button, input, select, textarea, [tabindex]').count();
  // Looked at where the focus arrives: asking after each key would cost as much as the keys.
  const arrivals = await dialog.evaluateHandle((element) => {
    const inside: boolean[] = [];
    const note = (key: KeyboardEvent) =>
      key.key === 'Tab' && inside.push(element.contains(document.activeElement));
    document.addEventListener('keyup', note, true);
    return { inside, end: () => document.removeEventListener('keyup', note, true) };
  });
  const keys = ['Tab', 'Shift+Tab'].flatMap((key) => Array.from({ length: stops + 1 }, () => key));
  for (const key of keys) await page.keyboard.press(key);
  const inside = await arrivals.evaluate((seen) => {
    seen.end();
    return seen.inside;
  });
  expect(inside, `${stops} stops, forth and back`).toEqual(keys.map(() => true));
}

/** A form in it, sent as it stands: where it is refused, its errors are looked at too. */
async function sendAsItStands(page: Page, tela: string, dialog: Locator, nome: string): Promise<void> {
  const enviar = dialog.locator('button[type="submit"]:visible:enabled').first();
  if (
    !/^(Nov|Adicionar|Professores|Designar|Substituir|Parecer|tem certeza que deseja recusar)/.test(nome) ||
    (await enviar.count()) === 0
  )
    return;
  await enviar.click();
  await quieta(page);
  await expectAccessible(page, tela, 'com erro', `${nome}, sent as it stood`);
}

test('T-L3: the table of dialogs names every route', () => {
  expect(Object.keys(MODAIS).toSorted()).toEqual(telas.map(({ path }) => path).toSorted());
});
