import { rm } from 'node:fs/promises';
import { MENSAGENS_CONTA } from '@instrutoria/domain/conta/messages.ts';
import type { Page } from '@playwright/test';
import { comSessao, preencherLogin } from '../../support/browser/entrar.ts';
import { pageReady, watchRequests } from '../../support/browser/page-idle.ts';
import { encerrarSessao } from '../../support/browser/sessao.ts';
import { expect, test as jornada } from '../../support/fixtures.ts';
import { contasDaJornada } from '../../support/scenes/contas.ts';
import { novaPessoa, type PessoaCadastrada } from '../../support/scenes/pessoas.ts';
import { editalAberto, IDEIA, propostaCompleta } from '../../support/scenes/proposta.ts';
import { newDataDir, startApp } from '../../support/server/app.ts';
import { openPort, type Porta } from '../../support/server/closable-port.ts';

const SEM_REDE = 'Este aparelho está sem conexão com a rede.';
const SEM_SERVIDOR = 'Não foi possível falar com o servidor.';
const FALHOU = 'ocorreu um erro, tente novamente mais tarde';
const VERSAO_NOVA = 'Há uma nova versão do sistema';
const {
  sessaoTerminou: SESSAO_TERMINOU,
  entreDeNovo: SESSAO_EXPIROU,
  tokenExpirado: TOKEN,
} = MENSAGENS_CONTA;
const TODAS = [SEM_REDE, SEM_SERVIDOR, FALHOU, VERSAO_NOVA, SESSAO_EXPIROU, TOKEN];
const DA_API = /\/(api|auth)\//;

const botao = (page: Page, name: string) => page.getByRole('button', { name }).first();
const lido = (page: Page, texto: string) =>
  page.locator('[role="alert"], [role="status"], [aria-live]').filter({ hasText: texto }).first();

/** Asserts that exactly this message is announced. The pauses between attempts of a call take no time. */
async function expectLido(page: Page, texto: string): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(1000);
    await expect(lido(page, texto)).toBeAttached({ timeout: 100 });
  }).toPass({ intervals: [50] });
  for (const outra of TODAS.filter((cada) => cada !== texto)) await expect(lido(page, outra)).toHaveCount(0);
}

interface Lugar {
  readonly page: Page;
  readonly porta: Porta;
}

/**
 * A cause of failure: its message, how it begins and how it ends; after every cause but a 500, a page that
 * only reads tries again by itself.
 */
const CAUSAS: readonly (readonly [
  texto: string,
  liga: (lugar: Lugar) => Promise<unknown>,
  desliga: (lugar: Lugar) => Promise<unknown>,
])[] = [
  [SEM_REDE, ({ page }) => page.context().setOffline(true), ({ page }) => page.context().setOffline(false)],
  [SEM_SERVIDOR, ({ porta }) => porta.fechar(), ({ porta }) => porta.abrir()],
  [
    FALHOU,
    ({ page }) =>
      page.route(DA_API, (route) =>
        route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>500</h1>' }),
      ),
    ({ page }) => page.unroute(DA_API),
  ],
];

const test = jornada.extend<{
  readonly baseURL: string;
  readonly porta: Porta;
  readonly pessoa: PessoaCadastrada;
}>({
  porta: async ({ app }, use) => {
    const porta = await openPort(app.url);
    await use(porta);
    await porta.fechar();
  },
  // A teacher with a submitted project.
  pessoa: async ({ app }, use) => {
    const pessoa = await novaPessoa(app.url);
    await pessoa.client.submeterProjeto({ body: await propostaCompleta(pessoa, await editalAberto(pessoa)) });
    await use(pessoa);
  },
  baseURL: ({ porta }, use) => use(porta.url),
});

test('[C-C1] announces why a page cannot be read, and loads it without a reload once the cause is gone', async ({
  page,
  porta,
  pessoa,
}) => {
  await page.clock.install();
  await comSessao(page, porta.url, pessoa, '/projetos_submetidos');
  await pageReady(page);
  const abre = () =>
    page
      .getByRole('link', { name: /projetos submetidos/i })
      .first()
      .click();
  const chegou = () => expect(page.getByRole('rowheader', { name: IDEIA.titulo })).toBeVisible();
  const longe = async () => {
    await page.goto('/rascunhos_salvos');
    await pageReady(page);
    await page.evaluate(() => Reflect.set(globalThis, 'mesmaPagina', true));
  };
  const mesma = () => page.evaluate(() => Reflect.get(globalThis, 'mesmaPagina') === true);

  for (const [texto, liga, desliga] of CAUSAS) {
    await test.step(texto, async () => {
      await longe();
      await liga({ page, porta });
      await abre();
      await expectLido(page, texto);
      await desliga({ page, porta });
      if (texto === FALHOU) await botao(page, 'Tentar de novo').click();
      // The page checks at intervals whether the server is back.
      if (texto === SEM_SERVIDOR) await page.clock.fastForward(30_000);
      await chegou();
      expect(await mesma()).toBe(true);
    });
  }
  await test.step('a session that ended elsewhere: the login says so, and leads to the page', async () => {
    await longe();
    await encerrarSessao(page, porta.url);
    await abre();
    await expect(page).toHaveURL(/\/login\?voltar=/);
    await expectLido(page, SESSAO_TERMINOU);
    await preencherLogin(page, pessoa);
    await chegou();
  });
  await test.step('a slow answer: the wait is spoken, and nothing is asked twice', async () => {
    await longe();
    const presos: { readonly pedido: string; readonly segue: () => Promise<void> }[] = [];
    let prende = true;
    await page.route(DA_API, async (route) => {
      if (!prende) return route.continue();
      const pedido = `${route.request().method()} ${new URL(route.request().url()).pathname}`;
      presos.push({ pedido, segue: () => route.continue() });
    });
    await abre();
    await expectLido(page, 'Carregando');
    expect(presos.length, 'sent once').toBe(new Set(presos.map(({ pedido }) => pedido)).size);
    prende = false;
    for (const { segue } of presos) await segue();
    await chegou();
    await page.unroute(DA_API);
  });
});

