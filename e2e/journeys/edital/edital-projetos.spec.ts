import { MENSAGENS_AVALIACAO as M, ROTULOS_AVALIACAO as R } from '@instrutoria/domain/avaliacao/messages.ts';
import { MENSAGENS_DECISAO } from '@instrutoria/domain/decisao/messages.ts';
import { MENSAGENS_DESIGNACAO } from '@instrutoria/domain/designacao/messages.ts';
import { perguntaDeIniciarDecisao } from '@instrutoria/domain/edital/rules/perguntas.ts';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility/accessibility-scan.ts';
import { expectSemMouse, semMouse, tabAndEnter, tabTo } from '../../support/accessibility/keyboard.ts';
import { countActs, entre, noteJourney, tamanho } from '../../support/browser/clicks-and-keys.ts';
import { expectAviso, responder } from '../../support/browser/dialogos.ts';
import { expect, test } from '../../support/fixtures.ts';
import { doTipo } from '../../support/scenes/contas.ts';
import {
  avaliarOsOutros,
  comissaoDe,
  fecharAbertos,
  livreDe,
} from '../../support/scenes/edital-em-avaliacao.ts';
import { novoEdital, submeterVarios } from '../../support/scenes/edital-grande.ts';
import { novaPessoa } from '../../support/scenes/pessoas.ts';
import { propostaCompleta } from '../../support/scenes/proposta.ts';
import { pelaTarefa } from '../../support/scenes/tarefas.ts';

test.use({ propria: 'edital-projetos' });
test.describe.configure({ mode: 'default' });

const TODOS = tamanho('PROJETOS_DA_JORNADA', 54);
/** A word that only the titles of this test's projects have. */
const PALAVRA = 'Colheita';
const POR_PAGINA = 50;
const NA_ULTIMA = TODOS % POR_PAGINA || POR_PAGINA;
const LIMITE = Math.floor(TODOS / 2);
const OITO_DIAS = 8 * 24 * 60 * 60 * 1000;

const barra = (page: Page) => page.getByRole('region', { name: 'Com os escolhidos' });
const dialogo = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name });
const fechar = (resposta: Locator) => resposta.getByRole('button', { name: 'Fechar' }).last().click();

/** Selects all rows that the filter finds, page by page. */
async function escolherTodos(page: Page, depois: 'Anterior' | 'Próxima'): Promise<void> {
  for (let feitos = 0; feitos < TODOS; ) {
    const desta = page.getByRole('checkbox', { name: /^Escolher os [1-9]\d* desta página$/ });
    await expect(desta).not.toBeChecked();
    feitos += Number(/\d+/.exec((await desta.getAttribute('aria-label')) ?? '')?.[0]);
    await desta.check();
    await expect(barra(page).getByRole('status')).toHaveText(`${feitos} escolhidos`);
    if (feitos < TODOS) await page.getByRole('button', { name: depois }).click();
  }
}

/** Chooses the evaluator in the dialog of a designation or a replacement. */
async function escolherQuem(pergunta: Locator, botao: 'Designar' | 'Substituir', quem: string) {
  await pergunta.getByRole('combobox', { name: 'Nome do avaliador' }).fill(quem);
  await pergunta.getByRole('button', { name: botao, exact: true }).click();
}

