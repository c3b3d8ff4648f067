/**
 * `node e2e/manual.ts [name…]` takes the pictures of the manual (docs/manual/figuras) and of the README
 * (docs/imagens) from the demonstration. With names (`folha`, `imagens/etapa`): only those. `filme`: those of
 * the two film strips, one of which is taken while its journey runs.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { somarDias } from '@instrutoria/domain/kernel/datas.ts';
import { chromium, type Page } from '@playwright/test';
import { launchOptions, pessoa } from './support/browser/browser.ts';
import { preencherLogin, sessoes } from './support/browser/entrar.ts';
import { pageIdle, pageReady, watchRequests } from './support/browser/page-idle.ts';
import { telas } from './support/browser/telas.ts';
import { visitantes } from './support/browser/visitantes.ts';
import { visitar } from './support/browser/visitar.ts';
import { entrarEm, type Figura, visitantesDa } from './support/manual/figuras.ts';
import { FIGURAS_DO_JULGAMENTO } from './support/manual/figuras-do-julgamento.ts';
import { FIGURAS_DO_MANUAL, QUADRO } from './support/manual/filme.ts';
import { comPaleta } from './support/manual/png-palette.ts';
import { contasDe } from './support/server/api.ts';
import { startApp } from './support/server/app.ts';

const LARGA = { width: 1280, height: 900 } as const;
const NO_TELEFONE = { width: 360, height: 780 } as const;

/** The student of the demonstration who has an account. */
async function comoAluno(page: Page): Promise<void> {
  await preencherLogin(page, { cpf: '33203703750', senha: 'caderno-azul-805' });
  await page.getByRole('link', { name: /^Informar dias e horas/ }).waitFor();
}

