import { createHmac } from 'node:crypto';
import { MENSAGENS_FATOR as M } from '@instrutoria/domain/fator/messages.ts';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility/accessibility-scan.ts';
import { expectErro } from '../../support/accessibility/announced-errors.ts';
import { tabTo } from '../../support/accessibility/keyboard.ts';
import { comSessao, entrar, preencherLogin } from '../../support/browser/entrar.ts';
import { pageReady } from '../../support/browser/page-idle.ts';
import { expect, test } from '../../support/fixtures.ts';
import { doTipo } from '../../support/scenes/contas.ts';
import { novaPessoa } from '../../support/scenes/pessoas.ts';

const PASSO_MS = 30_000;
const TELA = '/seguranca_da_conta';
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
async function darAutenticador(page: Page): Promise<{ readonly perder: () => Promise<unknown> }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { perder: () => cdp.send('WebAuthn.clearCredentials', { authenticatorId }) };
}

async function sair(page: Page): Promise<void> {
  await pageReady(page);
  await page.locator('[aria-controls="menu-da-pessoa"]').click();
  await page.locator('#menu-da-pessoa').getByRole('button', { name: 'Sair' }).click();
  await expect(page).toHaveURL(/\/login/);
}

const guardarCodigos = async (page: Page): Promise<readonly string[]> => {
  const codigos = page.getByRole('list', { name: 'Códigos de recuperação' }).getByRole('listitem');
  await expect(codigos).toHaveCount(10);
  const lidos = await codigos.allTextContents();
  await expectAccessible(page, TELA, 'cheia', 'os códigos novos');
  await page.getByRole('button', { name: 'Já salvei os códigos' }).click();
  await expect(codigos).toHaveCount(0);
  return lidos;
};

const dialogo = (page: Page, name: string): Locator => page.getByRole('dialog', { name });

const cadastrarAplicativo = async (page: Page, senha: string): Promise<string> => {
  await page.getByRole('button', { name: 'Cadastrar aplicativo' }).click();
  const comecar = dialogo(page, 'Cadastrar o aplicativo autenticador');
  await comecar.getByLabel('Senha atual').fill(senha);
  await comecar.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByRole('img', { name: /Código QR/ })).toBeVisible();
  return (await page.locator('code').textContent()) ?? '';
};

// Passkeys belong to the host of PUBLIC_URL, which is localhost here.
test.use({ baseURL: ({ app }, use) => use(app.url.replace('127.0.0.1', 'localhost')) });

test('enrols an application, and enters with its codes and with a recovery code', async ({ page, app }) => {
  const eu = await novaPessoa(app.url);
  await entrar(page, eu);
  await page.goto(TELA);
  await expectAccessible(page, TELA, 'vazia');
  const chave = await cadastrarAplicativo(page, eu.senha);
  const primeiro = page.getByLabel('Código que o aplicativo mostra');
  await expectAccessible(page, TELA, 'cheia', 'o desenho do aplicativo');
  await primeiro.fill('12');
  await page.getByRole('button', { name: 'Concluir' }).click();
  await expectErro(page, { campo: 'codigo', texto: M.codigoIncorreto });
  await primeiro.fill(codigoDe(chave));
  await page.getByRole('button', { name: 'Concluir' }).click();
  const [recuperacao = ''] = await guardarCodigos(page);
  await expect(page.getByText('Restam 10 códigos.')).toBeVisible();

  await test.step('the login refuses a wrong code beside the field, and takes the right one, without a mouse', async () => {
    await sair(page);
    await preencherLogin(page, eu);
    await expect(page.getByRole('heading', { name: 'Confirme que é você' })).toBeVisible();
    const campo = page.getByLabel('Código do aplicativo autenticador');
    await expect(campo).toBeFocused();
    await page.keyboard.type('123456');
    await page.keyboard.press('Enter');
    await expectErro(page, { campo: 'codigo', texto: M.codigoIncorreto });
    await expectAccessible(page, '/login', 'com erro', 'o segundo passo');
    // The next step's code: each step works once, and the enrolment used one.
    await tabTo(page, campo);
    await page.keyboard.press('Control+A');
    await page.keyboard.type(codigoDe(chave, 1));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/menu$/);
  });

  await test.step('a recovery code enters once', async () => {
    await sair(page);
    await preencherLogin(page, eu);
    await page.getByRole('button', { name: 'Usar código de recuperação' }).click();
    await page.getByLabel('Código de recuperação').fill(recuperacao);
    await page.getByRole('button', { name: 'Confirmar' }).click();
    await expect(page).toHaveURL(/\/menu$/);
    await page.goto(TELA);
    await expect(page.getByText('Restam 9 códigos.')).toBeVisible();
    await sair(page);
    await preencherLogin(page, eu);
    await page.getByRole('button', { name: 'Usar código de recuperação' }).click();
    await page.getByLabel('Código de recuperação').fill(recuperacao);
    await page.getByRole('button', { name: 'Confirmar' }).click();
    await expectErro(page, { campo: 'codigo', texto: M.codigoDeRecuperacaoJaUsado });
  });
});

