import { MENSAGENS_FREQUENCIA } from '@instrutoria/domain/frequencia/messages.ts';
import { MENSAGENS_INSTRUTOR } from '@instrutoria/domain/instrutor/messages.ts';
import {
  NOMES_DOS_TEXTOS_DA_ATIVIDADE as ATIVIDADE,
  NOMES_DOS_TEXTOS_DO_COORDENADOR as COORDENADOR,
  MENSAGENS_RELATORIO as M,
  NOMES_DAS_CONTAGENS,
  ROTULOS_RELATORIO,
} from '@instrutoria/domain/relatorio/messages.ts';
import {
  CONTAGENS,
  TEXTOS_DA_ATIVIDADE,
  TEXTOS_DO_COORDENADOR,
} from '@instrutoria/domain/relatorio/types.ts';
import type { Locator, Page } from '@playwright/test';
import {
  expectSemMouse,
  semMouse,
  tabAndChoose,
  tabAndEnter,
  tabAndSelect,
  tabAndType,
  tabTo,
} from '../../support/accessibility/keyboard.ts';
import { expectAviso } from '../../support/browser/dialogos.ts';
import { expect, test } from '../../support/fixtures.ts';
import { umPdf } from '../../support/scenes/arquivos.ts';
import { doTipo } from '../../support/scenes/contas.ts';
import { celula } from '../../support/scenes/folha-de-frequencia.ts';
import { linhaDe, maisAcoesDe } from '../../support/scenes/instrutores.ts';
import { loggedIn } from '../../support/server/api.ts';

test.use({ propria: 'ano-so-teclado', relogio: '2026-09-10T13:00:00Z' });

test.beforeEach(({ page }) => semMouse(page));
test.afterEach(({ page }) => expectSemMouse(page));

const NARA = 'Nara Quintela';
/** This date reads the same whether the browser writes the day or the month first. */
const FIM = { digitado: '08082026', guardado: '2026-08-08' };
const NUMEROS = [60, 6, 3, 1, 1] as const;