test('designates, reminds, replaces, decides and publishes an administrator’s call from home, by acts on many rows', async ({
  page,
  app,
  contas,
  retomar,
}) => {
  const comissao = await comissaoDe(app.url, contas);
  const adm = comissao.administradora.client;
  const [avaliadora, outra] = comissao.avaliadores;
  if (avaliadora === undefined || outra === undefined) throw new Error('two evaluate');
  const { nome, siape } = await avaliadora.client.professorAtual();
  const daOutra = await outra.client.professorAtual();
  const edital = await novoEdital(comissao, 'da Colheita', { limiteBolsas: LIMITE });
  const params = { id: edital.id };
  type Procura = NonNullable<Parameters<typeof adm.listarProjetosDoEdital>[0]['query']>;
  const quantos = async (query: Procura) =>
    (await adm.whole.listarProjetosDoEdital({ params, query: { ...query, por_pagina: '1', pagina: '1' } }))
      .total;

  await test.step('teachers’ projects, and one of the evaluator herself', async () => {
    await submeterVarios(app.url, edital.id, TODOS - 1, PALAVRA);
    const dona = await novaPessoa(app.url);
    const { client, id } = avaliadora;
    const body = await propostaCompleta({ ...dona, client, id }, edital.id);
    await client.submeterProjeto({ body: { ...body, titulo: `${PALAVRA} de quem avalia` } });
    await fecharAbertos(comissao);
  });
  const atos = await countActs(page);
  await retomar(page, doTipo(contas, 'administrador')[0]);
  await page.goto('/menu');

  await test.step('the task leads to those without an evaluator; search, order and page stand in the address', async () => {
    await pelaTarefa(page, `Designar avaliador para ${TODOS} projetos`, edital.nome);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(edital.nome);
    await page.getByRole('button', { name: /^Etapas do edital: / }).click();
    await expect(
      page.getByRole('list', { name: 'Andamento do edital' }).locator('[aria-current="step"]'),
    ).toContainText('Avaliação');
    await page.getByRole('button', { name: /^Para iniciar a decisão: / }).click();
    await expect(
      page
        .getByRole('region', { name: 'Para iniciar a decisão' })
        .getByRole('link', { name: `ver ${M.naoSubmetidosAAvaliacao}` }),
    ).toHaveAttribute('href', /\?situacao=semAvaliador$/);
    await expect(page.getByRole('combobox', { name: 'Situação' })).toHaveValue('aDesignar');
    await page.getByRole('searchbox', { name: 'Buscar' }).fill(PALAVRA.toUpperCase());
    await expect(page).toHaveURL(/busca=/);
    await expect(page.getByText(`1 a ${POR_PAGINA} de ${TODOS} projetos`)).toBeVisible();
    await page.getByRole('button', { name: 'Projeto', exact: true }).click();
    await expect(page.getByRole('columnheader', { name: 'Projeto' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    for (let de = POR_PAGINA + 1; de <= TODOS; de += POR_PAGINA) {
      await page.getByRole('button', { name: 'Próxima' }).click();
      await expect(page.getByText(new RegExp(`^${de} a `))).toBeVisible();
    }
    const faixa = `${TODOS - NA_ULTIMA + 1} a ${TODOS} de ${TODOS} projetos`;
    await expect(page.getByText(faixa)).toBeVisible();
    await expect(page.getByRole('rowheader')).toHaveCount(NA_ULTIMA);
    const antes = await page.getByRole('rowheader').allTextContents();
    await page.reload();
    await expect(page.getByText(faixa)).toBeVisible();
    await expect(page.getByRole('rowheader')).toHaveText(antes);
    await expect(page.getByRole('searchbox', { name: 'Buscar' })).toHaveValue(PALAVRA.toUpperCase());
    await expect(page.getByRole('columnheader', { name: 'Projeto' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
  });

  const antes = atos();
  await test.step('chosen over all pages', async () => {
    await escolherTodos(page, 'Anterior');
    await expectAccessible(page, '/editais/:id', 'cheia', 'with chosen rows');
  });

  await test.step('designated at once; who takes part in one is refused there, with the reason', async () => {
    await barra(page).getByRole('button', { name: 'Designar…' }).click();
    const pergunta = dialogo(page, `Designar avaliador de ${TODOS} projetos`);
    await pergunta.getByRole('button', { name: 'Designar', exact: true }).click();
    await expect(pergunta.getByText(MENSAGENS_DESIGNACAO.nenhumProfessor).first()).toBeVisible();
    await pergunta.getByRole('combobox', { name: 'Nome do avaliador' }).fill(`${nome} · ${siape}`);
    await expect(pergunta).toContainText(`São designados os que ainda não têm avaliador: ${TODOS} projetos.`);
    await expect(pergunta).toContainText(`${nome} recebe um e-mail, com todos eles.`);
    await pergunta.getByRole('button', { name: 'Designar', exact: true }).click();
    const resposta = dialogo(page, `${TODOS - 1} projetos em ordem, 1 não foi possível`);
    const [recusada] = await resposta.getByRole('listitem').all();
    await expect(recusada ?? resposta).toContainText(`não foi feito. ${MENSAGENS_DESIGNACAO.participa}.`);
    await expect(
      resposta.getByRole('listitem').filter({ hasText: MENSAGENS_DESIGNACAO.designado }),
    ).toHaveCount(TODOS - 1);
    await fechar(resposta);
    // The remaining project is still selected, and the only one that the filter finds.
    await expect(barra(page).getByRole('status')).toHaveText('1 escolhido');
    await expect(page.getByRole('rowheader')).toHaveCount(1);
    await expect(page.getByRole('rowheader')).toContainText(`${PALAVRA} de quem avalia`);
    await barra(page).getByRole('button', { name: 'Designar…' }).click();
    const segunda = dialogo(page, 'Designar avaliador de 1 projeto');
    await escolherQuem(segunda, 'Designar', `${daOutra.nome} · ${daOutra.siape}`);
    await fechar(dialogo(page, 'Feito: 1 projeto'));
  });
  noteJourney('designation', TODOS, 'projects', entre(antes, atos()));
  expect(await quantos({ avaliador: String(avaliadora.id), busca: PALAVRA })).toBe(TODOS - 1);

  try {
    await test.step('eight days later all are late: the task leads to them, and one mail goes to each evaluator', async () => {
      await adm.simularData({ body: { instante: new Date(Date.now() + OITO_DIAS).toISOString() } });
      // Reloads the page, whose tasks were read eight days ago by the simulated clock.
      await page.reload();
      await pelaTarefa(page, `de ${TODOS} avaliações atrasadas`, edital.nome);
      await expect(page.getByRole('combobox', { name: 'Situação' })).toHaveValue('atrasada');
      await escolherTodos(page, 'Próxima');
      await barra(page).getByRole('button', { name: 'Lembrar…' }).click();
      const pergunta = dialogo(page, `Lembrar os avaliadores de ${TODOS} projetos?`);
      await expect(pergunta).toContainText('Recebe um e-mail agora, um só com todos os seus projetos');
      await pergunta.getByRole('button', { name: 'Lembrar', exact: true }).click();
      const resposta = dialogo(page, `Feito: ${TODOS} projetos`);
      await expect(
        resposta.getByRole('listitem').filter({ hasText: MENSAGENS_DESIGNACAO.lembreteEnviado }),
      ).toHaveCount(2);
      await expect(
        resposta.getByRole('listitem').filter({ hasText: MENSAGENS_DESIGNACAO.jaLembrado }),
      ).toHaveCount(TODOS - 2);
      await fechar(resposta);
      await expect(barra(page)).toHaveCount(0);
    });

    await test.step('a page of them goes to another evaluator, and is late no more', async () => {
      await page.getByRole('checkbox', { name: /^Escolher os \d+ desta página$/ }).check();
      const desta = await page.getByRole('rowheader').count();
      await barra(page).getByRole('button', { name: 'Substituir…' }).click();
      const pergunta = dialogo(page, `Substituir avaliador de ${desta} projetos`);
      await escolherQuem(pergunta, 'Substituir', `${daOutra.nome} · ${daOutra.siape}`);
      await fechar(dialogo(page, /^Feito: |em ordem/));
      expect(await quantos({ avaliador: String(outra.id) })).toBeGreaterThanOrEqual(desta);
      expect(await quantos({ situacao: 'atrasada' })).toBeLessThanOrEqual(TODOS - desta + 1);
    });
    await avaliarOsOutros(comissao, edital.id, []);

    await test.step('everything is assessed: the decision begins from its task', async () => {
      await pelaTarefa(page, 'Iniciar a decisão', edital.nome);
      await expect(page).toHaveURL(new RegExp(`/editais/${edital.id}/avaliacao$`));
      await page.getByRole('button', { name: 'Decidir número de instrutores' }).click();
      await responder(page, perguntaDeIniciarDecisao(edital.nome), 'Iniciar a decisão');
      await expectAviso(page, MENSAGENS_DECISAO.decisaoIniciada);
    });

    await test.step('decided in ranking order up to the limit by one save, sent to the secretariat', async () => {
      await pelaTarefa(page, 'Decidir o número de instrutores', edital.nome);
      await expect(page).toHaveURL(new RegExp(`/editais/${edital.id}/decisao$`));
      await page.getByRole('button', { name: 'Dar na ordem do ranque até o limite' }).click();
      await page.getByRole('button', { name: `Salvar ${TODOS} mudanças` }).click();
      await expectAviso(page, MENSAGENS_DECISAO.instrutoresSalvos);
      await page.getByRole('button', { name: 'enviar para a secretária' }).click();
      await responder(page, MENSAGENS_DECISAO.desejaEnviarASecretaria, 'Enviar');
      await expectAviso(page, MENSAGENS_DECISAO.enviadoASecretaria);
      const { linhas } = await adm.lerDecisao({ params });
      expect(linhas).toHaveLength(TODOS);
      expect(linhas.reduce((soma, linha) => soma + linha.remunerados_aprovados, 0)).toBe(LIMITE);
    });

    await test.step('published from its task; then nothing of the call waits', async () => {
      await pelaTarefa(page, 'Enviar o resultado aos coordenadores', edital.nome);
      await expect(page).toHaveURL(new RegExp(`/editais/${edital.id}/resultado$`));
      await page.getByRole('button', { name: R.enviarAosCoordenadores }).click();
      await responder(page, MENSAGENS_DECISAO.desejaEnviarAosCoordenadores, 'Enviar');
      await expectAviso(page, MENSAGENS_DECISAO.enviadoAosCoordenadores);
      const publicos = await adm.lerResultados({ params: { editalId: edital.id } });
      expect(publicos.projetos).toHaveLength(TODOS);
      const { tarefas } = await adm.listarTarefas();
      expect(tarefas.filter((tarefa) => tarefa.edital === edital.id)).toEqual([]);
    });
  } finally {
    await adm.simularData({ body: { instante: null } });
  }
  noteJourney('administrator, from the close of a call to its publication', TODOS, 'projects', atos());
});

test('T-L2: finds, selects and designates a project without a mouse', { tag: '@longo' }, async ({
  page,
  app,
  contas,
  retomar,
}) => {
  const comissao = await comissaoDe(app.url, contas);
  const { client } = comissao.administradora;
  const livres: { readonly edital: number; readonly id: number }[] = [];
  for (const { id: edital, fase } of await client.listarEditais()) {
    if (fase !== 'avaliacao') continue;
    const sem = await client.listarNaoDesignados({ params: { editalId: edital } });
    livres.push(...sem.map(({ id }) => ({ edital, id })));
  }
  const [projeto] = livres;
  if (projeto === undefined) throw new Error('every project has an evaluator');
  const livre = await (await livreDe(comissao, projeto.id)).client.professorAtual();
  await semMouse(page);
  await retomar(page, doTipo(contas, 'administrador')[0]);
  await page.goto(`/editais/${projeto.edital}?situacao=semAvaliador`);
  const caixa = page.getByRole('checkbox', { name: `Escolher o projeto ${projeto.id}`, exact: true });
  await tabTo(page, caixa);
  await page.keyboard.press('Space');
  await expect(caixa).toBeChecked();
  await tabAndEnter(page, barra(page).getByRole('button', { name: 'Designar…' }));
  const pergunta = dialogo(page, 'Designar avaliador de 1 projeto');
  await expect(pergunta.getByRole('combobox', { name: 'Nome do avaliador' })).toBeFocused();
  await page.keyboard.type(livre.nome);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(pergunta.getByRole('combobox')).toHaveValue(`${livre.nome} · ${livre.siape}`);
  await tabAndEnter(page, pergunta.getByRole('button', { name: 'Designar', exact: true }));
  await expect(
    dialogo(page, 'Feito: 1 projeto').getByRole('button', { name: 'Fechar' }).last(),
  ).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(caixa).toBeHidden();
  await expect(page.locator('body')).not.toBeFocused();
  await expectSemMouse(page);
});
