import { expect, type Locator, type Page } from '@playwright/test';
import { type Conta, loggedIn } from '../server/api.ts';

type Credenciais = Pick<Conta, 'cpf' | 'senha'>;

/** Logs in on the login page, as a person does, and waits for the menu. */
export async function entrar(page: Page, conta: Credenciais): Promise<void> {
  await page.goto('/login');
  await preencherLogin(page, conta);
  await expect(page).toHaveURL(/\/menu$/);
}

/** Fills in and sends the login form, on its page or over another one. */
export async function preencherLogin(onde: Page | Locator, { cpf, senha }: Credenciais): Promise<void> {
  await onde.getByLabel('CPF').fill(cpf);
  await onde.getByLabel('Senha', { exact: true }).fill(senha);
  await onde.getByRole('button', { name: /^Entrar( e continuar)?$/ }).click();
}

/** Gives the page the session of this account, and removes what another person left in the browser. */
export type Retomar = (page: Page, conta: Conta) => Promise<void>;

/**
 * Like `entrar` without the screen: each person logs in once, and the page gets the storage that a login
 * leaves.
 */
export function sessoes(baseURL: string): Retomar {
  const left = new Map<string, Promise<Guardado>>();
  return async (page, conta) => {
    const entries = left.get(conta.cpf) ?? aposEntrar(baseURL, conta);
    left.set(conta.cpf, entries);
    await deixar(page, baseURL, await entries);
  };
}

/** Gives the page a new session without the login screen, and opens `caminho`. */
export async function comSessao(
  page: Page,
  url: string,
  conta: Credenciais,
  caminho = '/menu',
): Promise<void> {
  await deixar(page, url, await aposEntrar(url, conta));
  await page.goto(`${url}${caminho}`);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible({ timeout: 120_000 });
}

type Guardado = Readonly<Record<string, string>>;

/** The storage that a login leaves in the browser (D10). */
async function aposEntrar(url: string, conta: Credenciais): Promise<Guardado> {
  const { token, dispositivo, usuario } = await loggedIn(url, conta);
  const agora = String(Date.now());
  return {
    token,
    dispositivo,
    usuario: JSON.stringify(usuario),
    dono: String(usuario.id),
    inicioDaSessao: agora,
    ultimoUso: agora,
  };
}

async function deixar(page: Page, baseURL: string, entries: Guardado): Promise<void> {
  await page.goto(`${baseURL}/robots.txt`);
  await page.evaluate((all) => {
    if (localStorage.getItem('dono') !== all.dono) localStorage.clear();
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
  }, entries);
}
