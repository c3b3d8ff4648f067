import type { TipoDeUsuario } from '@instrutoria/domain/conta/types.ts';
import { expect, type Page } from '@playwright/test';
import { type Conta, contasDe } from './api.ts';

/** Logs in on the login page, as a person does, and waits for the menu. */
export async function entrar(page: Page, { cpf, senha }: Pick<Conta, 'cpf' | 'senha'>): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('CPF').fill(cpf);
  await page.getByLabel('Senha', { exact: true }).fill(senha);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page).toHaveURL(/\/menu$/);
}

/** The first account of a type that the demonstration offers. */
export async function contaDoTipo(url: string, tipo: TipoDeUsuario): Promise<Conta> {
  const conta = (await contasDe(url)).find((candidate) => candidate.tipo === tipo);
  if (conta === undefined) throw new Error(`the demonstration offers no ${tipo}`);
  return conta;
}

/** Waits until a page shows what it came for: its heading stands, nothing is on its way, nothing is loading. */
export async function pronta(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page.getByText('Carregando', { exact: false })).toHaveCount(0);
}
