import { MENSAGENS_EDITAL as E } from '@instrutoria/domain/edital/messages.ts';
import { expectAccessible } from '../../support/accessibility/accessibility-scan.ts';
import { expectAviso } from '../../support/browser/dialogos.ts';
import { comSessao } from '../../support/browser/entrar.ts';
import { pageReady } from '../../support/browser/page-idle.ts';
import { retomarRascunho } from '../../support/browser/sessao.ts';
import { expect, test } from '../../support/fixtures.ts';
import { doTipo } from '../../support/scenes/contas.ts';
import { daquiA } from '../../support/scenes/dias.ts';
import { comissaoDe, fecharAbertos } from '../../support/scenes/edital-em-avaliacao.ts';
import { novoEdital } from '../../support/scenes/edital-grande.ts';
import { novaPessoa } from '../../support/scenes/pessoas.ts';
import { propostaCompleta } from '../../support/scenes/proposta.ts';

test.use({ propria: 'submissao-tardia' });
test.describe.configure({ mode: 'default' });

const ORDEM = '5001234-56.2026.4.05.8000';
const DITO = `recebida fora do prazo, ordem nº ${ORDEM}`;
const TITULO = 'Botânica por ordem judicial';

test('[C-L3] opens a call for one teacher, who sends a draft; the revoked order makes it a draft again', {
  tag: '@longo',
}, async ({ page, app, contas, retomar }) => {
  const comissao = await comissaoDe(app.url, contas);
  const edital = await novoEdital(comissao, 'da Liminar');
  const dona = await novaPessoa(app.url, 'Dona da Botânica');
  const corpo = await propostaCompleta(dona, edital.id);
  await dona.client.salvarRascunho({ body: { ...corpo, titulo: TITULO } });
  await fecharAbertos(comissao);
  const configuracao = `/editais/${edital.id}/configuracao`;

  await test.step('the administrator opens the call for her', async () => {
    await retomar(page, doTipo(contas, 'administrador')[0]);
    await page.goto(configuracao);
    await pageReady(page);
    await page.getByRole('button', { name: 'Abrir para uma pessoa…' }).click();
    const dialogo = page.getByRole('dialog', { name: 'Abrir o edital para uma pessoa' });
    await dialogo.getByRole('combobox', { name: 'Pessoa' }).fill('Dona da Botânica');
    await page.getByRole('option', { name: /^Dona da Botânica/ }).click();
    await dialogo.getByLabel(/^Aberto até/).fill(daquiA(2));
    await dialogo.getByRole('button', { name: 'Abrir', exact: true }).click();
    await expect(dialogo.getByText(E.tardiaOrdemVazia).last()).toBeVisible();
    await dialogo.getByLabel(/^Número da ordem/).fill(ORDEM);
    await dialogo.getByRole('button', { name: 'Abrir', exact: true }).click();
    await expectAviso(page, E.tardiaAberta);
    await expect(page.getByRole('row', { name: /Dona da Botânica/ })).toContainText('aberta');
    await expectAccessible(page, '/editais/:id/configuracao', 'cheia');
  });

  await test.step('she reads it on the start page, by phone, and sends her draft', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await comSessao(page, app.url, dona);
    await page.goto('/menu');
    await pageReady(page);
    await expect(page.getByText('aberto só para você, para um projeto, até')).toBeVisible();
    await retomarRascunho(page, TITULO);
    await page.getByRole('button', { name: 'Enviar projeto' }).click();
    await expect(page).toHaveURL(/detalhes_projeto\/\d+$/);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('the list says how it was received; then the order falls', async () => {
    await retomar(page, doTipo(contas, 'administrador')[0]);
    await page.goto(`/editais/${edital.id}`);
    await pageReady(page);
    await expect(page.getByText(DITO).first()).toBeVisible();
    await page.goto(configuracao);
    await pageReady(page);
    // The list, at the end of the page, loads when it comes into view.
    await page.keyboard.press('End');
    await page.getByRole('button', { name: /^A ordem caiu/ }).click();
    const dialogo = page.getByRole('dialog', { name: 'Retirar o projeto do edital' });
    await dialogo.getByLabel(/^Motivo/).fill('O tribunal cassou a liminar.');
    await dialogo.getByRole('button', { name: 'Retirar' }).click();
    await expectAviso(page, E.foraDoEdital);
    await expect(page.getByRole('row', { name: /Dona da Botânica/ })).toContainText(
      'projeto retirado do edital',
    );
  });
});
