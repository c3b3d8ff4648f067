import { MENSAGENS_SUPLENTE as M } from '@instrutoria/domain/suplente/messages.ts';
import { expectAccessible } from '../../support/accessibility/accessibility-scan.ts';
import { expectAviso } from '../../support/browser/dialogos.ts';
import { expect, test } from '../../support/fixtures.ts';
import { umPdf } from '../../support/scenes/arquivos.ts';
import { doTipo } from '../../support/scenes/contas.ts';
import { editalEmDecisao, publicar } from '../../support/scenes/edital-em-decisao.ts';

test.use({ propria: 'suplentes' });

test('offers a returned scholarship to the next suplente: one declines, the next is called, also on a phone', {
  tag: '@longo',
}, async ({ page, app, contas, retomar }) => {
  const { adm, dela, id, nome } = await editalEmDecisao(app.url, contas, {
    suplentes: true,
  });
  // Only hers has a scholarship.
  await adm.aprovarInstrutores({ body: { id: dela.id, remunerados_aprovados: 1, voluntarios_aprovados: 0 } });
  await adm.enviarASecretaria({ body: { id } });
  await publicar(app.url, contas, id);
  const edital = (await adm.listarTodosOsEditais()).find((um) => um.id === id);
  if (edital?.encerramentoSemInstrutores == null) throw new Error('the call closes nothing');

  await test.step('the public page numbers who waits', async () => {
    await page.goto(`/resultados/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: `Resultado: ${nome}` })).toBeVisible();
    await expect(page.getByText('suplente nº 1', { exact: true })).toBeVisible();
    await expectAccessible(page, '/resultados/:id', 'cheia', 'with suplentes');
  });

  await adm.simularData({ body: { instante: `${edital.encerramentoSemInstrutores}T12:00:00.000Z` } });

  await test.step('her project is closed: the first declines', async () => {
    await retomar(page, doTipo(contas, 'administrador')[0]);
    await page.goto(`/editais/${id}/resultado`);
    const suplentes = page.getByRole('region', { name: 'Suplentes' });
    await expect(suplentes).toContainText('Para o próximo suplente: 1 bolsa.');
    await expectAccessible(page, '/editais/:id/resultado', 'cheia', 'with suplentes');
    await suplentes.getByRole('button', { name: 'Informar a recusa dele' }).click();
    const recusa = page.getByRole('dialog', { name: 'Informar a recusa do 1º suplente' });
    await recusa.getByRole('button', { name: 'Informar', exact: true }).click();
    await expect(recusa.getByLabel('Motivo')).toHaveAttribute('aria-invalid', 'true');
    await recusa.getByLabel('Motivo').fill('O aluno se formou.');
    await recusa.getByTestId('recusa-file').setInputFiles(umPdf('recusa.pdf'));
    await expect(recusa.getByText('recusa.pdf', { exact: true })).toBeVisible();
    await recusa.getByRole('button', { name: 'Informar', exact: true }).click();
    await expectAviso(page, M.recusaRegistrada);
  });

  await test.step('the second is called, on a phone; nobody is renumbered', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: 'Chamar o 2º suplente' }).click();
    const chamada = page.getByRole('dialog', { name: 'Chamar o 2º suplente' });
    await chamada.getByLabel('Bolsas').fill('9');
    await chamada.getByRole('button', { name: 'Chamar', exact: true }).click();
    await expect(chamada.getByLabel('Bolsas')).toHaveAttribute('aria-invalid', 'true');
    await chamada.getByLabel('Bolsas').fill('1');
    await chamada.getByRole('button', { name: 'Chamar', exact: true }).click();
    await expectAviso(page, M.suplenteChamado);
    await expect(page.getByRole('region', { name: 'Suplentes' })).toContainText('Nenhuma está livre.');
    const { projetos, versao } = await adm.lerResultados({ params: { editalId: id } });
    const numerados = projetos.filter(({ suplente }) => typeof suplente === 'number');
    expect(numerados.map(({ suplente }) => suplente)).toEqual(numerados.map((_, i) => i + 1));
    expect(versao.motivo).toBe('SUPLENTE');
    await page.goto(`/resultados/${id}`);
    await expect(page.getByText(/suplente nº 1, recusou em /)).toBeVisible();
    await expect(page.getByText(/suplente nº 2, chamado em /)).toBeVisible();
  });
});
