import { MENSAGENS_CONTA } from '@instrutoria/domain/conta/messages.ts';
import type { Page } from '@playwright/test';
import { comSessao, preencherLogin } from '../../support/browser/entrar.ts';
import {
  expectDuasVersoes,
  guardado,
  novaPessoaNaTela,
  rascunhoCompleto,
  rascunhoEmDuasMaquinas,
  retomarRascunho,
} from '../../support/browser/sessao.ts';
import { expect, test } from '../../support/fixtures.ts';
import { umaImagem } from '../../support/scenes/arquivos.ts';
import { editor, escolherEdital, preencherCronograma } from '../../support/scenes/assistente.ts';
import { novaPessoa, type PessoaCadastrada } from '../../support/scenes/pessoas.ts';
import { editalAberto, IDEIA, propostaCompleta } from '../../support/scenes/proposta.ts';
import { startLossyProxy } from '../../support/server/lossy-proxy.ts';

const envio = { method: 'POST', path: /^\/api\/projeto$/ } as const;

async function abrirRevisao(page: Page, pessoa: PessoaCadastrada): Promise<void> {
  await rascunhoCompleto(pessoa);
  await retomarRascunho(page, IDEIA.titulo);
  await expect(page).toHaveURL(/revisao_projeto$/);
}

async function expectUmProjeto({ client, id }: PessoaCadastrada): Promise<void> {
  const submetidos = await client.listarProjetosSubmetidos({ params: { coordinatorId: id } });
  expect(submetidos.map(({ titulo, aguardandoCronograma }) => [titulo, aguardandoCronograma])).toEqual([
    [IDEIA.titulo, false],
  ]);
  expect(await client.listarRascunhos({ params: { professorId: id } })).toEqual([]);
  const [projeto] = submetidos;
  const cronogramas = await client.lerCronogramas({ params: { projectId: projeto?.id ?? 0 } });
  expect(cronogramas).toHaveLength(IDEIA.remunerados + IDEIA.voluntarios);
}

test('T-G1: makes one project of a double click on submit', async ({ page, app }) => {
  const pessoa = await novaPessoaNaTela(page, app.url);
  await abrirRevisao(page, pessoa);
  const envios: string[] = [];
  page.on('request', (request) => {
    if (request.method() === envio.method && envio.path.test(new URL(request.url()).pathname)) {
      envios.push(request.headers()['idempotency-key'] ?? '');
    }
  });
  await page.getByRole('button', { name: 'Enviar projeto' }).dblclick();
  await expect(page).toHaveURL(/detalhes_projeto\/\d+$/);
  expect(new Set(envios).size).toBe(1);
  await expectUmProjeto(pessoa);
});

test('T-G2: repeats a lost response, and makes one project', async ({ app, browser }) => {
  const pessoa = await novaPessoa(app.url);
  const proxy = await startLossyProxy(app.url, { ...envio, answers: [1] });
  const page = await browser.newPage({ baseURL: proxy.url });
  await comSessao(page, proxy.url, pessoa);
  await abrirRevisao(page, pessoa);
  await page.getByRole('button', { name: 'Enviar projeto' }).click();
  await expect(page).toHaveURL(/detalhes_projeto\/\d+$/);
  await expect(page.getByText('projeto cadastrado com sucesso!')).toBeVisible();
  expect(proxy.seen.length).toBeGreaterThan(1);
  expect(proxy.seen[0]?.lost).toBe(true);
  expect(new Set(proxy.seen.map(({ key }) => key)).size).toBe(1);
  await page.close();
  await proxy.stop();
  await expectUmProjeto(pessoa);
});

