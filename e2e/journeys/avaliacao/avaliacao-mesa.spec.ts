import { MENSAGENS_AVALIACAO as M } from '@instrutoria/domain/avaliacao/messages.ts';
import { MENSAGENS_GERAIS } from '@instrutoria/domain/kernel/messages.ts';
import type { Locator, Page } from '@playwright/test';
import { expectSemMouse, semMouse, tabAndEnter } from '../../support/accessibility/keyboard.ts';
import { countActs, noteJourney } from '../../support/browser/clicks-and-keys.ts';
import { responder } from '../../support/browser/dialogos.ts';
import { pageReady } from '../../support/browser/page-idle.ts';
import { expect, test } from '../../support/fixtures.ts';
import { type Comissao, comissaoDe, fase1, fecharAbertos } from '../../support/scenes/edital-em-avaliacao.ts';
import { abrirTarefa, tarefaNaMesa } from '../../support/scenes/tarefas.ts';

test.use({ propria: 'avaliacao-mesa' });
test.describe.configure({ mode: 'default' });

const DE_UMA_VEZ = 8;

/** Designates projects of the call that has just closed until one evaluator has `quantos` of them. */
async function comProjetos(comissao: Comissao, quantos: number) {
  await fecharAbertos(comissao);
  const { client } = comissao.administradora;
  for (const edital of await client.listarTodosOsEditais()) {
    if (edital.fase !== 'avaliacao') continue;
    const params = { editalId: edital.id };
    for (const avaliador of comissao.avaliadores) {
      const livres: number[] = [];
      for (const { id } of await client.listarNaoDesignados({ params })) {
        const candidatos = await client.listarCandidatos({ params: { projectId: id } });
        if (candidatos.some((um) => um.id === avaliador.id && um.impedimento === null)) livres.push(id);
      }
      const dele = (await avaliador.client.listarAvaliacoes({ query: { edital: String(edital.id) } })).filter(
        ({ foiAvaliador }) => foiAvaliador,
      );
      const faltam = quantos - dele.length;
      if (dele.some(({ ja_foi_avaliado }) => ja_foi_avaliado) || faltam < 0 || livres.length < faltam)
        continue;
      for (const projeto of livres.slice(0, faltam)) {
        await client.designarAvaliador({ body: { projeto, avaliador: avaliador.id } });
      }
      return { avaliador, edital: edital.id };
    }
  }
  throw new Error(`nobody can get ${quantos} projects of one call`);
}

const campo = (page: Page, criterio: string) => page.locator(`#pontuacao${criterio}`);
/** Whether the chosen part begins below the index, which stays above the text. */
const livreDoIndice = (page: Page, parte: string) =>
  page.evaluate((id) => {
    const indice = document.querySelector('#lado-proposta > nav');
    const alvo = document.querySelector(id);
    if (indice === null || alvo === null) throw new Error(`no index or no ${id}`);
    return alvo.getBoundingClientRect().top >= indice.getBoundingClientRect().bottom;
  }, parte);
const concluir = (page: Page) => page.getByRole('button', { name: /^Concluir/ });

