import { rm } from 'node:fs/promises';
import { MENSAGENS_CONTA } from '@instrutoria/domain/conta/messages.ts';
import { naAmostra } from '@instrutoria/domain/testing/amostra.ts';
import type { Page } from '@playwright/test';
import type { Conta } from '../support/api.ts';
import { newDataDir, startApp } from '../support/app.ts';
import { contasDaJornada } from '../support/contas.ts';
import { comSessao, preencherLogin } from '../support/entrar.ts';
import { expect, test as jornada } from '../support/fixtures.ts';
import { novaPessoa, type PessoaCadastrada } from '../support/pessoas.ts';
import { type Porta, umaPorta } from '../support/porta.ts';
import { pronta, vigiarPedidos } from '../support/pronta.ts';
import { editalAberto, propostaCompleta } from '../support/proposta.ts';
import { umaVez } from '../support/servidor.ts';
import { encerrarSessao, rascunhoCompleto } from '../support/sessao.ts';
import { type Aqui, TIPOS_DE_TELA, type TipoDeTela } from '../support/tipos-de-tela.ts';

/** One tela, one cause: what stands there once it has been met, the person who came back included. */
interface Encontro extends Aqui {
  readonly tela: TipoDeTela;
  readonly conta: Pick<Conta, 'cpf' | 'senha'>;
}

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
const DO_CODIGO = /\/assets\//;

const botao = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const senha = (page: Page, name: string) => page.getByRole('textbox', { name });

/** What stands in the regions that are read aloud. */
const lido = (page: Page, texto: string) =>
  page.locator('[role="alert"], [role="status"], [aria-live]').filter({ hasText: texto }).first();

/** Read aloud, and no other cause with it. The pauses between the tries of a call pass at once. */
async function expectLido(page: Page, texto: string): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(1000);
    await expect(lido(page, texto)).toBeAttached({ timeout: 100 });
  }).toPass({ intervals: [50] });
  for (const outra of TODAS.filter((cada) => cada !== texto)) await expect(lido(page, outra)).toHaveCount(0);
}

/** The act again, or only what comes by itself. */
async function volta({ tela, ...aqui }: Encontro): Promise<void> {
  await tela.deNovo?.(aqui);
  await tela.chegou(aqui);
}

/** A cause that is told in its own words until it is gone. */
function dita(
  texto: string,
  liga: (aqui: Encontro) => Promise<unknown>,
  desliga: (aqui: Encontro) => Promise<unknown>,
) {
  return async (aqui: Encontro) => {
    const { page, tela } = aqui;
    await liga(aqui);
    await tela.age(aqui);
    await expectLido(page, texto);
    // Whoever answered wrongly is not asked again by itself.
    const reler = texto === FALHOU && (tela.deNovo === undefined || tela.rele === true);
    if (reler) await expect(botao(page, 'Tentar de novo')).toBeVisible();
    await desliga(aqui);
    if (reler) await botao(page, 'Tentar de novo').click();
    // The server is looked for now and then.
    else if (texto === SEM_SERVIDOR) await page.clock.fastForward(30_000);
    await volta(aqui);
  };
}

/** Answers that stay on their way until the test lets them go: nothing fails, nothing is sent twice, all comes right. */
async function redeLenta(aqui: Encontro): Promise<void> {
  const { page, tela } = aqui;
  const presos: { readonly pedido: string; readonly seguir: () => Promise<void> }[] = [];
  const lenta = tela.semCodigo === true ? /\/(api|auth|assets)\// : DA_API;
  let solta = false;
  await page.route(lenta, (route) => {
    if (solta) return route.continue();
    const pedido = `${route.request().method()} ${new URL(route.request().url()).pathname}`;
    presos.push({ pedido, seguir: () => route.continue() });
    return undefined;
  });
  await tela.age(aqui);
  await expectLido(page, tela.espera);
  await tela.insiste?.(aqui);
  await expectLido(page, tela.espera);
  const pedidos = presos.map(({ pedido }) => pedido).filter((pedido) => !pedido.startsWith('GET /assets'));
  expect(pedidos.length, 'sent once').toBe(new Set(pedidos).size);
  solta = true;
  for (const { seguir } of presos) await seguir();
  await tela.chegou(aqui);
  await page.unroute(lenta);
}

/** The session ended elsewhere: what was typed waits for its person, and a page that reads opens after the login. */
async function semSessao(aqui: Encontro): Promise<void> {
  const { page, tela, conta, porta } = aqui;
  await encerrarSessao(page, porta.url);
  await (tela.comeca ?? tela.age)(aqui);
  if (tela.semSessao === 'sobre') {
    const entrada = page.getByRole('dialog', { name: SESSAO_EXPIROU });
    await expect(entrada.getByLabel('CPF')).toBeFocused();
    await preencherLogin(entrada, conta);
    await expect(entrada).toBeHidden();
    await tela.chegou(aqui);
    return;
  }
  if (tela.semSessao === 'login') {
    await expect(page).toHaveURL(/\/login\?voltar=/);
    await expectLido(page, SESSAO_TERMINOU);
    await preencherLogin(page, conta);
  }
  await volta(aqui);
}

