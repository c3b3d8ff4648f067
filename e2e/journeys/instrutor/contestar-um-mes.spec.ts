import { MENSAGENS_DA_CONTESTACAO as M } from '@instrutoria/domain/contestacao/messages.ts';
import { MENSAGENS_FREQUENCIA } from '@instrutoria/domain/frequencia/messages.ts';
import { expectAccessible, expectReflow } from '../../support/accessibility/accessibility-scan.ts';
import { expectAviso } from '../../support/browser/dialogos.ts';
import { preencherLogin } from '../../support/browser/entrar.ts';
import { expect, test } from '../../support/fixtures.ts';
import { ALUNO, doAluno } from '../../support/scenes/aluno.ts';
import { umPdf } from '../../support/scenes/arquivos.ts';
import { doTipo } from '../../support/scenes/contas.ts';
import { emailPara } from '../../support/server/emails.ts';

test.use({ propria: 'contestar', relogio: '2026-11-16T13:00:00Z' });

const NO_TELEFONE = { width: 360, height: 740 };
const TEXTO = 'Dei também o plantão do dia 20, de quatro horas.';
const RAZOES = 'A lista de presença mostra o plantão.';

test('contests a month on a phone with a file; the administration answers, and the student reads it', async ({
  page,
  app,
  contas,
  retomar,
}) => {
  const [administradora] = doTipo(contas, 'administrador');
  const aluno = await doAluno(app.url, doTipo(contas, 'coordenador'), administradora);
  let mes = '';

  await test.step('the student writes what is wrong, and adds a file', async () => {
    await page.setViewportSize(NO_TELEFONE);
    await page.goto('/login');
    await preencherLogin(page, { cpf: aluno.cpf, senha: ALUNO.senha });
    const contestar = page.getByRole('button', { name: /^Contestar / }).first();
    mes = ((await contestar.textContent()) ?? '').replace(/^Contestar\s*/, '');
    await contestar.click();
    const form = page.getByRole('dialog', { name: `Contestar ${mes}` });
    await form.getByRole('button', { name: 'Enviar a contestação' }).click();
    await expect(form.getByText(M.escrevaOQueContesta).first()).toBeVisible();
    await form.getByLabel(/^O que está errado/).fill(TEXTO);
    await form.getByTestId(/^anexo-.*-file$/).setInputFiles(umPdf('lista.pdf', 'Lista de presenca'));
    await expect(form.getByText('lista.pdf', { exact: true })).toBeVisible();
    await expectAccessible(page, '/aluno', 'modal', 'contesting a month');
    await form.getByRole('button', { name: 'Enviar a contestação' }).click();
    await expectAviso(page, M.enviada);
    await expect(page.getByText('em análise')).toBeVisible();
    await expect(page.getByText(new RegExp(`com um arquivo: ${TEXTO}`))).toBeVisible();
    await expectAccessible(page, '/aluno', 'cheia', 'a contested month');
    await expectReflow(page, '/aluno', false);
    expect((await emailPara(app, aluno.email, /^Contestação de .*: recebida/)).text).toContain(TEXTO);
    await page.getByRole('button', { name: 'Sair', exact: true }).click();
    await expect(page).toHaveURL(/\/aluno\/entrar$/);
  });

  await test.step('the administration finds the task, reads the facts, and answers', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await retomar(page, administradora);
    await page.goto('/contestacoes?situacao=ABERTA');
    const painel = page.getByRole('region', { name: `${ALUNO.nome}, ${mes}` });
    await expect(painel).toContainText(TEXTO);
    await expect(painel).toContainText('Horas registradas');
    await expect(painel.getByRole('button', { name: /^Abrir o arquivo/ })).toBeVisible();
    await expectAccessible(page, '/contestacoes', 'cheia');
    await expectReflow(page, '/contestacoes', false);
    await painel.getByRole('button', { name: /^Responder/ }).click();
    const form = page.getByRole('dialog', { name: `Responder a ${ALUNO.nome}: ${mes}` });
    await form.getByRole('radio', { name: /^Procedente/ }).check();
    await form.getByLabel(/^Razões/).fill(RAZOES);
    await expectAccessible(page, '/contestacoes', 'modal', 'the answer');
    await form.getByRole('button', { name: 'Enviar a resposta' }).click();
    await expectAviso(page, M.respondida);
    await expect(page.getByText(`Procedente: corrija o mês de ${ALUNO.nome}, ${mes}`)).toBeVisible();
    await expectAccessible(page, '/contestacoes', 'vazia', 'answered');
    await page.getByRole('link', { name: /^Corrigir as horas/ }).click();
    await expect(page).toHaveURL(new RegExp(`/projetos/${aluno.projeto}/frequencia\\?ano=2026$`));
    await expect(page.getByText('Corrija os meses de contestações procedentes')).toBeVisible();
    const celulas = page.getByRole('textbox', { name: new RegExp(`, ${ALUNO.nome}, horas$`) });
    await expect(celulas).toHaveCount(1);
    await celulas.fill('34');
    await page.getByRole('radio', { name: /^Os dias que o próprio aluno/ }).check();
    await page.getByLabel(/^Motivo/).fill('Contestação procedente.');
    await expectAccessible(page, '/projetos/:id/frequencia', 'cheia', 'a contested month');
    await page.getByRole('button', { name: 'Registrar', exact: true }).click();
    await expectAviso(page, MENSAGENS_FREQUENCIA.registradas);
  });

  await test.step('the student reads the answer beside the month, and in a mail', async () => {
    expect((await emailPara(app, aluno.email, /^Contestação de .*: procedente/)).text).toContain(RAZOES);
    await page.evaluate(() => localStorage.clear());
    await page.setViewportSize(NO_TELEFONE);
    await page.goto('/login');
    await preencherLogin(page, { cpf: aluno.cpf, senha: ALUNO.senha });
    await expect(page.getByText('procedente', { exact: true })).toBeVisible();
    await expect(page.getByText(new RegExp(`^Resposta em .*: ${RAZOES}$`))).toBeVisible();
    await expectAccessible(page, '/aluno', 'cheia', 'an answered contest');
  });
});