test('[C-C1] announces why a form cannot be sent, keeps what is typed, and sends it on request', async ({
  page,
  porta,
  app,
  pessoa,
}) => {
  await page.clock.install();
  await comSessao(page, porta.url, pessoa, '/atualizar_professor');
  await pageReady(page);
  // A SIAPE that the server refuses, since another person has it: the form keeps its values.
  const deOutrem = (await novaPessoa(app.url)).siape;
  const siape = page.getByRole('textbox', { name: 'SIAPE' });
  const envia = async () => {
    await botao(page, 'Atualizar').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sim' }).click();
  };
  const recusado = async () => {
    const main = page.getByRole('main').getByRole('alert');
    await expect(main).toContainText(MENSAGENS_CONTA.siapeJaCadastrado);
    await expect(siape).toHaveValue(deOutrem);
  };
  const digita = async () => {
    await siape.fill('');
    await siape.fill(deOutrem);
    await expect(page.getByText(MENSAGENS_CONTA.siapeJaCadastrado)).toHaveCount(0);
  };
  for (const [texto, liga, desliga] of CAUSAS) {
    await test.step(texto, async () => {
      await digita();
      await liga({ page, porta });
      await envia();
      await expectLido(page, texto);
      await expect(siape).toHaveValue(deOutrem);
      await desliga({ page, porta });
      await envia();
      await recusado();
    });
  }
});

test('[C-C1] keeps loaded pages usable with a new version on the server, tells which are not, and keeps typed text', async ({
  page,
  porta,
  pessoa,
}) => {
  const DO_CODIGO = /\/assets\//;
  await page.clock.install();
  await comSessao(page, porta.url, pessoa, '/atualizar_professor');
  await pageReady(page);
  const nome = page.getByRole('textbox', { name: 'Nome', exact: true });
  await nome.fill('Nome que ainda não foi salvo');
  await page.route(DO_CODIGO, (route) =>
    route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not Found' }),
  );
  const abre = async () => {
    await page.locator('[aria-controls="menu-da-pessoa"]').click();
    await page.getByRole('link', { name: 'Sessões' }).click();
  };
  await abre();
  const pergunta = page.getByRole('dialog', { name: 'deseja sair sem salvar?' });
  await pergunta.getByRole('button', { name: 'Continuar aqui' }).click();
  await expect(nome).toHaveValue('Nome que ainda não foi salvo');
  await abre();
  await pergunta.getByRole('button', { name: 'Sair sem salvar' }).click();
  await expectLido(page, VERSAO_NOVA);
  await page.unroute(DO_CODIGO);
  // The one message that offers a reload of the page.
  await botao(page, 'Recarregar a página').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sessões');
});

test('[C-C1] tells on a form that the server was killed, and sends it once the server runs again', {
  tag: '@longo',
}, async ({ browser }) => {
  const dataDir = await newDataDir();
  const antes = await startApp({ modo: 'vazio', dataDir });
  const [, coordenador] = await contasDaJornada(antes, 'vazio');
  if (coordenador === undefined) throw new Error('the empty product has no teacher');
  const context = await browser.newContext({ baseURL: antes.url, locale: 'pt-BR' });
  watchRequests(context);
  const page = await context.newPage();
  await page.clock.install();
  await comSessao(page, antes.url, coordenador, '/alterar_senha');
  await pageReady(page);
  const senha = (name: string) => page.getByRole('textbox', { name });
  for (const nome of ['Senha atual', 'Nova senha', 'Confirmar senha'])
    await senha(nome).fill('lagarto azul 88 no mar');
  await antes.kill();
  await botao(page, 'Salvar').click();
  await expectLido(page, SEM_SERVIDOR);
  const depois = await startApp({ modo: 'vazio', dataDir, port: antes.port });
  await botao(page, 'Salvar').click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(/senha atual/i);
  await expect(senha('Nova senha')).toHaveValue('lagarto azul 88 no mar');
  await context.close();
  await depois.stop();
  await rm(dataDir, { recursive: true, force: true });
});