test('T-L2: works through the whole year of a project by keyboard: vínculo, registration, attendance, the three reports', {
  tag: '@longo',
}, async ({ page, app, contas, quem, retomar }) => {
  const projeto = quem.exemplos.emAndamento;
  const params = { id: projeto };
  const dona = quem.contaPara({ path: '/instrutores/:id', title: '', tipo: 'coordenador' }, 'coordenador');
  const { client } = await loggedIn(app.url, dona);
  const { client: administracao } = await loggedIn(app.url, doTipo(contas, 'administrador')[0]);
  const { data: antes } = await client.listarInstrutores({ params });
  const sai = antes.find(({ tipoAluno }) => tipoAluno === 'VOLUNTARIO');
  const fica = antes.find(({ tipoAluno }) => tipoAluno === 'BOLSISTA');
  const relatadas = await client.lerRelatorioDisciplinas({ params });
  const disciplina = relatadas.map((uma) => uma.disciplina).find(({ semestre }) => semestre === 'segundo');
  if (sai === undefined || fica === undefined || disciplina === undefined) throw new Error('not her project');
  await retomar(page, dona);
  await page.goto(`/projetos_submetidos/${projeto}`);
  await tabAndEnter(page, page.getByRole('link', { name: 'Ver Instrutores' }));
  await expect(page.getByRole('table', { name: 'Instrutores do projeto' })).toBeVisible();

  await test.step('a tie ends, with its day and its reason', async () => {
    await tabAndEnter(page, maisAcoesDe(page, sai.nome));
    await tabAndEnter(
      page,
      linhaDe(page, sai.nome).getByRole('button', { name: `Encerrar vínculo ${sai.nome}` }),
    );
    const dialog = page.getByRole('dialog', { name: MENSAGENS_INSTRUTOR.desejaEncerrar });
    const dia = dialog.getByLabel('Último dia do vínculo');
    await tabTo(page, dia);
    await page.keyboard.type(FIM.digitado);
    await expect(dia).toHaveValue(FIM.guardado);
    await tabAndType(page, dialog.getByLabel('Motivo'), 'Concluiu o curso.');
    await tabAndEnter(page, dialog.getByRole('button', { name: 'Encerrar vínculo', exact: true }));
    await expectAviso(page, MENSAGENS_INSTRUTOR.encerrado);
    await expect(linhaDe(page, sai.nome)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  await test.step('a volunteer takes the place, with the three documents', async () => {
    await tabAndEnter(page, page.getByRole('link', { name: 'Adicionar instrutor' }));
    await tabAndType(page, page.locator('#nome'), NARA);
    await tabAndType(page, page.locator('#email'), 'nara.quintela@estudante.br');
    await tabAndType(page, page.locator('#programa_pos'), 'Programa de Pós-Graduação em Física');
    await tabAndSelect(page, page.locator('#tipoAluno'), 'VOLUNTARIO');
    for (const documento of ['termo_compromisso', 'declaracao_aluno_detentor', 'historico_declaracao']) {
      await tabAndChoose(page, page.locator(`#${documento}`), umPdf(`${documento}.pdf`, documento));
      await expect(page.getByText(`${documento}.pdf`, { exact: true })).toBeVisible();
    }
    await tabAndEnter(page, page.getByRole('button', { name: 'Cadastrar', exact: true }));
    await expectAviso(page, MENSAGENS_INSTRUTOR.salvo);
    await expect(linhaDe(page, NARA)).toContainText('Voluntário');
  });

  await test.step('the discipline report: one is taken out and comes back with other counts', async () => {
    await tabAndEnter(page, page.getByRole('button', { name: 'Relatório das disciplinas' }));
    const dialog = page.getByRole('dialog', { name: 'Relatório das disciplinas' });
    await tabAndEnter(page, dialog.getByRole('button', { name: `Remover ${disciplina.nome}` }));
    const lista = dialog.getByRole('table', { name: 'Disciplinas do relatório' });
    await expect(lista).not.toContainText(disciplina.nome);
    await tabAndSelect(page, dialog.getByRole('combobox', { name: 'Disciplina' }), String(disciplina.id));
    for (const [i, campo] of CONTAGENS.entries()) {
      await tabAndType(page, dialog.getByLabel(NOMES_DAS_CONTAGENS[campo]), String(NUMEROS[i]));
    }
    await page.keyboard.press('Enter');
    await expect(lista.getByRole('row').filter({ hasText: disciplina.nome })).toContainText('81,7%');
    await tabAndEnter(page, dialog.getByRole('button', { name: 'Atualizar', exact: true }));
    await expectAviso(page, M.salvo);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    const salvas = await client.lerRelatorioDisciplinas({ params });
    const salva = salvas.find((uma) => uma.disciplina.id === disciplina.id);
    expect(CONTAGENS.map((campo) => salva?.[campo])).toEqual(NUMEROS);
  });

  await test.step('the activity report of the new instructor', async () => {
    await tabAndEnter(page, maisAcoesDe(page, NARA));
    await tabAndEnter(page, page.getByRole('link', { name: `Relatório de atividades de ${NARA}` }));
    await tabAndEnter(page, page.getByRole('button', { name: /^Preencher relatório/ }));
    const dialog = page.getByRole('dialog', { name: 'Preencher o relatório de atividades' });
    await tabTo(page, dialog.getByRole('checkbox').first());
    await page.keyboard.press('Space');
    for (const campo of TEXTOS_DA_ATIVIDADE) {
      await tabAndType(page, campoDeTexto(dialog, ATIVIDADE[campo]), `${ATIVIDADE[campo]}, sem mouse.`);
    }
    await salvar(page, dialog);
    await expect(page.getByText(`${ATIVIDADE.conclusao}, sem mouse.`)).toBeVisible();
  });

  await test.step('the coordinator report, with an evaluation of each instructor', async () => {
    await tabAndEnter(page, page.getByRole('link', { name: 'Voltar' }));
    await tabAndEnter(page, page.getByRole('link', { name: 'Relatório do coordenador' }));
    await expect(page.getByRole('heading', { name: ROTULOS_RELATORIO.gerarDoCoordenador })).toBeVisible();
    await tabAndEnter(page, page.getByRole('button', { name: 'Preencher relatório' }));
    const dialog = page.getByRole('dialog', { name: 'Preencher o relatório do coordenador' });
    for (const campo of TEXTOS_DO_COORDENADOR) {
      await tabAndType(page, campoDeTexto(dialog, COORDENADOR[campo]), 'Escrito sem mouse.');
    }
    const { data: alunos } = await client.listarInstrutores({ params });
    expect(alunos.map(({ nome }) => nome)).toContain(NARA);
    for (const { nome } of alunos) {
      await tabAndType(page, campoDeTexto(dialog, `Avaliação de ${nome}`), `Bom trabalho, ${nome}.`);
    }
    await salvar(page, dialog);
    await expect(page.getByText(`Bom trabalho, ${NARA}.`)).toBeVisible();
  });

  await test.step('five days later: the attendance sheet', async () => {
    await administracao.simularData({ body: { instante: '2026-09-15T12:00:00.000Z' } });
    await page.goto(`/projetos_submetidos/${projeto}`);
    await tabAndEnter(page, page.getByRole('link', { name: 'Frequência', exact: true }));
    const agosto = celula(page, 'agosto', fica.nome);
    await tabTo(page, agosto);
    await page.keyboard.press('ArrowRight');
    await expect(celula(page, 'setembro', fica.nome)).toBeFocused();
    await page.keyboard.type('36,5');
    await tabAndEnter(page, page.getByRole('button', { name: 'Registrar', exact: true }));
    await expectAviso(page, MENSAGENS_FREQUENCIA.registradas);
    const { linhas } = await client.lerFolhaDeFrequencia({ params, query: {} });
    const celulas = linhas.find(({ instrutor }) => instrutor.id === fica.id)?.celulas ?? [];
    expect(celulas.find(({ mes }) => mes === 9)).toMatchObject({ horas: 36.5, guardada: true });
  });
});

const campoDeTexto = (dialog: Locator, nome: string) =>
  dialog.getByRole('textbox', { name: nome, exact: true });

/** Saves a report and asserts that its dialog closes and that some element has the focus. */
async function salvar(page: Page, dialog: Locator): Promise<void> {
  await tabAndEnter(page, dialog.getByRole('button', { name: 'Salvar', exact: true }));
  await expectAviso(page, M.salvo);
  await expect(dialog).toBeHidden();
  await expect(page.locator('body')).not.toBeFocused();
}
