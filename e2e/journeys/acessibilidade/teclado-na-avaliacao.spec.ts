import { MENSAGENS_AVALIACAO as M } from '@instrutoria/domain/avaliacao/messages.ts';
import { MENSAGENS_RECURSO } from '@instrutoria/domain/recurso/messages.ts';
import {
  expectSemMouse,
  semMouse,
  tabAndEnter,
  tabAndType,
  tabTo,
} from '../../support/accessibility/keyboard.ts';
import { expectAviso } from '../../support/browser/dialogos.ts';
import { caminhoDe, telas } from '../../support/browser/telas.ts';
import { expect, test } from '../../support/fixtures.ts';
import { editor } from '../../support/scenes/assistente.ts';
import { doTipo } from '../../support/scenes/contas.ts';
import { comissaoDe, fecharAbertos, livreDe } from '../../support/scenes/edital-em-avaliacao.ts';
import { clientOf, loggedIn } from '../../support/server/api.ts';

test.use({ propria: 'avaliacao-fechada' });
test.describe.configure({ mode: 'default' });

test.beforeEach(async ({ page, app, contas }) => {
  await fecharAbertos(await comissaoDe(app.url, contas));
  await semMouse(page);
});
test.afterEach(({ page }) => expectSemMouse(page));

const umaTela = (path: string) => {
  const tela = telas.find((uma) => uma.path === path);
  if (tela === undefined) throw new Error(`no screen ${path}`);
  return tela;
};

test('T-L2: designates by keyboard', { tag: '@longo' }, async ({ page, app, contas, retomar }) => {
  const comissao = await comissaoDe(app.url, contas);
  const { client } = comissao.administradora;
  const edital = (await client.listarEditais()).find(({ fase }) => fase === 'avaliacao');
  const [projeto] = await client.listarNaoDesignados({ params: { editalId: edital?.id ?? 0 } });
  if (projeto === undefined) throw new Error('every project has an evaluator');
  const { siape, nome } = await (await livreDe(comissao, projeto.id)).client.professorAtual();
  await retomar(page, doTipo(contas, 'administrador')[0]);
  await page.goto('/designar_avaliadores');
  const linha = page.getByRole('row').filter({ hasText: projeto.titulo });
  await tabAndEnter(page, linha.getByRole('button', { name: /^Designar/ }));
  const dialog = page.getByRole('dialog', { name: 'Designar avaliador' });
  // The row decides the project: the first empty field has the focus.
  await expect(dialog.getByRole('combobox', { name: 'Nome do avaliador' })).toBeFocused();
  await tabAndType(page, dialog.getByRole('textbox', { name: 'SIAPE' }), siape);
  await expect(dialog.getByRole('combobox', { name: 'Nome do avaliador' })).toHaveValue(nome);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(linha).toContainText(nome);
  await expect(page.locator('body')).not.toBeFocused();
});