test('tells a person whose responses are all lost, and makes one project after a reload and another try', async ({
  app,
  browser,
}) => {
  const pessoa = await novaPessoa(app.url);
  // Loses every response until the network recovers: the browser repeats a request by itself too.
  const perdidas = Array.from({ length: 50 }, (_, index) => index + 1);
  const proxy = await startLossyProxy(app.url, { ...envio, answers: perdidas });
  const page = await browser.newPage({ baseURL: proxy.url });
  await comSessao(page, proxy.url, pessoa);
  await abrirRevisao(page, pessoa);
  await page.getByRole('button', { name: 'Enviar projeto' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'Não foi possível falar com o servidor. Verifique a conexão e tente de novo.',
  );
  perdidas.length = 0;
  await page.reload();
  await expect(page.getByText('Está tudo preenchido')).toBeVisible();
  await page.getByRole('button', { name: 'Enviar projeto' }).click();
  await expect(page).toHaveURL(/detalhes_projeto\/\d+$/);
  expect(new Set(proxy.seen.map(({ key }) => key)).size).toBe(1);
  await page.close();
  await proxy.stop();
  await expectUmProjeto(pessoa);
});

test('marks a project without its schedules, which its owner completes (D9, T-G15)', async ({
  page,
  app,
}) => {
  const pessoa = await novaPessoa(app.url);
  const { cronogramas: _faltam, ...semCronogramas } = await propostaCompleta(
    pessoa,
    await editalAberto(pessoa),
  );
  // The state that a client leaves behind when it crashes between the two calls.
  const { id } = await pessoa.client.submeterProjeto({ body: semCronogramas });
  await comSessao(page, app.url, pessoa, '/projetos_submetidos');
  await expect(page.getByRole('row').filter({ hasText: IDEIA.titulo })).toContainText(
    'faltam os cronogramas',
  );
  await page.getByRole('link', { name: IDEIA.titulo }).click();
  await page.getByRole('button', { name: 'Completar os cronogramas' }).click();
  await expect(page).toHaveURL(/cronograma_projeto\?instrutor=1$/);
  for (const quem of ['Bolsista 1 de 1', 'Voluntário 1 de 1']) {
    await expect(page.getByRole('heading', { name: quem })).toBeVisible();
    await preencherCronograma(page);
    await page.getByRole('button', { name: 'Salvar e continuar' }).click();
  }
  await expect(page).toHaveURL(/referencia_projeto$/);
  await page.getByRole('button', { name: 'Salvar e continuar' }).click();
  await page.getByRole('button', { name: 'Salvar alterações' }).click();
  await expect(page).toHaveURL(new RegExp(`detalhes_projeto/${id}$`));
  await expectUmProjeto(pessoa);
});

test('shows the progress of a slow upload, which can be cancelled', async ({ page, app }) => {
  await novaPessoaNaTela(page, app.url);
  await page.goto('/introducao_projeto_upload');
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  // Some 15 KB a second, so that the upload of 600 KB lasts long enough to be looked at on a busy machine.
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 20,
    downloadThroughput: 1_000_000,
    uploadThroughput: 15_000,
  });
  const grande = umaImagem('grande.png');
  const buffer = Buffer.concat([grande.buffer, Buffer.alloc(600_000)]);
  await page.getByTestId('introducao-file').setInputFiles({ ...grande, buffer });
  const barra = page.getByRole('progressbar', { name: 'Enviando o arquivo' });
  await expect(barra).toBeVisible();
  await expect(page.getByText(/^Enviando… [1-9]\d?%$/)).toBeVisible();
  await page.getByRole('button', { name: 'Cancelar o envio' }).click();
  await expect(barra).toBeHidden();
  await expect(page.getByRole('button', { name: /Escolher arquivo/ })).toBeVisible();
});

