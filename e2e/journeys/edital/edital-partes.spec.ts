import { MENSAGENS_AVALIACAO as M, ROTULOS_AVALIACAO as R } from '@instrutoria/domain/avaliacao/messages.ts';
import { MENSAGENS_DECISAO } from '@instrutoria/domain/decisao/messages.ts';
import { MENSAGENS_DESIGNACAO } from '@instrutoria/domain/designacao/messages.ts';
import { perguntaDeIniciarDecisao } from '@instrutoria/domain/edital/rules/perguntas.ts';
import { mesPorExtenso } from '@instrutoria/domain/kernel/datas.ts';
import { MENSAGENS_RECURSO } from '@instrutoria/domain/recurso/messages.ts';
import type { Page } from '@playwright/test';
import { expectAccessible, expectReflow } from '../../support/accessibility/accessibility-scan.ts';
import { salvarConfiguracao } from '../../support/browser/configuracao-do-edital.ts';
import { expectAviso, responder } from '../../support/browser/dialogos.ts';
import { expect, test } from '../../support/fixtures.ts';
import { doTipo } from '../../support/scenes/contas.ts';
import { avaliarOsOutros, comissaoDe } from '../../support/scenes/edital-em-avaliacao.ts';
import { loggedIn } from '../../support/server/api.ts';

test.use({ propria: 'edital-partes' });
test.describe.configure({ mode: 'default' });

const partes = (page: Page) => page.getByRole('navigation', { name: 'Partes do edital' });
const coluna = async (page: Page, tabela: string, qual: number) =>
  (await page.getByRole('table', { name: tabela }).locator(`tbody td:nth-of-type(${qual})`).allTextContents())
    .map(Number)
    .reduce((soma, n) => soma + n, 0);

test('shows a call’s evaluation on its page: late ones are reminded, by evaluator and unit, and the phase is ended there', {
  tag: '@longo',
}, async ({ page, app, contas, retomar }) => {
  const comissao = await comissaoDe(app.url, contas);
  const adm = comissao.administradora.client;
  const edital = (await adm.listarTodosOsEditais()).find(
    ({ fase, tipoProjeto }) => fase === 'avaliacao' && tipoProjeto === 'TIPO I',
  );
  if (edital === undefined) throw new Error('no call is in evaluation');
  const designacoes = await adm.listarDesignacoes({ params: { editalId: edital.id } });
  const comAvaliador = designacoes.flatMap(({ avaliacao }) => (avaliacao === null ? [] : [avaliacao]));
  const atrasadas = comAvaliador.filter(({ atraso }) => atraso !== null);

  await test.step('the figures are those of the designations', async () => {
    await retomar(page, doTipo(contas, 'administrador')[0]);
    await page.goto(`/editais/${edital.id}`);
    await partes(page).getByText('Avaliação').click();
    await expect(page).toHaveURL(`/editais/${edital.id}/avaliacao`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(edital.nome);
    await expect(page.getByRole('table', { name: 'Andamento por avaliador' })).toBeVisible();
    expect(await coluna(page, 'Andamento por avaliador', 1)).toBe(comAvaliador.length);
    expect(await coluna(page, 'Andamento por avaliador', 4)).toBe(atrasadas.length);
    expect(await coluna(page, 'Andamento por unidade', 1)).toBe(designacoes.length);
    expect(await coluna(page, 'Andamento por unidade', 2)).toBe(designacoes.length - comAvaliador.length);
    expect(await coluna(page, 'Andamento por unidade', 5)).toBe(atrasadas.length);
    await expectAccessible(page, '/editais/:id/avaliacao', 'cheia', 'with late evaluations');
  });

  await test.step('the late evaluations are listed, and one button reminds their evaluators', async () => {
    expect(atrasadas.length).toBeGreaterThan(0);
    const tabela = page.getByRole('table', { name: 'Avaliações atrasadas' });
    await expect(tabela.locator('tbody tr')).toHaveCount(atrasadas.length);
    await page.getByRole('button', { name: 'Lembrar os atrasados' }).click();
    await responder(page, MENSAGENS_DESIGNACAO.desejaLembrar);
    await expect(tabela.getByText('lembrado hoje por e-mail')).toHaveCount(atrasadas.length * 2);
  });

  await test.step('each blocker of the decision links to its rows; the act says the same', async () => {
    const sem = designacoes.length - comAvaliador.length;
    await page.getByRole('button', { name: 'Decidir número de instrutores' }).click();
    await expect(page.getByRole('dialog', { name: 'Ainda não é possível' })).toContainText(
      M.naoSubmetidosAAvaliacao,
    );
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Para iniciar a decisão: / }).click();
    await page.getByRole('link', { name: `ver ${M.naoSubmetidosAAvaliacao}` }).click();
    await expect(page).toHaveURL(`/editais/${edital.id}?situacao=semAvaliador`);
    await expect(page.getByRole('table', { name: 'Projetos do edital' }).locator('tbody tr')).toHaveCount(
      sem,
    );
  });

  await test.step('the decision begins from here after all were assessed', async () => {
    await avaliarOsOutros(comissao, edital.id, []);
    await page.goto(`/editais/${edital.id}/avaliacao`);
    await expect(page.getByText('Nenhuma avaliação está atrasada.')).toBeVisible();
    await page.getByRole('button', { name: 'Decidir número de instrutores' }).click();
    await responder(page, perguntaDeIniciarDecisao(edital.nome), 'Iniciar a decisão');
    await expectAviso(page, MENSAGENS_DECISAO.decisaoIniciada);
    await expect(page).toHaveURL(`/editais/${edital.id}/decisao`);
    await expect(page.getByRole('button', { name: 'enviar para a secretária' })).toBeVisible();
    await page.goto(`/editais/${edital.id}/avaliacao`);
    await expect(page.getByText('A avaliação deste edital terminou')).toBeVisible();
  });

  await test.step('the president reads the figures and no list of evaluators; a coordinator does not get in', async () => {
    await retomar(page, doTipo(contas, 'PRESIDENTE_COMISSAO')[0]);
    await page.goto(`/editais/${edital.id}/avaliacao`);
    await expect(
      page.getByRole('application', { name: `Andamento de ${designacoes.length} projetos` }),
    ).toBeVisible();
    await expect(page.getByRole('table', { name: 'Andamento por avaliador' })).toHaveCount(0);
    await retomar(page, doTipo(contas, 'coordenador')[0]);
    await page.goto(`/editais/${edital.id}/avaliacao`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('sem permissão');
  });
});