/** The server has another version: what is here goes on, what is not says so, and what is typed stays until it is left. */
async function versaoNova(aqui: Encontro): Promise<void> {
  const { page, tela } = aqui;
  await page.route(DO_CODIGO, (route) =>
    route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not Found' }),
  );
  if (tela.digitado !== undefined) {
    await page.locator('[aria-controls="menu-da-pessoa"]').click();
    await page.getByRole('link', { name: 'Sessões' }).click();
    const pergunta = page.getByRole('dialog', { name: 'deseja sair sem salvar?' });
    await pergunta.getByRole('button', { name: 'Continuar aqui' }).click();
    await tela.digitado(aqui);
  }
  await tela.age(aqui);
  if (!recarrega(tela)) {
    await tela.chegou(aqui);
    for (const texto of TODAS) await expect(lido(page, texto)).toHaveCount(0);
    await page.unroute(DO_CODIGO);
    return;
  }
  await expectLido(page, VERSAO_NOVA);
  await page.unroute(DO_CODIGO);
  // The one cause whose way out is a new page: by its own button.
  await botao(page, 'Recarregar a página').click();
  await tela.chegou(aqui);
}

/** Whether it asks for code, which only a new page brings once the server has another version. */
const recarrega = ({ deNovo, sai }: TipoDeTela) => deNovo === undefined || sai === true;

/** What a person meets: the cause's own words, in a region that is read aloud; then the screen works again. */
const CAUSAS: Readonly<Record<string, (aqui: Encontro) => Promise<unknown>>> = {
  'without a network': dita(
    SEM_REDE,
    ({ page }) => page.context().setOffline(true),
    ({ page }) => page.context().setOffline(false),
  ),
  'with the server killed': dita(
    SEM_SERVIDOR,
    ({ porta }) => porta.fechar(),
    ({ porta }) => porta.abrir(),
  ),
  'with a server that answers 500': dita(
    FALHOU,
    ({ page }) =>
      page.route(DA_API, (route) =>
        route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>500</h1>' }),
      ),
    ({ page }) => page.unroute(DA_API),
  ),
  'with a slow network': redeLenta,
  'with a session that ended elsewhere': semSessao,
  'with a new version on the server': versaoNova,
};

/** Somebody with a project and a draft. */
async function comTudo(url: string): Promise<PessoaCadastrada> {
  const pessoa = await novaPessoa(url);
  const body = await propostaCompleta(pessoa, await editalAberto(pessoa));
  await pessoa.client.submeterProjeto({ body });
  await rascunhoCompleto(pessoa);
  return pessoa;
}

const test = jornada.extend<{
  readonly baseURL: string;
  readonly porta: Porta;
  readonly pessoa: PessoaCadastrada;
}>({
  porta: async ({ app }, use) => {
    const porta = await umaPorta(app.url);
    await use(porta);
    await porta.fechar();
  },
  pessoa: async ({ app }, use) => use(await umaVez(app, 'comTudo', () => comTudo(app.url))),
  baseURL: ({ porta }, use) => use(porta.url),
});

/** One of twelve, in turn: some kinds of screen meet one. */
const causasDe = (tipo: number) => Object.entries(CAUSAS).filter((_, causa) => naAmostra(causa - tipo, 12));

for (const [tipo, tela] of TIPOS_DE_TELA.entries()) {
  test(`[C-C1] ${tela.nome}: each cause is read aloud as what it is, and the screen works again without a reload`, async ({
    page,
    porta,
    pessoa,
    quem,
  }) => {
    const conta =
      tela.deOutro === true
        ? quem.contaPara({ path: '/frequencia/:id', title: '', tipo: 'coordenador' }, 'coordenador')
        : pessoa;
    await page.clock.install();
    await comSessao(page, porta.url, conta, tela.conhece);
    await pronta(page);
    for (const [rodada, [causa, encontro]] of causasDe(tipo).entries()) {
      await test.step(causa, async () => {
        const aqui = { page, porta, pessoa, tela, conta, rodada, emAndamento: quem.exemplos.emAndamento };
        await tela.prepara(aqui);
        await page.evaluate(() => Reflect.set(globalThis, 'mesmaPagina', true));
        await encontro(aqui);
        const recarregou = encontro === versaoNova && recarrega(tela);
        expect(await page.evaluate(() => Reflect.get(globalThis, 'mesmaPagina') === true)).toBe(!recarregou);
      });
    }
  });
}

test('[C-C1] a server that was killed says so on a form, which works once it runs again', async ({
  browser,
}) => {
  const dataDir = await newDataDir();
  const antes = await startApp({ modo: 'vazio', dataDir });
  const [, coordenador] = await contasDaJornada(antes, 'vazio');
  if (coordenador === undefined) throw new Error('the empty product has no teacher');
  const context = await browser.newContext({ baseURL: antes.url, locale: 'pt-BR' });
  vigiarPedidos(context);
  const page = await context.newPage();
  await page.clock.install();
  await comSessao(page, antes.url, coordenador, '/alterar_senha');
  await pronta(page);
  for (const nome of ['Senha atual', 'Nova senha', 'Confirmar senha'])
    await senha(page, nome).fill('lagarto azul 88 no mar');
  await antes.kill();
  await botao(page, 'Salvar').click();
  await expectLido(page, SEM_SERVIDOR);
  const depois = await startApp({ modo: 'vazio', dataDir, port: antes.port });
  await botao(page, 'Salvar').click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(/senha atual/i);
  await expect(senha(page, 'Nova senha')).toHaveValue('lagarto azul 88 no mar');
  await context.close();
  await depois.stop();
  await rm(dataDir, { recursive: true, force: true });
});
