import type { Page } from '@playwright/test';
import type { App } from '../support/app.ts';
import { expectAccessible } from '../support/axe.ts';
import { contaDoTipo, entrar, pronta } from '../support/entrar.ts';
import { exemplosDe } from '../support/exemplos.ts';
import { expect, test } from '../support/fixtures.ts';
import { caminhoDe, type Exemplos, type Tela, todasAsTelas } from '../support/telas.ts';

/** Buttons of one screen that open a dialog: the first few stand for the rows of a table. */
const mostDialogs = 4;

const telas = await todasAsTelas();

test.describe('every screen, filled, in error and with its dialogs open', () => {
  let exemplos: Exemplos;

  test.beforeAll(async ({ app }) => {
    exemplos = await exemplosDe(app);
  });

  for (const tela of telas) {
    test(`${tela.path} (${tela.title})`, async ({ page, app }) => {
      await visitar(page, app, tela, exemplos);
      await expect(page).toHaveTitle(`${tela.title} · Instrutoria`);
      await expectAccessible(page, `${tela.path} filled`);
      await scanError(page, tela);
      await scanDialogs(page, tela);
    });
  }
});

async function visitar(page: Page, app: App, tela: Tela, exemplos: Exemplos): Promise<void> {
  if (tela.tipo !== null) await entrar(page, await contaDoTipo(app.url, tela.tipo));
  await page.goto(caminhoDe(tela, exemplos));
  await pronta(page);
}

/** Sends the screen's form as it stands; where that is refused, the screen with its errors is scanned. */
async function scanError(page: Page, tela: Tela): Promise<void> {
  const submit = page.locator('main form button[type="submit"]').first();
  if ((await submit.count()) === 0) return;
  await submit.click();
  await pronta(page);
  await expectAccessible(page, `${tela.path} after its form was sent as it stood`);
  // A form that was right as it stood asks before it acts.
  if ((await page.getByRole('dialog').count()) > 0) await closeDialog(page);
}

async function scanDialogs(page: Page, tela: Tela): Promise<void> {
  const openers = page.locator('main button[aria-haspopup="dialog"]:visible:enabled');
  const count = Math.min(await openers.count(), mostDialogs);
  for (let index = 0; index < count; index += 1) {
    await openers.nth(index).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, `${tela.path} with dialog ${index + 1} open`);
    await closeDialog(page);
  }
}

async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}
