import { MENSAGENS_DECLARACAO } from '@instrutoria/domain/declaracao/messages.ts';
import { MENSAGENS_FREQUENCIA } from '@instrutoria/domain/frequencia/messages.ts';
import { MENSAGENS_INSTRUTOR } from '@instrutoria/domain/instrutor/messages.ts';
import type { Documento } from '@instrutoria/domain/instrutor/types.ts';
import {
  NOMES_DOS_TEXTOS_DA_ATIVIDADE as ATIVIDADE,
  NOMES_DOS_TEXTOS_DO_COORDENADOR as COORDENADOR,
  MENSAGENS_RELATORIO,
  NOMES_DAS_CONTAGENS,
} from '@instrutoria/domain/relatorio/messages.ts';
import {
  CONTAGENS,
  TEXTOS_DA_ATIVIDADE,
  TEXTOS_DO_COORDENADOR,
} from '@instrutoria/domain/relatorio/types.ts';
import type { Locator, Page } from '@playwright/test';
import { countActs, noteJourney } from '../../support/browser/clicks-and-keys.ts';
import { expectAviso } from '../../support/browser/dialogos.ts';
import { entrar } from '../../support/browser/entrar.ts';
import { expect, test } from '../../support/fixtures.ts';
import { filmar } from '../../support/manual/filme.ts';
import { umPdf } from '../../support/scenes/arquivos.ts';
import {
  adicionarDisciplina,
  editor,
  enviarComprovante,
  preencherCronograma,
  preencherEspecificacoes,
  preencherPalavras,
  salvarEContinuar,
} from '../../support/scenes/assistente.ts';
import { doTipo } from '../../support/scenes/contas.ts';
import { avaliarOsOutros, comissaoDe, fase1 } from '../../support/scenes/edital-em-avaliacao.ts';
import { celula } from '../../support/scenes/folha-de-frequencia.ts';
import { digitarInstrutor, enviarDocumentos, linhaDe } from '../../support/scenes/instrutores.ts';
import { novaPessoa, umCpf } from '../../support/scenes/pessoas.ts';
import { IDEIA } from '../../support/scenes/proposta.ts';
import { pelaTarefa } from '../../support/scenes/tarefas.ts';
import { loggedIn } from '../../support/server/api.ts';

test.use({ propria: 'ano-da-professora', relogio: '2026-11-16T13:00:00Z' });

const EDITAL = {
  nome: 'Edital 2027 do Ano Inteiro',
  tipoProjeto: 'TIPO II',
  ...{ inicio: '2026-11-01', fim: '2026-11-30' },
  ...{ fimRecursos: '2026-12-20', vigenciaInicio: '2027-03-01', vigenciaFim: '2027-12-31' },
} as const;
const ANA = { nome: 'Ana Siqueira', email: 'ana.siqueira@estudante.br', tipoAluno: 'BOLSISTA' } as const;
const JOAO = { nome: 'João Valente', email: 'joao.valente@estudante.br', tipoAluno: 'VOLUNTARIO' } as const;
const DE_TODOS: readonly Documento[] = [
  'termo_compromisso',
  'declaracao_aluno_detentor',
  'historico_declaracao',
];
const CONTADOS = [60, 6, 3, 1, 1] as const;

const mesa = (page: Page) => page.getByRole('region', { name: 'Precisa de você' });

const campo = (dialog: Locator, name: string) => dialog.getByRole('textbox', { name, exact: true });

/** Waits until the page has recorded by itself that the result was read, and only then leaves it. */
async function lerResultado(page: Page): Promise<void> {
  const lido = page.waitForResponse((resposta) => resposta.url().includes('/resultado/lido?'), {
    timeout: 120_000,
  });
  await pelaTarefa(page, 'Ler o resultado', IDEIA.titulo);
  expect((await lido).ok()).toBe(true);
}

/** Asserts that home lists exactly these tasks, in this order. */
async function expectMesa(page: Page, ...titulos: readonly string[]): Promise<void> {
  await page.getByRole('link', { name: 'início', exact: true }).click();
  await expect(page).toHaveURL(/\/menu$/);
  await page.reload();
  if (titulos.length === 0)
    await expect(mesa(page).getByText('Você não tem nada para fazer agora.')).toBeVisible();
  await expect(mesa(page).getByRole('listitem')).toContainText([...titulos]);
  await expect(mesa(page).getByRole('listitem')).toHaveCount(titulos.length);
}