test('asks the second of two windows that save a draft, and shows both versions (T-G4)', async ({
  page,
  app,
  browser,
}) => {
  const { pessoa, outra } = await rascunhoEmDuasMaquinas(page, browser, app.url);
  for (const janela of [page, outra]) await janela.goto('/especificacoes_projeto');
  const titulo = (janela: Page) => janela.getByRole('textbox', { name: 'Título do projeto' });
  await titulo(outra).fill('Título da outra máquina');
  await outra.getByRole('button', { name: 'Salvar rascunho' }).click();
  await expect(outra).toHaveURL(/\/menu$/);

  await titulo(page).fill('Título desta máquina');
  await page.getByRole('button', { name: 'Salvar rascunho' }).click();
  const escolha = await expectDuasVersoes(page, 'Título desta máquina', 'Título da outra máquina');
  await page.keyboard.press('Escape');
  await expect(titulo(page)).toHaveValue('Título desta máquina');

  await page.getByRole('button', { name: 'Salvar rascunho' }).click();
  await escolha.getByRole('button', { name: 'Ficar com a deste navegador' }).click();
  await expect(page).toHaveURL(/\/menu$/);
  const rascunhos = await pessoa.client.listarRascunhos({ params: { professorId: pessoa.id } });
  expect(rascunhos.map((cada) => cada.titulo)).toEqual(['Título desta máquina']);
  await outra.close();
});

test("asks when a local draft older than the server's is opened (T-G17)", { tag: '@longo' }, async ({
  page,
  app,
}) => {
  const pessoa = await novaPessoaNaTela(page, app.url);
  const { id, versao } = await rascunhoCompleto(pessoa);
  await retomarRascunho(page, IDEIA.titulo);
  await expect(page).toHaveURL(/revisao_projeto$/);
  await page.goto('/especificacoes_projeto');
  // The connection fails, as for a train in a tunnel: the text stays in the browser.
  await page.route('**/api/projeto/rascunho', (route) => route.abort());
  await page.getByRole('textbox', { name: 'Título do projeto' }).fill('Título deste navegador');
  await expect(async () => {
    expect((await guardado(page)).titulo).toBe('Título deste navegador');
  }).toPass();
  const body = await propostaCompleta(pessoa, await editalAberto(pessoa));
  await pessoa.client.salvarRascunho({
    body: { ...body, id, titulo: 'Título do telefone' },
    ifMatch: versao,
  });

  await retomarRascunho(page, 'Título do telefone');
  const escolha = page.getByRole('dialog', { name: 'Há duas versões deste projeto' });
  await expect(escolha).toContainText('Título deste navegador');
  await expect(escolha).toContainText('Título do telefone');
  await escolha.getByRole('button', { name: 'Ficar com a outra' }).click();
  await expect(page).toHaveURL(/revisao_projeto$/);
  // The list shows the draft's name too, so this waits for the next page.
  await expect(page.getByRole('button', { name: 'excluir Título do telefone' })).toBeHidden();
  await expect(page.getByText('Título do telefone')).toBeVisible();
});

test('keeps 1,500 characters that are typed while the session ends, over the login (T-A12, T-L12)', {
  tag: '@longo',
}, async ({ page, app }) => {
  const pessoa = await novaPessoaNaTela(page, app.url);
  await page.goto('/cadastro_projeto');
  await escolherEdital(page);
  await page.goto('/resumo_projeto');
  const texto = 'Os encontros partem dos dados que a turma mediu. '.repeat(31).slice(0, 1500).trim();
  await editor(page, 'Resumo').fill(texto.slice(0, 700));
  await encerrarTodas(pessoa);
  await editor(page, 'Resumo').press('Control+End');
  await page.keyboard.insertText(texto.slice(700));
  await page.getByRole('button', { name: 'Salvar rascunho' }).click();
  await expect(page).toHaveURL(/\/login\?voltar=%2Fresumo_projeto$/);
  await expect(page.getByText(MENSAGENS_CONTA.sessaoTerminou, { exact: true })).toBeVisible();

  await preencherLogin(page, pessoa);
  await expect(page).toHaveURL(/\/resumo_projeto$/);
  await expect(editor(page, 'Resumo')).toHaveText(texto);
  await page.getByRole('button', { name: 'Salvar rascunho' }).click();
  await expect(page).toHaveURL(/\/menu$/);
});

/** Ends every session of the person, as 60 minutes without use do. */
async function encerrarTodas({ client }: PessoaCadastrada): Promise<void> {
  await client.encerrarOutrasSessoes();
}
