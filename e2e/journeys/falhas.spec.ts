import { rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { newDataDir, startApp } from '../support/app.ts';
import { umaImagem } from '../support/arquivos.ts';
import { contasDaJornada } from '../support/contas.ts';
import { comSessao } from '../support/entrar.ts';
import { expect, test } from '../support/fixtures.ts';
import { novaPessoa, type PessoaCadastrada } from '../support/pessoas.ts';
import { type Porta, umaPorta } from '../support/porta.ts';
import { pronta, vigiarPedidos } from '../support/pronta.ts';
import { editalAberto, IDEIA, propostaCompleta } from '../support/proposta.ts';
import { guardado, rascunhoCompleto } from '../support/sessao.ts';

/** What a person meets: the cause's own words, in a region that is read aloud. */
interface Causa {
  readonly nome: string;
  readonly texto: string;
  liga(aqui: Aqui): Promise<unknown>;
  desliga(aqui: Aqui): Promise<unknown>;
}
interface Aqui {
  readonly page: Page;
  readonly porta: Porta;
  readonly pessoa: PessoaCadastrada;
  /** A project whose year runs. */
  readonly emAndamento: number;
  /** Makes the page its coordinator's. */
  comAndamento(): Promise<void>;
}

/** One kind of screen: what stands there before, what needs the server, and how it is seen to work again. */
interface Tela {
  readonly nome: string;
  prepara(aqui: Aqui): Promise<unknown>;
  age(aqui: Aqui): Promise<unknown>;
  /** After the cause is gone, without a reload. */
  volta(aqui: Aqui): Promise<unknown>;
  /** Only reads: what was asked for arrives late by itself. */
  readonly le?: true;
  /** Reads its list again after the act. */
  readonly rele?: true;
}

const SEM_REDE = 'Este aparelho está sem conexão com a rede.';
const SEM_SERVIDOR = 'Não foi possível falar com o servidor.';
const FALHOU = 'ocorreu um erro, tente novamente mais tarde';
const DA_API = /\/(api|auth)\//;

const CAUSAS: readonly Causa[] = [
  {
    nome: 'without a network',
    texto: SEM_REDE,
    liga: ({ page }) => page.context().setOffline(true),
    desliga: ({ page }) => page.context().setOffline(false),
  },
  {
    nome: 'with the server killed',
    texto: SEM_SERVIDOR,
    liga: ({ porta }) => porta.fechar(),
    desliga: ({ porta }) => porta.abrir(),
  },
  {
    nome: 'with a server that answers 500',
    texto: FALHOU,
    liga: ({ page }) =>
      page.route(DA_API, (route) =>
        route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>500</h1>' }),
      ),
    desliga: ({ page }) => page.unroute(DA_API),
  },
];

const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name }).first();
const botao = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const senha = (page: Page, name: string) => page.getByRole('textbox', { name });
const titulo = (page: Page) => page.getByRole('heading', { level: 1 });
const tentar = ({ page }: Aqui) => botao(page, 'Tentar de novo').click();

/** Opens a screen once, so that its code is in the browser, and goes back to the menu with nothing remembered. */
async function vistaAntes({ page }: Aqui, path: string, depois = '/menu'): Promise<void> {
  for (const each of [path, depois]) {
    await page.goto(each);
    await pronta(page);
  }
}