test('guides a teacher through a year with one project from the home page only: each step is a task until it is done', async ({
  page,
  app,
  contas,
}) => {
  const comissao = await comissaoDe(app.url, contas);
  const adm = comissao.administradora.client;
  const emDia = (instante: string) => adm.simularData({ body: { instante } });
  const edital = await adm.criarEdital({ body: EDITAL });
  const eu = await novaPessoa(app.url);
  const atos = await countActs(page);
  await entrar(page, eu);

  await test.step('the call is open: a proposal is begun from home, left as a draft, and taken up by its task', async () => {
    await expectMesa(page);
    await page.getByRole('link', { name: 'Escrever uma proposta' }).click();
    const select = page.getByRole('combobox', { name: 'Edital', exact: true });
    await expect(select.locator('option', { hasText: EDITAL.nome })).toBeAttached();
    await select.selectOption(String(edital.id));
    await page.getByRole('button', { name: 'Salvar rascunho' }).click();
    await expect(page).toHaveURL(/\/menu$/);
    await expectMesa(page, 'Enviar um rascunho');
    await filmar(page, 'professora-01-tarefa');
    await pelaTarefa(page, 'Enviar um rascunho', EDITAL.nome);
    await page.getByRole('button', { name: /\(continuar\)$/ }).click();
  });

  await test.step('every step of it, and sent', async () => {
    await preencherEspecificacoes(page);
    await salvarEContinuar(page, 'cadastro_disciplina');
    await adicionarDisciplina(page, 'Segundo semestre');
    await enviarComprovante(page);
    await salvarEContinuar(page, 'dados_disciplinas');
    await salvarEContinuar(page, 'identificacao_projeto');
    await preencherPalavras(page);
    await salvarEContinuar(page, 'resumo_projeto');
    for (const [secao, texto, depois] of [
      ['Resumo', IDEIA.resumo, 'introducao_projeto'],
      ['Introdução', IDEIA.introducao, 'metodologia_projeto'],
      ['Metodologia', IDEIA.metodologia, 'resultados_projeto'],
      ['Resultados Esperados', IDEIA.resultados, 'cronograma_projeto'],
    ] as const) {
      await editor(page, secao).fill(texto);
      if (secao === 'Metodologia') await filmar(page, 'professora-02-etapa');
      await salvarEContinuar(page, depois);
    }
    await preencherCronograma(page);
    await page.getByRole('button', { name: 'Salvar e continuar' }).click();
    await page.getByRole('button', { name: 'Copiar as atividades do instrutor anterior' }).click();
    await salvarEContinuar(page, 'referencia_projeto');
    await editor(page, 'Referências bibliográficas').fill(IDEIA.referencias);
    await salvarEContinuar(page, 'revisao_projeto');
    await filmar(page, 'professora-03-revisao');
    await page.getByRole('button', { name: 'Enviar projeto' }).click();
    await expect(page.getByText('projeto cadastrado com sucesso!')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: IDEIA.titulo })).toBeVisible();
    await filmar(page, 'professora-04-enviado', undefined, true);
  });
  const [enviado] = await eu.client.listarProjetosSubmetidos({ params: { coordinatorId: eu.id } });
  if (enviado === undefined) throw new Error('nothing was sent');
  const { id } = enviado;
  const params = { id };

  await test.step('nothing is asked of her until the result is published', async () => {
    await expectMesa(page);
    await emDia('2026-12-01T12:00:00.000Z');
    await avaliarOsOutros(comissao, edital.id, []);
    await adm.iniciarDecisao({ body: { id: edital.id } });
    await adm.aprovarInstrutores({ body: { id, remunerados_aprovados: 1, voluntarios_aprovados: 0 } });
    await adm.enviarASecretaria({ body: { id: edital.id } });
    await expectMesa(page);
    await emDia('2026-12-12T12:00:00.000Z');
    const { client: secretaria } = await loggedIn(app.url, doTipo(contas, 'secretaria')[0]);
    await secretaria.publicarResultados({ body: { edital: edital.id } });
  });

  await test.step('the result, with less than she asked for: read, and an appeal sent', async () => {
    await expectMesa(page, 'Ler o resultado', 'Decidir se pede recurso', 'Cadastrar 1 instrutor');
    await filmar(page, 'professora-05-inicio');
    await lerResultado(page);
    await expect(page).toHaveURL(new RegExp(`/projetos/${id}/resultado$`));
    await expect(page.getByRole('heading', { level: 1, name: IDEIA.titulo })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Avaliação', exact: true })).toBeVisible();
    await filmar(
      page,
      'professora-06-resultado',
      page.getByRole('region', { name: 'Avaliação', exact: true }),
    );
    await expectMesa(page, 'Decidir se pede recurso', 'Cadastrar 1 instrutor');
    await pelaTarefa(page, 'Decidir se pede recurso', IDEIA.titulo);
    await editor(page, 'Justificativa do Recurso').fill('Peço também o instrutor voluntário.');
    await filmar(page, 'professora-07-recurso');
    await page.getByRole('button', { name: 'Enviar' }).click();
    await expect(page.getByRole('heading', { name: 'Solicitar recurso' })).toHaveCount(0);
    await expectMesa(page, 'Cadastrar 1 instrutor');
  });

  await test.step('granted: she reads it again, and is not asked whether she appeals', async () => {
    const [recurso] = await adm.listarRecursos({ query: {} });
    if (recurso === undefined) throw new Error('no appeal waits');
    await adm.aceitarRecurso({
      body: {
        ...fase1(9),
        id: recurso.id,
        feedback: '<p>O pedido cabe no limite.</p>',
        remunerados_aprovados: 1,
        voluntarios_aprovados: 1,
      },
    });
    // Tasks that start later come last.
    await expectMesa(page, 'Ler o resultado', 'Cadastrar 2 instrutores');
    await lerResultado(page);
    await expect(page.getByText('O pedido cabe no limite.')).toBeVisible();
    await expectMesa(page, 'Cadastrar 2 instrutores');
  });

  await test.step('both instructors are registered in March on the project’s own page', async () => {
    await emDia('2027-03-05T12:00:00.000Z');
    for (const [aluno, documentos] of [
      [{ ...ANA, cpf: umCpf(), matricula: '2027001', acumulo: 'unica' }, [...DE_TODOS, 'dados_bancarios']],
      [{ ...JOAO, cpf: umCpf(), matricula: '2027002' }, DE_TODOS],
    ] as const) {
      await pelaTarefa(page, 'Cadastrar ', IDEIA.titulo);
      await expect(page).toHaveURL(new RegExp(`/projetos/${id}/instrutores$`));
      await page.getByRole('link', { name: 'Adicionar instrutor' }).click();
      await digitarInstrutor(page, aluno);
      await enviarDocumentos(page, documentos);
      if (aluno.nome === ANA.nome) await filmar(page, 'professora-08-instrutor');
      await page.getByRole('button', { name: 'Cadastrar', exact: true }).click();
      await expectAviso(page, MENSAGENS_INSTRUTOR.salvo);
      await expect(page).toHaveURL(new RegExp(`/projetos/${id}/instrutores$`));
      await expect(linhaDe(page, aluno.nome)).toBeVisible();
    }
    await expectMesa(page);
  });

  await test.step('a document is refused: its task leads to where another is sent', async () => {
    const { data } = await adm.listarInstrutores({ params });
    const ana = data.find(({ nome }) => nome === ANA.nome);
    if (ana === undefined) throw new Error('she is not registered');
    await adm.conferirDocumento({
      params: { id: ana.id },
      body: { documento: 'termo_compromisso', situacao: 'RECUSADO', motivo: 'Falta a assinatura.' },
      ifMatch: ana.versao,
    });
    await expectMesa(page, `Trocar o termo de compromisso de ${ANA.nome}`);
    await pelaTarefa(page, 'Trocar o termo', IDEIA.titulo);
    await expect(page.getByText(`Documentos recusados de ${ANA.nome}`)).toBeVisible();
    await expect(page.getByText('Falta a assinatura.').first()).toBeVisible();
    await filmar(page, 'professora-09-instrutores', linhaDe(page, ANA.nome));
    await page.getByRole('button', { name: /^Enviar outro documento/ }).click();
    await page.getByTestId('termo_compromisso-file').setInputFiles(umPdf('assinado.pdf', 'assinado'));
    await expect(page.getByText('assinado.pdf', { exact: true })).toBeVisible();
    await filmar(page, 'professora-10-documento', page.getByRole('button', { name: 'Trocar o documento' }));
    await page.getByRole('button', { name: 'Trocar o documento' }).click();
    await expectAviso(page, MENSAGENS_INSTRUTOR.documentoTrocado);
    await expectMesa(page);
    for (const { id: instrutor } of data) {
      const { versao } = await adm.lerInstrutor({ params: { id: instrutor } });
      await adm.liberarInstrutor({
        params: { id: instrutor },
        body: { mesInicio: '2027-03' },
        ifMatch: versao,
      });
    }
  });

  await test.step('the attendance of the month', async () => {
    await expectMesa(page);
    await emDia('2027-03-12T12:00:00.000Z');
    await expectMesa(page, 'Registrar a frequência de março de 2027');
    await pelaTarefa(page, 'Registrar a frequência', IDEIA.titulo);
    await expect(page).toHaveURL(new RegExp(`/projetos/${id}/frequencia$`));
    await celula(page, 'março', ANA.nome).fill('36');
    await celula(page, 'março', JOAO.nome).fill('34,5');
    await filmar(page, 'professora-11-frequencia', celula(page, 'março', ANA.nome));
    await page.getByRole('button', { name: 'Registrar', exact: true }).click();
    await expectAviso(page, MENSAGENS_FREQUENCIA.registradas);
    await expectMesa(page);
  });

  await test.step('the report of the disciplines is sent in September', async () => {
    await emDia('2027-09-05T12:00:00.000Z');
    await expectMesa(page, 'Preencher o relatório das disciplinas');
    await pelaTarefa(page, 'Preencher o relatório das disciplinas', IDEIA.titulo);
    await expect(page).toHaveURL(new RegExp(`/projetos/${id}/relatorios$`));
    await page.getByRole('button', { name: 'Relatório das disciplinas' }).click();
    const dialog = page.getByRole('dialog', { name: 'Relatório das disciplinas' });
    await dialog.getByRole('combobox', { name: 'Disciplina' }).selectOption({ index: 1 });
    for (const [n, campo] of CONTAGENS.entries()) {
      await dialog.getByLabel(NOMES_DAS_CONTAGENS[campo]).fill(String(CONTADOS[n]));
    }
    await dialog.getByRole('button', { name: 'Adicionar disciplina' }).click();
    await filmar(page, 'professora-12-disciplinas');
    await dialog.getByRole('button', { name: 'Salvar', exact: true }).click();
    await expectAviso(page, MENSAGENS_RELATORIO.salvo);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('the reports of each instructor and her own are sent; no task is left, and the next day is named', async () => {
    const deAtividades = [ANA, JOAO].map(({ nome }) => `Preencher o relatório de atividades de ${nome}`);
    const seu = 'Preencher o relatório do coordenador';
    await expectMesa(page, ...deAtividades, seu);
    for (const tarefa of deAtividades) {
      await pelaTarefa(page, tarefa, IDEIA.titulo);
      await page.getByRole('button', { name: /^Preencher relatório/ }).click();
      const dialog = page.getByRole('dialog', { name: 'Preencher o relatório de atividades' });
      for (const texto of TEXTOS_DA_ATIVIDADE) await campo(dialog, ATIVIDADE[texto]).fill('Como previsto.');
      await dialog.getByRole('button', { name: 'Salvar', exact: true }).click();
      await expectAviso(page, MENSAGENS_RELATORIO.salvo);
    }
    await expectMesa(page, seu);
    await pelaTarefa(page, seu, IDEIA.titulo);
    await page.getByRole('button', { name: 'Preencher relatório' }).click();
    const dialog = page.getByRole('dialog', { name: 'Preencher o relatório do coordenador' });
    for (const texto of TEXTOS_DO_COORDENADOR) await campo(dialog, COORDENADOR[texto]).fill('Bom ano.');
    for (const { nome } of [ANA, JOAO]) await campo(dialog, `Avaliação de ${nome}`).fill('Muito bem.');
    await filmar(page, 'professora-13-relatorio');
    await dialog.getByRole('button', { name: 'Salvar', exact: true }).click();
    await expectAviso(page, MENSAGENS_RELATORIO.salvo);
    await expectMesa(page);
    await expect(
      mesa(page).getByText(/^A seguir: Abre o registro de frequência, em 11\/09\/2027/),
    ).toBeVisible();
  });
  noteJourney('a teacher’s year', 1, 'project', atos());

  await test.step('her declaration, by the one entry of the menu that the year needs', async () => {
    await page.getByRole('link', { name: 'Declarações', exact: true }).click();
    await page.getByRole('button', { name: /^Emitir declaração de .* como Coordenador/ }).click();
    await expectAviso(page, MENSAGENS_DECLARACAO.emitida);
    await filmar(page, 'professora-14-declaracao');
  });
});