const FIGURAS: readonly Figura[] = [
  { nome: 'entrar', tela: '/login' },
  { nome: 'cadastro', tela: '/cadastro_professor' },
  { nome: 'inicio', tela: '/' },
  { nome: 'etapa', tela: '/resumo_projeto' },
  { nome: 'revisao', tela: '/revisao_projeto' },
  { nome: 'rascunhos', tela: '/rascunhos_salvos' },
  { nome: 'submetidos', tela: '/projetos_submetidos' },
  { nome: 'lugar-do-projeto', tela: '/projetos/:id' },
  { nome: 'recurso', tela: '/solicitar_recurso/:id' },
  { nome: 'instrutores', tela: '/instrutores/:id' },
  {
    nome: 'cadastro-instrutor',
    tela: '/projetos_submetidos',
    pessoa: 'Helena',
    antes: async (page, entrar) => {
      const { client, id } = await entrar('Helena');
      const projetos = await client.listarProjetosSubmetidos({ params: { coordinatorId: id } });
      // A project with free places.
      const projeto = projetos.find(({ titulo }) => titulo.startsWith('Acolher em Matemática'));
      await page.goto(`/cadastro_instrutor/${projeto?.id}`);
    },
  },
  { nome: 'frequencia', tela: '/frequencia/:id' },
  { nome: 'relatorio-atividades', tela: '/relatorio_atividades/:instrutor_id/:projeto_id' },
  {
    nome: 'relatorio-coordenador',
    tela: '/relatorio_coordenador/:id',
    antes: async (page) => await page.getByRole('button', { name: 'Preencher relatório' }).click(),
  },
  { nome: 'declaracoes', tela: '/declaracoes', tipo: 'coordenador' },
  {
    nome: 'meus-dados',
    tela: '/meus_dados',
    pessoa: 'Helena',
    antes: async (page, entrar) => {
      const [helena, { client }] = [await entrar('Helena'), await entrar('Cláudia')];
      const params = { coordinatorId: helena.id };
      const [projeto] = await helena.client.listarProjetosSubmetidos({ params });
      // Somebody has opened a document of hers, so that the page has something to show.
      if (projeto !== undefined) await client.lerComprovante({ params: { projectId: projeto.id } });
      await page.reload();
    },
  },
  {
    nome: 'seguranca',
    tela: '/seguranca_da_conta',
    tipo: 'coordenador',
    antes: async (page) => {
      // Passkeys need a host name. The browser keeps a separate storage for each host.
      const here = page.url().replace('127.0.0.1', 'localhost');
      const stored = await page.evaluate(() => Object.entries(localStorage));
      await page.goto(new URL('/login', here).href);
      await page.evaluate((all) => {
        for (const [key, value] of all) localStorage.setItem(key, value);
      }, stored);
      await page.goto(here);
    },
  },
  { nome: 'aluno', tela: '/login', viewport: NO_TELEFONE, antes: comoAluno },
  {
    nome: 'aluno-dias',
    tela: '/login',
    viewport: NO_TELEFONE,
    antes: async (page) => {
      await comoAluno(page);
      await page.getByRole('link', { name: /^Informar dias e horas/ }).click();
      await page.getByRole('button', { name: 'Informar um dia' }).first().waitFor();
    },
  },
  { nome: 'projetos-avaliar', tela: '/projetos_avaliar' },
  { nome: 'aceitar', tela: '/aceitar_projeto/:id' },
  { nome: 'avaliar', tela: '/avaliacao_projetos/:id' },
  { nome: 'fase1', tela: '/notas_fase1' },
  { nome: 'fase2', tela: '/notas_fase2' },
  { nome: 'administracao', tela: '/administracao' },
  { nome: 'editais', tela: '/administracao/editais' },
  { nome: 'designar', tela: '/designar_avaliadores' },
  { nome: 'finalizar', tela: '/finalizar_avaliacoes' },
  { nome: 'ranque', tela: '/ranque_tipo1', tipo: 'administrador' },
  { nome: 'painel', tela: '/painel', tipo: 'administrador' },
  { nome: 'edital', tela: '/editais/:id', tipo: 'administrador' },
  { nome: 'julgamento', tela: '/editais/:id/julgamento' },
  { nome: 'regras', tela: '/editais/:id/regras', tipo: 'administrador' },
  {
    nome: 'barema',
    tela: '/editais/:id/barema/mudar',
    viewport: { width: 1280, height: 1000 },
    antes: async (page) => {
      await page.getByLabel('Este edital tem barema próprio').check();
      const barema = page.getByRole('region', { name: 'Barema', exact: true });
      await barema.getByRole('textbox', { name: 'Nome' }).first().fill('Mérito da proposta');
      await barema.getByLabel('Mínimo', { exact: true }).first().fill('10');
      await barema
        .getByText('Critério 1', { exact: true })
        .last()
        .evaluate((h) => h.scrollIntoView());
    },
  },
  {
    nome: 'distribuir',
    tela: '/editais/:id/distribuir',
    antes: async (page) => {
      await page.getByRole('button', { name: 'Sortear', exact: true }).click();
      await page.getByRole('heading', { name: /^Sorteio \d/ }).evaluate((h) => h.scrollIntoView());
      await page.getByText(/^Está provado/).waitFor();
    },
  },
  {
    nome: 'anunciar',
    tela: '/editais/:id/distribuir',
    antes: async (page) => {
      await page.getByRole('button', { name: 'Anunciar evento público' }).click();
      await page.getByLabel(/^Qual evento/).fill('Loteria Federal, concurso 6021, 1º prêmio');
      await page.getByLabel(/^Dia em que acontece/).fill('2027-02-13');
    },
  },
  {
    nome: 'e-se',
    tela: '/editais/:id/decisao',
    tipo: 'administrador',
    viewport: { width: 1100, height: 1000 },
    antes: async (page) => {
      await page.getByRole('button', { name: 'E se…' }).click();
      await page.getByRole('button', { name: 'Novo cenário' }).click();
      await page.getByText('Um a cada um primeiro', { exact: true }).click();
      await page.getByRole('region', { name: 'E se…' }).evaluate((section) => section.scrollIntoView());
    },
  },
  { nome: 'saude', tela: '/administracao/saude' },
  { nome: 'auditoria', tela: '/administracao/auditoria' },
  { nome: 'conferir', tela: '/conferir_documentos' },
  { nome: 'janelas', tela: '/janelas' },
  { nome: 'folha', tela: '/folha_pagamento' },
  {
    nome: 'certificados',
    tela: '/editais/:id/certificados',
    antes: async (page, entrar) => {
      const { client } = await entrar('Cláudia');
      const publicados = (await client.listarTodosOsEditais()).filter(({ fase }) => fase === 'resultado');
      const ultimo =
        publicados
          .map(({ vigenciaFim }) => vigenciaFim)
          .toSorted()
          .at(-1) ?? '';
      await client.simularData({ body: { instante: `${somarDias(ultimo, 20)}T12:00:00.000Z` } });
      for (const { id } of publicados) {
        const { linhas } = await client.listarCertificados({ params: { id } });
        if (linhas.some(({ situacao }) => situacao === 'PRONTO'))
          await page.goto(`/editais/${id}/certificados`);
      }
      await page.getByRole('button', { name: 'Emitir os certificados' }).waitFor();
      await client.simularData({ body: { instante: null } });
    },
  },
  { nome: 'decidir', tela: '/aprovacao_instrutores', tipo: 'PRESIDENTE_COMISSAO' },
  {
    nome: 'recursos',
    tela: '/recursos',
    tipo: 'PRESIDENTE_COMISSAO',
    antes: async (page) => {
      await page.getByRole('table', { name: 'Recursos' }).getByRole('link').first().click();
      await page.getByRole('link', { name: 'Todos os recursos' }).waitFor();
    },
  },
  { nome: 'secretaria', tela: '/listar-projetos-avaliados-secretaria', tipo: 'secretaria' },
  { nome: 'resultados', tela: '/resultados/:id' },
  {
    nome: 'texto-de-publicacao',
    tela: '/editais/:id/texto_de_publicacao',
    tipo: 'secretaria',
    viewport: { width: 1100, height: 1000 },
    antes: async (page) => {
      await page.getByRole('textbox', { name: /^Quem assina/ }).fill('Célia Moura de Andrade');
      await page.getByRole('textbox', { name: /^Cargo/ }).fill('Pró-Reitora de Graduação');
      await page.getByRole('textbox', { name: /^Número do processo/ }).fill('23067.004512/2026-11');
    },
  },
  { nome: 'imagens/etapa', tela: '/resumo_projeto', viewport: { width: 1280, height: 1078 } },
  { nome: 'imagens/telefone', tela: '/cadastro_projeto', viewport: { width: 360, height: 1282 } },
  { nome: 'imagens/inicio', tela: '/menu', viewport: LARGA },
  { nome: 'imagens/projeto', tela: '/projetos/:id', viewport: LARGA },
  { nome: 'imagens/edital', tela: '/editais/:id', tipo: 'administrador', viewport: LARGA },
  {
    nome: 'imagens/decidir',
    tela: '/aprovacao_instrutores',
    viewport: LARGA,
    tipo: 'PRESIDENTE_COMISSAO',
  },
];