const TELAS: readonly Tela[] = [
  {
    nome: 'list',
    le: true,
    prepara: (aqui) => vistaAntes(aqui, '/projetos_submetidos'),
    age: ({ page }) => link(page, /projetos submetidos/i).click(),
    volta: async ({ page }) => {
      await expect(page.getByRole('rowheader', { name: IDEIA.titulo })).toBeVisible();
    },
  },
  {
    nome: 'detail',
    le: true,
    prepara: async (aqui) => {
      await vistaAntes(aqui, '/detalhes_projeto/1', '/projetos_submetidos');
    },
    age: ({ page }) => link(page, IDEIA.titulo).click(),
    volta: ({ page }) => expect(titulo(page)).toHaveText(IDEIA.titulo),
  },
  {
    nome: 'form',
    prepara: async ({ page }) => {
      await page.goto('/alterar_senha');
      await senha(page, 'Senha atual').fill('não é esta de agora');
      for (const nome of ['Nova senha', 'Confirmar senha'])
        await senha(page, nome).fill('lagarto azul 88 no mar');
      // The rules of a password come with the first one that is sent.
      await botao(page, 'Salvar').click();
      await expect(page.getByRole('main').getByRole('alert')).toContainText('senha');
    },
    age: ({ page }) => botao(page, 'Salvar').click(),
    volta: async ({ page }) => {
      await botao(page, 'Salvar').click();
      await expect(page.getByRole('main').getByRole('alert')).toContainText(/senha atual/i);
      await expect(senha(page, 'Senha atual')).toHaveValue('não é esta de agora');
    },
  },
  {
    nome: 'wizard step, and the code of the next one is there already',
    prepara: async ({ page }) => {
      await page.goto('/resumo_projeto');
      await pronta(page);
    },
    age: async ({ page }) => {
      await page.getByRole('textbox', { name: 'Resumo' }).fill(IDEIA.resumo);
      await botao(page, 'Salvar e continuar').click();
      await expect(titulo(page)).toHaveText('Introdução');
      await botao(page, 'Salvar rascunho').click();
    },
    volta: async ({ page }) => {
      await botao(page, 'Salvar rascunho').click();
      await expect(page).toHaveURL(/\/menu$/);
    },
  },
  {
    nome: 'dialog with an act that cannot be undone',
    rele: true,
    prepara: async ({ page }) => {
      await page.goto('/rascunhos_salvos');
      await pronta(page);
    },
    age: async ({ page }) => {
      await botao(page, `excluir ${IDEIA.titulo}`).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Sim' }).click();
    },
    volta: async ({ page, pessoa }) => {
      await expect(page.getByRole('rowheader', { name: IDEIA.titulo })).toBeVisible();
      const rascunhos = await pessoa.client.listarRascunhos({ params: { professorId: pessoa.id } });
      expect(rascunhos.map((cada) => cada.titulo)).toContain(IDEIA.titulo);
    },
  },
  {
    nome: 'PDF',
    prepara: async ({ page, pessoa: { client, id } }) => {
      const [projeto] = await client.listarProjetosSubmetidos({ params: { coordinatorId: id } });
      await page.goto(`/detalhes_projeto/${projeto?.id}`);
      await pronta(page);
    },
    age: ({ page }) => botao(page, /^Gerar PDF/).click(),
    volta: async ({ page }) => {
      await botao(page, /^Gerar PDF/).click();
      await expect(link(page, 'Baixar o PDF')).toBeVisible();
    },
  },
  {
    nome: 'public page',
    le: true,
    prepara: (aqui) => vistaAntes(aqui, '/resultados', '/privacidade'),
    age: ({ page }) => link(page, 'Resultados').click(),
    volta: ({ page }) => expect(link(page, /^Edital/)).toBeVisible(),
  },
  {
    nome: 'page whose code was never here',
    le: true,
    prepara: async ({ page }) => {
      await page.goto('/menu');
      await pronta(page);
    },
    age: async ({ page }) => {
      await page.locator('[aria-controls="menu-da-pessoa"]').click();
      await link(page, 'Sessões').click();
    },
    volta: async ({ page }) => {
      await expect(titulo(page)).toHaveText('Sessões');
      await expect(page.getByText('Esta sessão').first()).toBeVisible();
    },
  },
  {
    nome: 'table',
    le: true,
    prepara: async (aqui) => {
      await aqui.comAndamento();
      await vistaAntes(aqui, `/frequencia/${aqui.emAndamento}`, `/projetos_submetidos/${aqui.emAndamento}`);
    },
    age: ({ page }) => link(page, /frequência/i).click(),
    volta: async ({ page }) => {
      await expect(page.getByRole('table').first()).toBeVisible();
    },
  },
  {
    nome: 'upload',
    prepara: async ({ page }) => {
      await page.goto('/introducao_projeto_upload');
      await pronta(page);
    },
    age: ({ page }) => page.getByTestId('introducao-file').setInputFiles(umaImagem('figura.png')),
    volta: async ({ page }) => {
      await page.getByTestId('introducao-file').setInputFiles(umaImagem('figura.png'));
      await expect(page.getByText('Arquivo enviado: figura.png')).toBeAttached();
    },
  },
];

test.use({ trace: 'off' });
let porta: Porta;
test.beforeAll(async ({ app }) => {
  porta = await umaPorta(app.url);
});
test.afterAll(() => porta.fechar());

async function comProjetos(url: string): Promise<PessoaCadastrada> {
  const pessoa = await novaPessoa(url);
  const body = await propostaCompleta(pessoa, await editalAberto(pessoa));
  await pessoa.client.submeterProjeto({ body });
  await rascunhoCompleto(pessoa);
  return pessoa;
}

