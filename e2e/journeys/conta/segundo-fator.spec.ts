import { createHmac } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { entrar, preencherLogin } from '../../support/browser/entrar.ts';
import { expect, test } from '../../support/fixtures.ts';
import { novaPessoa } from '../../support/scenes/pessoas.ts';

const PASSO_MS = 30_000;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** What an authenticator application shows (RFC 6238), so many steps from now. */
function codigoDe(chave: string, passos = 0): string {
  const bits = [...chave.replaceAll(/\s/g, '')].map((c) => BASE32.indexOf(c).toString(2).padStart(5, '0'));
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  const contador = Buffer.alloc(8);
  contador.writeBigUInt64BE(BigInt(Math.floor(Date.now() / PASSO_MS) + passos));
  const marca = createHmac('sha1', Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2))))
    .update(contador)
    .digest();
  const inicio = (marca.at(-1) ?? 0) % 16;
  return String((marca.readUInt32BE(inicio) % 0x80000000) % 1_000_000).padStart(6, '0');
}

/** A phone or laptop that makes and uses passkeys by itself (WebAuthn's virtual authenticator). */
async function darAutenticador(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function sair(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Coordenador$/ }).click();
  await page.locator('#menu-da-pessoa').getByRole('button', { name: 'Sair' }).click();
  await expect(page).toHaveURL(/\/login/);
}

const guardarCodigos = async (page: Page): Promise<readonly string[]> => {
  const codigos = page.getByRole('list', { name: 'Códigos de recuperação' }).getByRole('listitem');
  await expect(codigos).toHaveCount(10);
  const lidos = await codigos.allTextContents();
  await page.getByRole('button', { name: 'Já salvei os códigos' }).click();
  return lidos;
};

test('enrols an application and a passkey, and enters with each and with a recovery code', async ({
  page,
  app,
}) => {
  test.slow();
  const eu = await novaPessoa(app.url);
  await darAutenticador(page);
  await entrar(page, eu);
  await page.goto('/seguranca_da_conta');
  const dialogo = (name: string): Locator => page.getByRole('dialog', { name });

  await page.getByRole('button', { name: 'Cadastrar aplicativo' }).click();
  const comecar = dialogo('Cadastrar o aplicativo autenticador');
  await comecar.getByLabel('Senha atual').fill(eu.senha);
  await comecar.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByRole('img', { name: /Código QR/ })).toBeVisible();
  const chave = (await page.locator('code').textContent()) ?? '';
  await page.getByLabel('Código que o aplicativo mostra').fill(codigoDe(chave));
  await page.getByRole('button', { name: 'Concluir' }).click();
  const [recuperacao = ''] = await guardarCodigos(page);
  await expect(page.getByText('Restam 10 códigos.')).toBeVisible();

  await test.step('the login asks for a code, refuses a wrong one beside the field, and takes the right one', async () => {
    await sair(page);
    await preencherLogin(page, eu);
    await expect(page.getByRole('heading', { name: 'Confirme que é você' })).toBeVisible();
    const campo = page.getByLabel('Código do aplicativo autenticador');
    await expect(campo).toBeFocused();
    await campo.fill('12');
    await page.getByRole('button', { name: 'Confirmar' }).click();
    await expect(page.getByText(/O código não confere/).first()).toBeVisible();
    // The next step's code: each step works once, and the enrolment used one.
    await campo.fill(codigoDe(chave, 1));
    await page.getByRole('button', { name: 'Confirmar' }).click();
    await expect(page).toHaveURL(/\/menu$/);
  });

  await test.step('a recovery code enters once', async () => {
    await sair(page);
    await preencherLogin(page, eu);
    await page.getByRole('button', { name: 'Usar código de recuperação' }).click();
    await page.getByLabel('Código de recuperação').fill(recuperacao);
    await page.getByRole('button', { name: 'Confirmar' }).click();
    await expect(page).toHaveURL(/\/menu$/);
    await page.goto('/seguranca_da_conta');
    await expect(page.getByText('Restam 9 códigos.')).toBeVisible();
  });

  await test.step('a passkey enters without the password', async () => {
    await page.getByRole('button', { name: 'Gerar códigos novos' }).waitFor();
    const outro = await novaPessoa(app.url, 'Otília Ramos Vieira');
    await sair(page);
    await entrar(page, outro);
    await page.goto('/seguranca_da_conta');
    await page.getByRole('button', { name: 'Cadastrar chave de acesso' }).click();
    const nova = dialogo('Cadastrar chave de acesso');
    await nova.getByLabel('Nome da chave').fill('celular');
    await nova.getByLabel('Senha atual').fill(outro.senha);
    await nova.getByRole('button', { name: 'Continuar' }).click();
    await guardarCodigos(page);
    await expect(page.getByRole('rowheader', { name: 'celular' })).toBeVisible();
    await sair(page);
    await page.getByRole('button', { name: 'Entrar com chave de acesso' }).click();
    await expect(page).toHaveURL(/\/menu$/);
    await sair(page);
    await preencherLogin(page, outro);
    await page.getByRole('button', { name: 'Usar chave de acesso' }).click();
    await expect(page).toHaveURL(/\/menu$/);
  });
});
