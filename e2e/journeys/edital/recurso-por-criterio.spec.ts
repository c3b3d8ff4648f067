import { MENSAGENS_RECURSO as M, ROTULOS_RECURSO as R } from '@instrutoria/domain/recurso/messages.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility/accessibility-scan.ts';
import { expectAviso, responder } from '../../support/browser/dialogos.ts';
import { comSessao } from '../../support/browser/entrar.ts';
import { expect, test } from '../../support/fixtures.ts';
import { umPdf } from '../../support/scenes/arquivos.ts';
import { doTipo } from '../../support/scenes/contas.ts';
import { editalEmDecisao, publicar } from '../../support/scenes/edital-em-decisao.ts';
import { startLossyProxy } from '../../support/server/lossy-proxy.ts';

test.use({ propria: 'recurso-por-criterio' });

/** The editor of the field with this label. */
const razoes = (page: Page, rotulo: string) => page.getByRole('textbox', { name: rotulo });

test('keeps one appeal against two criteria with a document, sent by phone over a lost response, and decides it criterion by criterion', {
  tag: '@longo',
}, async ({ page, app, contas, browser, retomar }) => {
  const regras = { recursoPorCriterio: true, recursoComAnexos: true };
  const { adm, quem, client, dela, id } = await editalEmDecisao(app.url, contas, regras);
  await adm.enviarASecretaria({ body: { id } });
  await publicar(app.url, contas, id);
  const aprovacao = await client.lerAprovacaoDoProjeto({ params: { projectId: dela.id } });
  const doProjeto = () => client.listarRecursosDoProjeto({ params: { projectId: dela.id } });

  const proxy = await startLossyProxy(app.url, { method: 'POST', path: /^\/api\/recurso$/, answers: [1] });
  await test.step('she appeals on a phone; the answer of the server is lost, and there is one appeal', async () => {
    const celular = await browser.newPage({ baseURL: proxy.url, viewport: { width: 360, height: 740 } });
    await comSessao(celular, proxy.url, quem);
    await celular.goto(`/solicitar_recurso/${aprovacao.id}`);
    await celular.getByRole('checkbox', { name: /^Metodologia e atividades/ }).check();
    await celular.getByRole('checkbox', { name: /^Organização textual/ }).check();
    await celular.getByRole('button', { name: 'Enviar', exact: true }).click();
    await expect(celular.getByText('Escreva as razões deste critério').first()).toBeVisible();
    await razoes(celular, 'Razões: Metodologia e atividades').fill('O plano está na página 4.');
    await razoes(celular, 'Razões: Organização textual').fill('O texto foi revisto.');
    await celular.getByTestId('anexos.0-file').setInputFiles(umPdf('ata.pdf', 'Ata'));
    await expect(celular.getByText('ata.pdf', { exact: true })).toBeVisible();
    await expect(celular.getByText('Anexo 2 (opcional)')).toBeVisible();
    await expectAccessible(celular, '/solicitar_recurso/:id', 'cheia', 'two criteria, on a phone');
    await celular.getByRole('button', { name: 'Enviar', exact: true }).click();
    await expect(celular.getByText(M.enviado)).toBeVisible();
    await celular.close();
    const recursos = await doProjeto();
    expect(recursos.map(({ criterios, anexos }) => [criterios?.length, anexos?.length])).toEqual([[2, 1]]);
  });
  await proxy.stop();

  await test.step('a decision asks for each criterion, and moves only what was contested', async () => {
    const [recurso] = await doProjeto();
    await retomar(page, doTipo(contas, 'administrador')[0]);
    await page.goto(`/editais/${id}/recursos/${recurso?.id}`);
    await expect(page.getByRole('button', { name: /^ata\.pdf/ })).toBeVisible();
    await page.getByRole('button', { name: /^Aceitar o recurso/ }).click();
    await expect(page.getByText(M.criterioSemDecisao).first()).toBeVisible();
    const metodologia = page.getByRole('region', { name: 'Metodologia e atividades' });
    const organizacao = page.getByRole('region', { name: 'Organização textual' });
    await metodologia.getByLabel('Decisão sobre este critério').selectOption('Acolher');
    await metodologia.getByRole('textbox', { name: 'Metodologia e atividades' }).fill('20');
    await razoes(page, 'Razões da decisão').first().fill('Procede.');
    await organizacao.getByLabel('Decisão sobre este critério').selectOption('Não acolher');
    await expect(organizacao.getByRole('textbox', { name: 'Organização textual' })).toHaveCount(0);
    await razoes(page, 'Razões da decisão').last().fill('A nota segue o critério.');
    await page.getByRole('button', { name: 'Ver o efeito no ranque' }).click();
    await expect(page.getByText('Se o recurso for aceito assim')).toBeVisible();
    await expectAccessible(page, '/editais/:id/recursos/:recurso', 'cheia', 'criterion by criterion');
    await page.getByRole('button', { name: /^Aceitar o recurso/ }).click();
    const parecer = page.getByRole('dialog', { name: 'Parecer do recurso' });
    await parecer.getByRole('textbox', { name: 'Parecer' }).fill('Acolhido em parte.');
    await parecer.getByRole('button', { name: 'Aceitar' }).click();
    await responder(page, M.desejaAceitar);
    await expectAviso(page, M.aceito);
    const [decidido] = await doProjeto();
    expect([decidido?.status, decidido?.corrigido?.pontuacaoMetodologiaAtividades]).toEqual(['ACEITO', 20]);
    expect(decidido?.corrigido?.pontuacaoOrganizacaoTextual).toBe(
      decidido?.original?.pontuacaoOrganizacaoTextual,
    );
  });

  await test.step('she reads what was decided of each', async () => {
    await retomar(page, quem);
    await page.goto(`/projetos/${dela.id}/resultado`);
    await expect(page.getByText('Não acolhido', { exact: true })).toBeVisible();
    await expect(page.getByText('A nota segue o critério.')).toBeVisible();
    await expect(page.getByText(R.justificativa)).toHaveCount(0);
    await expectAccessible(page, '/projetos/:id/resultado', 'cheia', 'decided criterion by criterion');
  });
});