/** An administrator's work on a call, in the order of its chapter. */
const FILME: readonly Figura[] = (
  [
    { nome: 'inicio', tela: '/menu' },
    { nome: 'projetos', tela: '/editais/:id' },
    {
      nome: 'designar',
      tela: '/editais/:id',
      antes: async (page) => {
        await page.getByRole('combobox', { name: 'Situação' }).selectOption('semAvaliador');
        await pageIdle(page);
        await page.getByRole('checkbox', { name: /^Escolher os \d+ desta página$/ }).check();
        await page.getByRole('button', { name: 'Designar…' }).click();
        await page.getByRole('combobox', { name: 'Nome do avaliador' }).fill('a');
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Enter');
      },
    },
    { nome: 'avaliacao', tela: '/editais/:id/avaliacao' },
    {
      nome: 'decisao',
      tela: '/editais/:id/decisao',
      antes: async (page) => {
        await page.getByRole('button', { name: /^Dar na ordem do ranque/ }).click();
        await page.getByText(/^Linha de corte/).scrollIntoViewIfNeeded();
        await page.evaluate(() => scrollBy({ top: 260, behavior: 'instant' }));
      },
    },
    { nome: 'resultado', tela: '/editais/:id/resultado' },
    { nome: 'recursos', tela: '/editais/:id/recursos' },
    { nome: 'recurso', tela: '/editais/:id/recursos/:recurso' },
    {
      nome: 'mesa',
      tela: '/conferir_documentos',
      antes: async (page) => {
        await page.getByRole('link', { name: 'Conferir um a um' }).click();
        await page.getByRole('button', { name: /^Abrir/ }).waitFor();
      },
    },
    { nome: 'instrutores', tela: '/instrutores' },
    {
      nome: 'pagamento',
      tela: '/editais/:id/pagamento',
      antes: async (page) => {
        await page.goto('/administracao/editais');
        await page
          .getByRole('link', { name: 'Edital 2026 de Instrutoria em Ensino de Graduação', exact: true })
          .click();
        await page.getByRole('link', { name: 'Pagamento', exact: true }).click();
        await page.getByRole('table').getByRole('link', { name: 'outubro de 2026' }).click();
        await page.getByRole('heading', { name: /^Folha de outubro/ }).scrollIntoViewIfNeeded();
      },
    },
    { nome: 'configuracao', tela: '/editais/:id/configuracao' },
  ] satisfies Figura[]
).map((figura, i) => ({
  ...figura,
  nome: `filme-edital-${String(i + 1).padStart(2, '0')}-${figura.nome}`,
  tipo: 'administrador',
  viewport: QUADRO,
}));