test('lets an evaluator with eight projects finish in one sitting, by keyboard alone', {
  tag: '@longo',
}, async ({ page, app, contas, retomar }) => {
  await semMouse(page);
  const comissao = await comissaoDe(app.url, contas);
  const { avaliador, edital } = await comProjetos(comissao, DE_UMA_VEZ);
  const minhas = async () =>
    (await avaliador.client.listarAvaliacoes({ query: { edital: String(edital) } })).filter(
      ({ foiAvaliador }) => foiAvaliador,
    );
  const [primeira] = await minhas();
  if (primeira === undefined) throw new Error('nothing to assess');
  await retomar(page, avaliador.conta);
  const atos = await countActs(page);
  await page.goto('/menu');
  const comTeclado = (botao: Locator) => tabAndEnter(page, botao);
  const abrir = (tarefa: string, { projeto }: typeof primeira) =>
    abrirTarefa(page, tarefa, `nº ${projeto.id} · `, comTeclado);

  await test.step('each invitation is accepted from its task', async () => {
    for (const convite of (await minhas()).filter(({ aceito }) => !aceito)) {
      await abrir('Responder ao convite', convite);
      await tabAndEnter(page, page.getByRole('button', { name: 'Sim', exact: true }));
      const pergunta = page.getByRole('dialog', { name: M.desejaAceitar, exact: true });
      await expect(pergunta.getByRole('button', { name: 'Sim', exact: true })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/menu$/);
      await expect(tarefaNaMesa(page, 'Responder ao convite', `nº ${convite.projeto.id} · `)).toHaveCount(0);
    }
    expect((await minhas()).every(({ aceito }) => aceito)).toBe(true);
  });
  await abrir('Concluir a avaliação', primeira);

  for (let n = 1; n <= DE_UMA_VEZ; n += 1) {
    // The smaller width is the narrowest that shows two sides.
    await page.setViewportSize(n % 2 === 0 ? { width: 1024, height: 768 } : { width: 1280, height: 800 });
    await test.step(`project ${n}`, async () => {
      await expect(page.getByText(`${n} de ${DE_UMA_VEZ}`, { exact: true })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await page.keyboard.press('Alt+s');
      await page.keyboard.press('Alt+s');
      await expect(page.locator('#metodologia')).toBeFocused();
      // The proposal beside the form scrolls to that part; the page does not move.
      await expect(page.locator('#metodologia')).toBeInViewport();
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await expect.poll(() => livreDoIndice(page, '#metodologia')).toBe(true);
      await page.keyboard.press('Alt+Shift+S');
      await expect(page.locator('#introducao')).toBeFocused();
      await page.keyboard.press('Alt+n');
      await expect(campo(page, 'AdequacaoCoerencia')).toBeFocused();
      for (const nota of ['30,5', '20', '15', String(n)]) {
        await page.keyboard.type(nota);
        await page.keyboard.press('Enter');
      }
      await expect(page.getByText(`Total da fase 1: ${65 + n},5`)).toBeVisible();
      for (const nota of ['100', '100', '75']) {
        await page.keyboard.type(nota);
        await page.keyboard.press('Enter');
      }
      await expect(page.getByLabel('Parecer')).toBeFocused();
      // In a text field the letters of shortcuts are ordinary letters.
      await page.keyboard.type(`Proposta ${n}, sem nada a refazer.`);
      await expect(page.getByLabel('Parecer')).toHaveValue(`Proposta ${n}, sem nada a refazer.`);
      await expect(page.getByText(`Total do projeto: ${340 + n},5`)).toBeVisible();
      await expect(page.getByText(/^rascunho salvo às \d\d:\d\d neste navegador$/)).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(concluir(page)).toBeFocused();
      await page.keyboard.press('Enter');
      const pergunta = page.getByRole('dialog', { name: M.desejaAvaliar, exact: true });
      await expect(pergunta.getByRole('button', { name: 'Sim', exact: true })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(pergunta).toBeHidden();
    });
  }
  const [fora] = (await avaliador.client.listarAvaliacoes({})).filter(
    ({ foiAvaliador, ja_foi_avaliado }) => foiAvaliador && !ja_foi_avaliado,
  );
  await test.step('a project of another call comes after them; with none left, the list', async () => {
    const depois = fora === undefined ? '/projetos_avaliar' : `/avaliacao_projetos/${fora.projeto.id}`;
    await expect(page).toHaveURL(new RegExp(`${depois}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
  noteJourney('evaluator', DE_UMA_VEZ, 'projects accepted and assessed', atos());
  const totais = (await minhas()).map(({ ja_foi_avaliado, total }) => [ja_foi_avaliado, total]);
  expect(totais).toEqual(Array.from({ length: DE_UMA_VEZ }, (_, n) => [true, 341.5 + n]));

  await test.step('a concluded assessment is read on the same screen, and the next by its shortcut', async () => {
    await page.goto('/projetos_avaliar');
    await tabAndEnter(page, page.getByRole('link', { name: primeira.projeto.titulo }));
    await expect(page.getByText(M.jaConcluida)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Avaliação' })).toContainText('Proposta 1, sem nada');
    await expect(page.locator('#introducao')).toBeAttached();
    await expect(page.locator('#lado-avaliacao input')).toHaveCount(0);
    await page.keyboard.press('Alt+p');
    await expect(page.getByText(`2 de ${DE_UMA_VEZ}`, { exact: true })).toBeVisible();
    await page.keyboard.press('Alt+Shift+P');
    await expect(page.getByText(`1 de ${DE_UMA_VEZ}`, { exact: true })).toBeVisible();
  });
  await expectSemMouse(page);
});

/** The evaluator of the demonstration's pending project, with its approval as the server has it. */
async function pronto(app: { readonly url: string }, comissao: Comissao, projeto: number) {
  const { client } = comissao.administradora;
  const { avaliador } = await client.lerAprovacaoDoProjeto({ params: { projectId: projeto } });
  const dele = comissao.avaliadores.find(({ id }) => id === avaliador?.id);
  if (dele === undefined) throw new Error(`${app.url}: ${projeto} has no evaluator of ours`);
  return { dele, ler: () => dele.client.lerAprovacaoDoProjeto({ params: { projectId: projeto } }) };
}

test('keeps a draft on a phone over both tabs and a reload, accepts nothing, and then saves it', async ({
  page,
  app,
  contas,
  quem,
  retomar,
}) => {
  const projeto = quem.exemplos.emAvaliacao;
  const { dele, ler } = await pronto(app, await comissaoDe(app.url, contas), projeto);
  const antes = await ler();
  await page.setViewportSize({ width: 360, height: 740 });
  await retomar(page, dele.conta);
  await page.goto(`/avaliacao_projetos/${projeto}`);
  await pageReady(page);
  const aba = (name: string) => page.getByRole('tab', { name, exact: true });
  await expect(aba('Proposta')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByLabel('Parecer')).toBeHidden();
  await aba('Avaliação').click();
  await expect(page.locator('#introducao')).toBeHidden();
  await campo(page, 'OrganizacaoTextual').fill('7,5');
  await page.getByLabel('Parecer').fill('Escrito no telefone.');
  await aba('Proposta').press('ArrowLeft');
  await expect(page.locator('#introducao')).toBeVisible();
  await aba('Proposta').press('ArrowRight');
  await expect(page.getByLabel('Parecer')).toHaveValue('Escrito no telefone.');
  await expect(page.getByText(/^rascunho salvo às/)).toBeVisible();
  expect(await ler()).toEqual(antes);

  await page.reload();
  await aba('Avaliação').click();
  await expect(page.getByText('Rascunho restaurado')).toBeVisible();
  await expect(campo(page, 'OrganizacaoTextual')).toHaveValue('7,5');
  await expect(page.getByLabel('Parecer')).toHaveValue('Escrito no telefone.');
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByText(/^salvo às/)).toBeVisible();
  const { pontuacaoOrganizacaoTextual, parecer, ja_foi_avaliado } = await ler();
  expect({ pontuacaoOrganizacaoTextual, parecer, ja_foi_avaliado }).toEqual({
    pontuacaoOrganizacaoTextual: 7.5,
    parecer: 'Escrito no telefone.',
    ja_foi_avaliado: false,
  });
});

test('accepts nothing by a draft, and treats a later acceptance as no other version of the scores', async ({
  page,
  app,
  contas,
  quem,
  retomar,
}) => {
  const comissao = await comissaoDe(app.url, contas);
  const { client } = comissao.administradora;
  const { projeto } = await client.lerAprovacao({ params: { id: quem.exemplos.designacao } });
  const { dele, ler } = await pronto(app, comissao, projeto.id);
  const tarefas = async () =>
    (await dele.client.listarTarefas()).tarefas.map(({ codigo, projeto: de }) => [codigo, de]);
  const antes = await ler();
  const deAntes = await tarefas();
  expect(antes.aceito).toBe(false);
  await retomar(page, dele.conta);
  await page.goto(`/avaliacao_projetos/${projeto.id}`);
  await pageReady(page);
  await expect(page.getByText('Ao salvar as notas, você aceita avaliar este projeto.')).toBeVisible();
  for (const [n, criterio] of [
    'AdequacaoCoerencia',
    'RelevanciaJustificativaClareza',
    'MetodologiaAtividades',
    'OrganizacaoTextual',
  ].entries()) {
    await campo(page, criterio).fill(String(5 + n));
  }
  await expect(page.getByText(/^rascunho salvo às/)).toBeVisible();
  expect(await ler()).toEqual(antes);
  expect(await tarefas()).toEqual(deAntes);

  await page.getByRole('link', { name: 'Aceitar ou recusar' }).click();
  await page.getByRole('button', { name: 'Sim', exact: true }).click();
  await responder(page, M.desejaAceitar);
  await expect(page).toHaveURL(/\/menu$/);
  await page.goto(`/avaliacao_projetos/${projeto.id}`);
  await expect(page.getByText('Rascunho restaurado')).toBeVisible();
  await expect(campo(page, 'OrganizacaoTextual')).toHaveValue('8');
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByText(/^salvo às/)).toBeVisible();
  const salva = await ler();
  expect([salva.aceito, salva.pontuacaoAdequacaoCoerencia, salva.pontuacaoApoioDisciplina]).toEqual([
    true,
    5,
    null,
  ]);
});

test('names the failed part of a refused save, and keeps saved and typed values when the network fails at any step', {
  tag: '@longo',
}, async ({ page, app, contas, quem, retomar }) => {
  const projeto = quem.exemplos.emAvaliacao;
  const { dele, ler } = await pronto(app, await comissaoDe(app.url, contas), projeto);
  await retomar(page, dele.conta);
  await page.goto(`/avaliacao_projetos/${projeto}`);
  await pageReady(page);
  const tentar = async () => {
    await concluir(page).click();
    await responder(page, M.desejaAvaliar);
  };
  const diz = (texto: string | RegExp) => page.getByRole('alert').filter({ hasText: texto });
  await campo(page, 'AdequacaoCoerencia').fill('33');
  await campo(page, 'NaturezaDisciplinas').fill('111');
  await page.getByLabel('Parecer').fill('Nesta janela.');

  await test.step('another window was faster with the same scores', async () => {
    const { id } = await ler();
    await dele.client.salvarFase1({ body: { id: id ?? 0, ...fase1(9), parecer: 'Noutra janela.' } });
    await tentar();
    await expect(diz('A fase 1 não foi salva')).toContainText(M.noutraJanela);
    await expect(campo(page, 'AdequacaoCoerencia')).toHaveValue('33');
    await expect(page.getByLabel('Parecer')).toHaveValue('Nesta janela.');
    const aviso = page.getByRole('status').filter({ hasText: 'outra janela ou aparelho' });
    await expect(aviso).toContainText('“Noutra janela.”');
    expect((await ler()).parecer).toBe('Noutra janela.');
    await aviso.getByRole('button', { name: 'Ficar com o que digitei' }).click();
    await expect(aviso).toBeHidden();
  });

  await test.step('the network is lost at the first part, then the second, then the conclusion', async () => {
    for (const [chamada, texto] of [
      ['salvar_fase1', 'A fase 1 não foi salva.'],
      ['salvar_fase2', 'A fase 2 não foi salva. A fase 1 está salva.'],
      ['avaliar/', 'As notas estão salvas, mas a avaliação não foi concluída.'],
    ] as const) {
      await page.route(`**/api/projeto_aprovacao/${chamada}*`, (route) => route.abort());
      await tentar();
      await expect(diz(texto)).toBeVisible();
      await expect(diz(MENSAGENS_GERAIS.desatualizado)).toHaveCount(0);
      await expect(campo(page, 'NaturezaDisciplinas')).toHaveValue('111');
      await expect(page.getByLabel('Parecer')).toHaveValue('Nesta janela.');
      await page.unroute(`**/api/projeto_aprovacao/${chamada}*`);
    }
    const salva = await ler();
    expect(salva.ja_foi_avaliado).toBe(false);
    expect([salva.pontuacaoAdequacaoCoerencia, salva.pontuacaoNaturezaDisciplinas]).toEqual([33, 111]);
  });

  await test.step('the evaluation is concluded once the network is back', async () => {
    await tentar();
    await expect(page).not.toHaveURL(new RegExp(`/avaliacao_projetos/${projeto}$`));
    expect((await ler()).ja_foi_avaliado).toBe(true);
  });
});

test('loads the proof only on request, since each reading is logged', async ({
  page,
  app,
  contas,
  quem,
  retomar,
}) => {
  const projeto = quem.exemplos.emAvaliacao;
  const comissao = await comissaoDe(app.url, contas);
  const { dele } = await pronto(app, comissao, projeto);
  const pedidos: string[] = [];
  page.on('request', (request) => pedidos.push(request.url()));
  const lidos = () => pedidos.filter((url) => /comprovante/.test(url)).length;
  await retomar(page, dele.conta);
  await page.goto(`/avaliacao_projetos/${projeto}`);
  await pageReady(page);
  expect(lidos()).toBe(0);
  await page.getByRole('button', { name: 'Abrir o comprovante (PDF)' }).click();
  const parte = page.locator('#comprovante');
  await expect(parte.getByRole('link', { name: 'abrir em outra janela' })).toBeVisible();
  await expect(parte.getByRole('link', { name: 'Baixar o PDF' })).toBeVisible();
  // The pressed button has gone; Tab goes on from its place.
  await page.keyboard.press('Tab');
  await expect(parte.locator('iframe, a').first()).toBeFocused();
  expect(lidos()).toBe(1);
});