test('enters with a passkey alone and after the password, and another way once it is lost', async ({
  page,
  app,
  browser,
  contas,
}) => {
  const eu = await novaPessoa(app.url, 'Otília Ramos Vieira');
  const { perder } = await darAutenticador(page);
  await entrar(page, eu);
  await page.goto(TELA);
  await page.getByRole('button', { name: 'Cadastrar chave de acesso' }).click();
  const nova = dialogo(page, 'Cadastrar chave de acesso');
  await nova.getByLabel('Nome da chave').fill('celular');
  await nova.getByLabel('Senha atual').fill(eu.senha);
  await expectAccessible(page, TELA, 'modal');
  await nova.getByRole('button', { name: 'Continuar' }).click();
  const [recuperacao = ''] = await guardarCodigos(page);
  await expect(page.getByRole('rowheader', { name: 'celular' })).toBeVisible();
  await expectAccessible(page, TELA, 'cheia');

  await test.step('alone', async () => {
    await sair(page);
    await page.getByRole('button', { name: 'Entrar com chave de acesso' }).click();
    await expect(page).toHaveURL(/\/menu$/);
  });

  await test.step('after the password', async () => {
    await sair(page);
    await preencherLogin(page, eu);
    await page.getByRole('button', { name: 'Usar chave de acesso' }).click();
    await expect(page).toHaveURL(/\/menu$/);
  });

  await test.step('lost: the screen says so, and a recovery code enters', async () => {
    await sair(page);
    await perder();
    await preencherLogin(page, eu);
    await page.getByRole('button', { name: 'Usar chave de acesso' }).click();
    await expectErro(page, { campo: null, texto: M.chaveNaoUsada });
    await page.getByRole('button', { name: 'Usar código de recuperação' }).click();
    await page.getByLabel('Código de recuperação').fill(recuperacao);
    await page.getByRole('button', { name: 'Confirmar' }).click();
    await expect(page).toHaveURL(/\/menu$/);
  });

  await test.step('an administrator removes what is lost, with a reason, and the password enters again', async () => {
    const [admin] = doTipo(contas, 'administrador');
    if (admin === undefined) throw new Error('no administrator');
    const administracao = await browser.newPage({ locale: 'pt-BR' });
    await comSessao(administracao, app.url, admin, `/alterar_usuarios?busca=${eu.siape}`);
    await administracao.locator('summary').filter({ hasText: 'Mais ações de Otília Ramos Vieira' }).click();
    await administracao.getByRole('button', { name: 'Segundo fator de Otília Ramos Vieira' }).click();
    const remover = dialogo(administracao, 'Remover o segundo fator');
    await remover.getByRole('textbox').fill('Veio à secretaria com o documento');
    await remover.getByRole('button', { name: 'Remover' }).click();
    await expect(administracao.getByText(M.fatoresRemovidos)).toBeVisible();
    await administracao.close();
    // The removal ended the session.
    await page.goto('/sessoes');
    await expect(page).toHaveURL(/\/login/);
    await preencherLogin(page, eu);
    await expect(page).toHaveURL(/\/sessoes$/);
  });
});