test('shows a call’s result on its page: what blocks it, published by the secretariat, and each version', async ({
  page,
  app,
  contas,
  retomar,
}) => {
  const { client: adm } = (await comissaoDe(app.url, contas)).administradora;
  const naSecretaria = (await adm.listarTodosOsEditais()).find(({ fase }) => fase === 'secretaria');
  if (naSecretaria === undefined) throw new Error('no call is at the secretariat');
  const { id } = naSecretaria;
  const linhas = await adm.listarNaSecretaria({ query: { edital: String(id) } });
  const caminho = `/editais/${id}/resultado`;

  await test.step('the president reads where the result is, and finds no act', async () => {
    await retomar(page, doTipo(contas, 'PRESIDENTE_COMISSAO')[0]);
    await page.goto(caminho);
    await expect(page.getByText('O resultado está na secretaria, por publicar')).toBeVisible();
    await expect(page.getByRole('button', { name: R.enviarAosCoordenadores })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Ver a decisão' })).toHaveAttribute(
      'href',
      `/editais/${id}/decisao`,
    );
  });

  await test.step('the secretariat reads every row and publishes', async () => {
    await retomar(page, doTipo(contas, 'secretaria')[0]);
    await page.goto(`/editais/${id}`);
    await partes(page).getByText('Resultado').click();
    await expect(page).toHaveURL(caminho);
    const tabela = page.getByRole('table', { name: 'Projetos por publicar' });
    await expect(tabela.locator('tbody tr')).toHaveCount(linhas.length);
    await expectAccessible(page, '/editais/:id/resultado', 'cheia', 'at the secretariat');
    await page.getByRole('button', { name: R.enviarAosCoordenadores }).click();
    await responder(page, MENSAGENS_DECISAO.desejaEnviarAosCoordenadores, 'Enviar');
    await expectAviso(page, MENSAGENS_DECISAO.enviadoAosCoordenadores);
  });

  await test.step('version 1 is in force; a search finds its rows, and is in the address', async () => {
    await expect(page.getByText(/^Em vigor: versão 1, /)).toBeVisible();
    const tabela = page.getByRole('table', { name: 'Projetos no resultado' });
    const { projetos } = await adm.lerResultados({ params: { editalId: id } });
    await expect(tabela.locator('tbody tr')).toHaveCount(projetos.length);
    const [um] = projetos;
    if (um === undefined) throw new Error('the call has no projects');
    await page.getByLabel('Buscar', { exact: true }).fill(um.titulo.toUpperCase());
    await expect(tabela.locator('tbody tr')).toHaveCount(1);
    await expect(tabela).toContainText(um.titulo);
    await expect(page).toHaveURL(/\?busca=/);
    await page.reload();
    await expect(tabela.locator('tbody tr')).toHaveCount(1);
    await expect(page.getByRole('link', { name: 'Página pública' })).toHaveAttribute(
      'href',
      `/resultados/${id}`,
    );
  });
});