/** What stands in the regions that are read aloud. */
const lido = (page: Page, texto: string) =>
  page.locator('[role="alert"], [role="status"], [aria-live]').filter({ hasText: texto }).first();

/** How the calls that wait go on, once the network carries them. */
let seguradas: (() => Promise<void>)[] = [];
const LENTA: Causa = {
  nome: 'with a network that brings nothing',
  texto: 'Carregando',
  liga: ({ page }) => page.route(DA_API, (route) => void seguradas.push(() => route.continue())),
  desliga: async ({ page }) => {
    await Promise.all(seguradas.map((seguir) => seguir()));
    seguradas = [];
    await page.unroute(DA_API);
  },
};

for (const causa of [...CAUSAS, LENTA]) {
  test(`[C-C1] ${causa.nome}: every kind of screen says so, and works again without a reload`, async ({
    browser,
    app,
    quem,
  }) => {
    const context = await browser.newContext({ baseURL: porta.url, locale: 'pt-BR' });
    vigiarPedidos(context);
    const page = await context.newPage();
    const pessoa = await comProjetos(app.url);
    const { emAndamento } = quem.exemplos;
    const dona = quem.contaPara({ path: '/frequencia/:id', title: '', tipo: 'coordenador' }, 'coordenador');
    const comAndamento = () => comSessao(page, porta.url, dona);
    const aqui = { page, porta, pessoa, emAndamento, comAndamento };
    await comSessao(page, porta.url, pessoa);
    // The one with another session comes last.
    const telas = TELAS.filter(({ le }) => causa !== LENTA || le).toSorted(
      (a, b) => Number(a.nome === 'table') - Number(b.nome === 'table'),
    );
    for (const tela of telas) {
      await test.step(tela.nome, async () => {
        await tela.prepara(aqui);
        await page.evaluate(() => Reflect.set(globalThis, 'mesmaPagina', true));
        await causa.liga(aqui);
        await tela.age(aqui);
        await expect(lido(page, causa.texto)).toBeAttached();
        await expect(page.getByText(/nova versão|token expirado/)).toHaveCount(0);
        // Whoever answered wrongly is not asked again by itself.
        const deNovo = causa.texto === FALHOU && (tela.le ?? tela.rele ?? false);
        if (deNovo) await expect(botao(page, 'Tentar de novo')).toBeVisible();
        await causa.desliga(aqui);
        if (deNovo) await tentar(aqui);
        await tela.volta(aqui);
        expect(await page.evaluate(() => Reflect.get(globalThis, 'mesmaPagina'))).toBe(true);
      });
    }
    await context.close();
  });
}

test('[C-C1] with a session that has ended: a screen that reads says so, and opens after the login', async ({
  page,
  app,
}) => {
  const pessoa = await comProjetos(app.url);
  const naoVem = async () => {
    throw new Error('only the table needs it');
  };
  const aqui = { page, porta, pessoa, emAndamento: 0, comAndamento: naoVem };
  await comSessao(page, app.url, pessoa);
  for (const tela of TELAS.filter(({ le, nome }) => le && !/public|table/.test(nome))) {
    await test.step(tela.nome, async () => {
      await tela.prepara(aqui);
      const authorization = `Bearer ${(await guardado(page)).token}`;
      await fetch(`${app.url}/auth/logout`, { method: 'POST', headers: { authorization } });
      await tela.age(aqui);
      await expect(page).toHaveURL(/\/login\?voltar=/);
      await expect(lido(page, 'token expirado')).toBeAttached();
      await page.getByLabel('CPF').fill(pessoa.cpf);
      await senha(page, 'Senha').fill(pessoa.senha);
      await botao(page, 'Entrar').click();
      await tela.volta(aqui);
    });
  }
});

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
  await comSessao(page, antes.url, coordenador, '/alterar_senha');
  await pronta(page);
  for (const nome of ['Senha atual', 'Nova senha', 'Confirmar senha'])
    await senha(page, nome).fill('lagarto azul 88 no mar');
  await antes.kill();
  await botao(page, 'Salvar').click();
  await expect(lido(page, SEM_SERVIDOR)).toBeAttached();
  const depois = await startApp({ modo: 'vazio', dataDir, port: antes.port });
  await botao(page, 'Salvar').click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(/senha atual/i);
  await expect(senha(page, 'Nova senha')).toHaveValue('lagarto azul 88 no mar');
  await context.close();
  await depois.stop();
  await rm(dataDir, { recursive: true, force: true });
});