test('T-L2: refuses an assignment with its reason by keyboard', { tag: '@longo' }, async ({
  page,
  quem,
  retomar,
}) => {
  const tela = umaTela('/aceitar_projeto/:id');
  await retomar(page, quem.contaPara(tela, 'avaliador'));
  await page.goto(caminhoDe(tela, quem.exemplos));
  await tabAndEnter(page, page.getByRole('button', { name: 'Não', exact: true }));
  const dialog = page.getByRole('dialog', { name: M.desejaRecusar, exact: true });
  await tabAndType(page, dialog.getByRole('textbox', { name: 'Motivo da recusa' }), 'Estarei afastado.');
  await tabAndEnter(page, dialog.getByRole('button', { name: 'Sim', exact: true }));
  await expect(page).toHaveURL(/\/menu$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('T-L2: scores both phases to the end by keyboard', { tag: '@longo' }, async ({
  page,
  quem,
  retomar,
}) => {
  const tela = umaTela('/notas_fase1');
  await retomar(page, quem.contaPara(tela, 'avaliador'));
  await page.goto('/menu');
  await tabAndEnter(page, page.getByRole('link', { name: 'Ver todos os projetos' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Projetos a avaliar' })).toBeFocused();
  await page.goto(`/avaliacao_projetos/${quem.exemplos.emAvaliacao}`);
  await tabAndEnter(page, page.getByRole('link', { name: 'Avaliar uma fase por vez' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Notas da fase 1' })).toBeFocused();
  await tabAndType(page, page.locator('#pontuacaoAdequacaoCoerencia'), '30,5');
  await tabAndType(page, page.locator('#pontuacaoMetodologiaAtividades'), '15');
  await tabAndType(page, page.getByLabel('Parecer'), 'Digitado sem mouse.');
  await tabAndEnter(page, page.getByRole('button', { name: 'Salvar e ir para a fase 2' }));
  await expect(page.getByRole('heading', { level: 1, name: /^Notas da fase 2/ })).toBeFocused();
  await tabAndType(page, page.locator('#pontuacaoNaturezaDisciplinas'), '120');
  await tabAndEnter(page, page.getByRole('button', { name: 'Avaliar', exact: true }));
  const pergunta = page.getByRole('dialog', { name: M.desejaAvaliar, exact: true });
  await expect(pergunta.getByRole('button', { name: 'Sim', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/projetos_avaliar$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('T-L2: files and accepts an appeal by keyboard', { tag: '@longo' }, async ({
  page,
  app,
  contas,
  quem,
  retomar,
}) => {
  const tela = umaTela('/solicitar_recurso/:id');
  const conta = quem.contaPara(tela, 'coordenador');
  const dona = await loggedIn(app.url, conta);
  const { projeto } = await dona.client.lerAprovacao({ params: { id: quem.exemplos.resultado } });
  await retomar(page, conta);
  await page.goto(`/projetos_submetidos/${projeto.id}`);
  await tabAndEnter(page, page.getByRole('link', { name: 'Solicitar recurso' }));
  await expect(page.getByRole('heading', { name: 'Solicitar recurso' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: projeto.titulo })).toBeFocused();
  await tabTo(page, editor(page, 'Justificativa do Recurso'));
  await page.keyboard.insertText('Peço a revisão do número de instrutores.');
  await tabAndEnter(page, page.getByRole('button', { name: 'Enviar' }));
  await expect(page).toHaveURL(new RegExp(`/projetos_submetidos/${projeto.id}$`));

  await retomar(page, doTipo(contas, 'administrador')[0]);
  await page.goto('/recursos');
  await tabAndEnter(page, page.getByRole('link', { name: projeto.titulo, exact: true }));
  const recurso = page.getByRole('region', { name: projeto.titulo, exact: true });
  await tabAndType(page, recurso.getByLabel('Organização textual'), '9,9');
  await tabAndEnter(page, recurso.getByRole('button', { name: 'Ver o efeito no ranque' }));
  await expect(recurso.getByText('Se o recurso for aceito assim')).toBeVisible();
  await tabAndEnter(page, recurso.getByRole('button', { name: /^Aceitar/ }));
  const dialog = page.getByRole('dialog', { name: 'Parecer do recurso' });
  await tabTo(page, editor(page, 'Parecer'));
  await page.keyboard.insertText('A nota foi revista.');
  await tabAndEnter(page, dialog.getByRole('button', { name: 'Aceitar', exact: true }));
  const pergunta = page.getByRole('dialog', { name: MENSAGENS_RECURSO.desejaAceitar, exact: true });
  await expect(pergunta.getByRole('button', { name: 'Sim', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expectAviso(page, MENSAGENS_RECURSO.aceito);
  await expect(recurso.getByText(/^Aceito em /)).toBeVisible();
  await expect(page.locator('body')).not.toBeFocused();
  const publicos = await clientOf(app.url).lerResultados({ params: { editalId: projeto.edital.id } });
  expect(publicos.projetos.some(({ projeto_id }) => projeto_id === projeto.id)).toBe(true);
});