const root = join(import.meta.dirname, '..');
const fileOf = (nome: string) =>
  nome.includes('/') ? join(root, 'docs', `${nome}.png`) : join(FIGURAS_DO_MANUAL, `${nome}.png`);
const wanted = process.argv.slice(2);
// The pictures of the judgement come last, since some of them change the demonstration.
const todas = [...FIGURAS, ...FILME, ...FIGURAS_DO_JULGAMENTO];
const escolhidas = todas.filter(
  (figura) =>
    wanted.length === 0 ||
    wanted.includes(figura.nome) ||
    (wanted.includes('filme') && FILME.includes(figura)),
);
for (const nome of wanted.filter((um) => um !== 'filme' && !todas.some((figura) => figura.nome === um))) {
  throw new Error(`there is no picture ${nome}`);
}
const app = await startApp({ modo: 'demo' });
const browser = await chromium.launch(launchOptions());
try {
  const contas = await contasDe(app.url);
  const quem = await visitantes(app, contas);
  const entrar = entrarEm(app.url, contas);
  const retomar = sessoes(app.url);
  for (const figura of escolhidas) {
    const { nome, tela: path, tipo, viewport = { width: 1100, height: 760 }, antes } = figura;
    const tela = telas.find((uma) => uma.path === path);
    if (tela === undefined) throw new Error(`there is no screen ${path}`);
    const page = await browser.newPage({
      ...pessoa,
      baseURL: app.url,
      viewport,
    });
    watchRequests(page.context());
    const seus = await visitantesDa(figura, quem, contas, app.url);
    await visitar(page, tipo === undefined ? tela : { ...tela, tipo }, seus, retomar);
    if (antes !== undefined) {
      await antes(page, entrar);
      await pageIdle(page);
      await pageReady(page);
    }
    const file = fileOf(nome);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, comPaleta(await page.screenshot({ animations: 'disabled' })));
    await page.context().close();
    process.stdout.write(`${nome}\n`);
  }
} finally {
  await browser.close();
  await app.stop();
}

if (wanted.length === 0 || wanted.includes('filme')) {
  const journey = ['test', '--config', 'e2e', '--retries', '0', 'ano-da-professora'];
  const child = spawn(join(root, 'node_modules/.bin/playwright'), journey, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, FILME: '1' },
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('the teacher’s year was not walked to its end');
}