test('shows a call’s appeals on its page: the last day, the pending ones, and each answered on a separate page', {
  tag: '@longo',
}, async ({ page, app, contas, retomar }) => {
  const { client: adm } = (await comissaoDe(app.url, contas)).administradora;
  const pendentes = (await adm.listarRecursos()).filter(({ status }) => status === 'PENDENTE');
  const presidente = await loggedIn(app.url, doTipo(contas, 'PRESIDENTE_COMISSAO')[0]);
  const doPresidente = ({ projetoAprovacao }: (typeof pendentes)[number]) =>
    projetoAprovacao.projeto.coordenador.id === presidente.id;
  const edital = pendentes.find(doPresidente)?.projetoAprovacao.projeto.edital.id ?? 0;
  const daqui = pendentes.filter(({ projetoAprovacao }) => projetoAprovacao.projeto.edital.id === edital);
  const deOutros = daqui.filter((um) => !doPresidente(um));
  // One is of the president's own project, so another person answers it.
  expect([deOutros.length, daqui.length]).toEqual([2, 3]);
  const linhas = page.getByRole('table', { name: 'Recursos do edital' }).locator('tbody tr');

  await test.step('waiting appeals come first, and are filtered by the address', async () => {
    await retomar(page, doTipo(contas, 'PRESIDENTE_COMISSAO')[0]);
    await page.goto(`/editais/${edital}`);
    await partes(page).getByText('Recursos').click();
    await expect(page).toHaveURL(`/editais/${edital}/recursos`);
    await expect(linhas.first()).toContainText('Pendente');
    await page.getByLabel('Situação').selectOption('pendente');
    await expect(page).toHaveURL(`/editais/${edital}/recursos?situacao=pendente`);
    await expect(linhas).toHaveCount(daqui.length);
    await expectAccessible(page, '/editais/:id/recursos', 'cheia', 'those that wait');
  });

  await test.step('the first is refused with its reasons, and the next one is a link away', async () => {
    await page.getByRole('link', { name: 'Decidir o primeiro de 2 pendentes' }).click();
    await page.getByRole('button', { name: /^Recusar o recurso/ }).click();
    const parecer = page.getByRole('dialog', { name: 'Parecer do recurso' });
    await parecer.locator('[contenteditable="true"]').fill('As notas seguem os critérios do edital.');
    await parecer.getByRole('button', { name: 'Recusar', exact: true }).click();
    await responder(page, MENSAGENS_RECURSO.desejaRecusar, 'Recusar');
    await expectAviso(page, MENSAGENS_RECURSO.recusado);
    await expect(page.getByText(/^Recusado em /)).toBeVisible();
    await page.getByRole('link', { name: /^Próximo pendente: nº / }).click();
    await expect(page.getByRole('button', { name: /^Recusar o recurso/ })).toBeVisible();
    await page.getByRole('link', { name: 'Todos os recursos do edital' }).click();
    const restantes = `Pendentes (${deOutros.length - 1}, e 1 para outra pessoa)`;
    await expect(page.getByRole('option', { name: restantes })).toHaveCount(1);
  });

  await test.step('an appeal of another call is not here; the secretariat does not get in', async () => {
    const { id: outro } = (await adm.listarTodosOsEditais()).find(({ fase }) => fase === 'submissao') ?? {};
    await page.goto(`/editais/${outro}/recursos`);
    await expect(page.getByText('Este edital ainda não recebe recursos')).toBeVisible();
    await page.goto(`/editais/${outro}/recursos/${daqui[0]?.id}`);
    await expect(page.getByText('Este recurso não existe neste edital.')).toBeVisible();
    await retomar(page, doTipo(contas, 'secretaria')[0]);
    await page.goto(`/editais/${edital}/recursos`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('sem permissão');
  });
});

test('shows a call’s payment on its page: its months, and its own lines of a month, searched and filtered', {
  tag: '@longo',
}, async ({ page, app, contas, retomar }) => {
  const { client: adm } = (await comissaoDe(app.url, contas)).administradora;
  const folhas = await adm.listarFolhasDePagamento();
  const fechada = folhas.find(({ fechada: ja, naoPagos }) => ja && naoPagos > 0);
  if (fechada === undefined) throw new Error('no closed sheet has somebody who is not paid');
  const { mes } = fechada;
  const edital = (await adm.listarTodosOsEditais()).find(
    ({ fase, vigenciaInicio, vigenciaFim }) =>
      fase === 'resultado' && vigenciaInicio.slice(0, 7) <= mes && mes <= vigenciaFim.slice(0, 7),
  );
  if (edital === undefined) throw new Error('no call pays in that month');
  const meses = folhas.filter(
    (folha) => edital.vigenciaInicio.slice(0, 7) <= folha.mes && folha.mes <= edital.vigenciaFim.slice(0, 7),
  );
  const daqui = new Set(
    (await adm.listarProjetosDoEdital({ params: { id: edital.id } })).map(({ id }) => id),
  );
  const lancamentos = (await adm.lerFolhaDePagamento({ params: { mes } })).lancamentos.filter(
    ({ projeto, tipo }) => tipo === 'NORMAL' && daqui.has(projeto.id),
  );
  const naoRecebem = lancamentos.filter(({ pago }) => !pago);
  const tabela = page.getByRole('table', { name: `Lançamentos de ${mesPorExtenso(mes)}` });

  await test.step('the months of its validity, and no line of any before one is chosen', async () => {
    await retomar(page, doTipo(contas, 'administrador')[0]);
    await page.goto(`/editais/${edital.id}`);
    await partes(page).getByText('Pagamento').click();
    const overview = page.getByRole('table', { name: 'Pagamento por mês, de todos os editais' });
    await expect(overview.locator('tbody tr')).toHaveCount(meses.length);
    await expect(tabela).toHaveCount(0);
    await overview.getByRole('link', { name: mesPorExtenso(mes) }).click();
    await expect(page).toHaveURL(`/editais/${edital.id}/pagamento?mes=${mes}`);
  });

  await test.step('the month shows the lines of this call only, filtered to those that are not paid', async () => {
    await expect(tabela.locator('tbody tr')).toHaveCount(lancamentos.length);
    await expectAccessible(page, '/editais/:id/pagamento', 'cheia', 'a month');
    const pagamento = page.getByRole('combobox', { name: 'Pagamento', exact: true });
    await pagamento.selectOption('nao');
    await expect(tabela.locator('tbody tr')).toHaveCount(naoRecebem.length);
    await pagamento.selectOption('');
    const [um] = naoRecebem;
    await page.getByLabel('Buscar', { exact: true }).fill(um?.instrutor.nome.toUpperCase() ?? '');
    await expect(page).toHaveURL(/busca=/);
    await expect(tabela).toContainText(um?.instrutor.nome ?? '');
    await expect(tabela.locator('tbody tr')).toHaveCount(
      lancamentos.filter(({ instrutor }) => instrutor.nome === um?.instrutor.nome).length,
    );
  });
});

test('shows a call’s configuration on its page, where it can be changed', { tag: '@longo' }, async ({
  page,
  app,
  contas,
  retomar,
}) => {
  const { client: adm } = (await comissaoDe(app.url, contas)).administradora;
  const aberto = (await adm.listarTodosOsEditais()).find(({ aberto: ja }) => ja);
  if (aberto === undefined) throw new Error('no call is open');
  await retomar(page, doTipo(contas, 'administrador')[0]);
  await page.goto(`/editais/${aberto.id}`);
  await page.getByRole('link', { name: 'Ir para a configuração' }).click();
  await expect(page).toHaveURL(`/editais/${aberto.id}/configuracao`);
  await expect(page.getByRole('button', { name: `Encerrar inscrições do ${aberto.nome}` })).toBeVisible();
  await expectAccessible(page, '/editais/:id/configuracao', 'cheia', 'an open call');
  await page.getByLabel('Limite de bolsas').fill('77');
  await salvarConfiguracao(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectReflow(page, '/editais/:id/configuracao');
  await expectAccessible(page, '/editais/:id/configuracao', 'cheia', 'on a phone');
  const depois = (await adm.listarTodosOsEditais()).find(({ id }) => id === aberto.id);
  expect(depois).toMatchObject({ limiteBolsas: 77, fim: aberto.fim, nome: aberto.nome });
});
