import { type Browser, expect, type Page } from '@playwright/test';
import type { Conta } from './api.ts';

/** Logs in on the login page, as a person does, and waits for the menu. */
export async function entrar(page: Page, { cpf, senha }: Pick<Conta, 'cpf' | 'senha'>): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('CPF').fill(cpf);
  await page.getByLabel('Senha', { exact: true }).fill(senha);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page).toHaveURL(/\/menu$/);
}

/** Makes a page one of somebody who has logged in. */
export type Retomar = (page: Page, conta: Conta) => Promise<void>;

/** As `entrar`, but each person logs in once: afterwards a page gets what that login left in the browser. */
export function sessoes(browser: Browser, baseURL: string): Retomar {
  const left = new Map<string, Promise<readonly (readonly [string, string])[]>>();
  const logIn = async (conta: Conta) => {
    const page = await browser.newPage({ baseURL });
    await entrar(page, conta);
    const entries = await page.evaluate(() => Object.entries({ ...localStorage }) as [string, string][]);
    await page.context().close();
    return entries;
  };
  return async (page, conta) => {
    const entries = left.get(conta.cpf) ?? logIn(conta);
    left.set(conta.cpf, entries);
    await page.goto('/robots.txt');
    await page.evaluate(
      (all) => {
        for (const [key, value] of all) localStorage.setItem(key, value);
      },
      await entries,
    );
  };
}

/** Waits until a page shows what it came for: its heading stands, nothing is on its way, nothing is loading. */
export async function pronta(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page.getByText('Carregando', { exact: false })).toHaveCount(0);
}
