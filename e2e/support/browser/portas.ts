import { MENSAGENS_PORTA as M } from '@instrutoria/domain/porta/messages.ts';
import { expect, type Locator, type Page } from '@playwright/test';
import { umaImagem } from '../scenes/arquivos.ts';
import type { Conta } from '../server/api.ts';
import { comSessao } from './entrar.ts';
import { pageReady } from './page-idle.ts';

/** Logs out by the menu of the person. */
export async function sair(page: Page): Promise<void> {
  await pageReady(page);
  await page.locator('[aria-controls="menu-da-pessoa"]').click();
  await page.locator('#menu-da-pessoa').getByText('Sair', { exact: true }).click();
  await expect(page).toHaveURL(/\/login/);
}

/** The button or link of a door on the sign-in page. */
export function pelaPorta(page: Page, nome: string): Locator {
  const name = `Entrar com a conta ${nome}`;
  return page.getByRole('button', { name, exact: true }).or(page.getByRole('link', { name, exact: true }));
}

interface PortaNova {
  readonly nome: string;
  /** The option of 'Provedor'. */
  readonly provedor: string;
  /** By their labels. */
  readonly campos: Readonly<Record<string, string>>;
}

/** An administrator adds a door by its form. Returns the address to which the provider sends people back. */
export async function criarPorta(
  page: Page,
  { url, contas }: { readonly url: string; readonly contas: readonly Conta[] },
  { nome, provedor, campos }: PortaNova,
): Promise<string> {
  const admin = contas.find(({ tipo }) => tipo === 'administrador');
  if (admin === undefined) throw new Error('no administrator');
  await comSessao(page, url, admin, '/administracao/portas');
  await page.getByRole('button', { name: 'Acrescentar' }).first().click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Provedor', { exact: true }).selectOption({ label: provedor });
  await form.getByLabel(/^Nome no botão/).fill(nome);
  for (const [label, valor] of Object.entries(campos))
    await form.getByLabel(label, { exact: true }).fill(valor);
  await form.getByLabel('Vínculos que abrem conta').fill('faculty');
  await form.getByLabel('A quem escreve quem não tem conta').fill('suporte@ufva.test');
  await form.getByLabel('O provedor garante o CPF de todas as pessoas').check();
  await form.getByLabel('O provedor fica na rede interna').check();
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText(M.portaSalva)).toBeVisible();
  return page.getByRole('row', { name: nome }).locator('code').innerText();
}

/** Tests the door and switches it on; leaves the page at the sign-in. */
export async function ligarPorta(page: Page, nome: string): Promise<void> {
  await page.getByRole('button', { name: `Testar e ligar ${nome}` }).click();
  await expect(page.getByRole('button', { name: `Desligar ${nome}` })).toBeVisible();
  await sair(page);
}

/** The form of the first entry, with what the provider did not say; `comUnidade`: the unit too. */
export async function primeiroAcesso(page: Page, siape: string, { comUnidade = true } = {}): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Primeiro acesso' })).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
  await page.getByTestId('foto-file').setInputFiles(umaImagem('rosto.png'));
  await page.getByLabel('SIAPE').fill(siape);
  await page.getByLabel(/Lattes/).fill('http://lattes.cnpq.br/1234567890123456');
  if (comUnidade) await page.getByLabel('Unidade').selectOption({ index: 1 });
  else await expect(page.getByLabel('Unidade')).toHaveCount(0);
  await page.getByRole('button', { name: 'Criar a conta e entrar' }).click();
  await dentro(page);
}

/** Links the provider's account to one that exists here, by its password. */
export async function ligarPelaSenha(
  page: Page,
  { cpf, senha }: Pick<Conta, 'cpf' | 'senha'>,
): Promise<void> {
  await page.getByRole('button', { name: 'Já tenho conta aqui' }).click();
  await page.getByLabel('CPF').fill(cpf);
  await page.getByLabel('Senha', { exact: true }).fill(senha);
  await page.getByRole('button', { name: /Ligar/ }).click();
  await dentro(page);
}

export async function dentro(page: Page, nome?: string): Promise<void> {
  await expect(page).toHaveURL(/\/menu$/);
  if (nome !== undefined) await expect(page.locator('[aria-controls="menu-da-pessoa"]')).toContainText(nome);
}

/** The page says why not; its one action leads to the sign-in page. */
export async function recusada(page: Page, motivo: string): Promise<void> {
  await expect(page.getByText(motivo)).toBeVisible();
  await page.getByRole('link', { name: 'Começar de novo' }).click();
  await expect(page).toHaveURL(/\/login$/);
}

interface Resposta {
  readonly url: string;
  /** Of a form; null for a GET. */
  readonly corpo: string | null;
}

/** Remembers the answers that providers send by this browser. */
export function respostasVistas(page: Page): () => Resposta {
  const vistas: Resposta[] = [];
  page.on('request', (request) => {
    if (/\/api\/porta\/\d+\/retorno/.test(request.url())) {
      vistas.push({ url: request.url(), corpo: request.postData() });
    }
  });
  return () => {
    const ultima = vistas.at(-1);
    if (ultima === undefined) throw new Error('no provider has answered');
    return ultima;
  };
}

/** Sends an answer from the browser, as a provider's page does. */
export async function responder(page: Page, { url, corpo }: Resposta): Promise<void> {
  if (corpo === null) {
    await page.goto(url);
    return;
  }
  await page.evaluate(
    ([action, campos]) => {
      const form = document.createElement('form');
      Object.assign(form, { method: 'post', action });
      for (const [name, value] of campos) {
        const input = document.createElement('input');
        Object.assign(input, { name, value });
        form.append(input);
      }
      document.body.append(form);
      form.submit();
    },
    [url, [...new URLSearchParams(corpo)]] as const,
  );
}
