import { MENSAGENS_DA_ANALISE as M } from '@instrutoria/domain/relatorio/messages.ts';
import { expectAccessible } from '../../support/accessibility/accessibility-scan.ts';
import { expectAviso, responder } from '../../support/browser/dialogos.ts';
import { expect, test } from '../../support/fixtures.ts';
import { doTipo } from '../../support/scenes/contas.ts';
import { loggedIn } from '../../support/server/api.ts';

test.use({ propria: 'relatorios-recebidos' });

test('returns a report with a reason, approves another, and shows the answer on the report', async ({
  page,
  app,
  contas,
  retomar,
}) => {
  const [administradora] = doTipo(contas, 'administrador');
  const { client } = await loggedIn(app.url, administradora);
  await retomar(page, administradora);
  await page.goto('/relatorios_recebidos?situacao=ENVIADO');
  const devolver = page.getByRole('button', { name: /^Devolver… Relatório do coordenador/ }).first();
  const projeto = Number(/nº (\d+)/.exec((await devolver.textContent()) ?? '')?.[1]);
  await devolver.click();
  const dialogo = page.getByRole('dialog', { name: 'Devolver: Relatório do coordenador' });
  await dialogo.getByRole('button', { name: 'Devolver' }).click();
  await expect(dialogo.getByText(M.diaDaCorrecao).first()).toBeVisible();
  const { hoje } = await client.listarTarefas();
  await dialogo.getByLabel(/^Corrigir até/).fill(hoje);
  await dialogo.getByLabel(/^Motivo/).fill('Falta dizer como os alunos foram avaliados.');
  await dialogo.getByRole('button', { name: 'Devolver' }).click();
  await expectAviso(page, M.devolvido);
  await page
    .getByRole('button', { name: /^Aprovar/ })
    .first()
    .click();
  await responder(page, M.desejaAprovar, 'Aprovar');
  await expectAviso(page, M.aprovado);
  await page.getByLabel('Situação').selectOption('');
  await expect(page.getByText('Falta dizer como os alunos foram avaliados.')).toBeVisible();
  await expectAccessible(page, '/relatorios_recebidos', 'cheia', 'answered');
  await page.goto(`/relatorio_coordenador/${projeto}`);
  await expect(page.getByText(/^Relatório devolvido: corrija e salve de novo até/)).toBeVisible();
  await expect(page.getByText('Falta dizer como os alunos foram avaliados.')).toBeVisible();
});
