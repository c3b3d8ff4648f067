import { MENSAGENS_DESIGNACAO as A } from '@instrutoria/domain/designacao/messages.ts';
import {
  MENSAGENS_HOMOLOGACAO as M,
  HOMOLOGACAO_RECEBIDA as R,
} from '@instrutoria/domain/homologacao/messages.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility/accessibility-scan.ts';
import { abrirConfiguracao, salvarConfiguracao } from '../../support/browser/configuracao-do-edital.ts';
import { expectAviso } from '../../support/browser/dialogos.ts';
import { pageReady } from '../../support/browser/page-idle.ts';
import { expect, test } from '../../support/fixtures.ts';
import { doTipo } from '../../support/scenes/contas.ts';
import { daquiA } from '../../support/scenes/dias.ts';
import { comissaoDe } from '../../support/scenes/edital-em-avaliacao.ts';
import { novoEdital } from '../../support/scenes/edital-grande.ts';
import { novaPessoa } from '../../support/scenes/pessoas.ts';
import { propostaCompleta } from '../../support/scenes/proposta.ts';

test.use({ propria: 'homologacao' });
test.describe.configure({ mode: 'default' });

const MESA = { width: 1280, height: 900 };
const TELEFONE = { width: 360, height: 740 };
const dialogo = (page: Page) => page.getByRole('dialog');

async function fecharResposta(page: Page): Promise<void> {
  const resposta = page.getByRole('dialog', { name: 'Feito: 1 projeto' });
  await resposta.getByRole('button', { name: 'Fechar' }).last().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('marks, returns and corrects proposals of a call with homologação by phone, handles an appeal, and designates only then', {
  tag: '@longo',
}, async ({ page, app, contas, retomar }) => {
  const comissao = await comissaoDe(app.url, contas);
  const { client } = comissao.administradora;
  const administradora = doTipo(contas, 'administrador')[0];
  const edital = await novoEdital(comissao, 'da Homologação');
  const dona = await novaPessoa(app.url, 'Olga Homologada');
  const corpo = await propostaCompleta(dona, edital.id);
  const enviar = (titulo: string) => dona.client.submeterProjeto({ body: { ...corpo, titulo } });
  const { id: devolvido } = await enviar('Química devolvida');
  const outra = await novaPessoa(app.url, 'Iara Excluída');
  const corpoDela = await propostaCompleta(outra, edital.id);
  const { id: fora } = await outra.client.submeterProjeto({
    body: { ...corpoDela, titulo: 'Física de fora' },
  });
  const terceira = await novaPessoa(app.url, 'Ema Pronta');
  const corpoPronto = await propostaCompleta(terceira, edital.id);
  await terceira.client.submeterProjeto({ body: { ...corpoPronto, titulo: 'Biologia pronta' } });
  const linha = (titulo: string) => page.getByRole('row').filter({ hasText: titulo });
  const recibo = (nome: string) => page.getByRole('region', { name: nome });

  await test.step('the administrator turns it on, with a reason, and closes the call', async () => {
    await page.setViewportSize(MESA);
    await retomar(page, administradora);
    const form = await abrirConfiguracao(page, edital.id);
    await expect(page.getByRole('link', { name: 'Homologação', exact: true })).toHaveCount(0);
    await form.getByRole('group', { name: 'Homologação' }).getByRole('checkbox').check();
    await salvarConfiguracao(page, 'A resolução pede.');
    await client.encerrarInscricoes({ params: { id: edital.id }, ifMatch: edital.versao });
    await page.goto(`/editais/${edital.id}`);
    await page.getByRole('link', { name: 'Homologação', exact: true }).click();
    await pageReady(page);
    await expect(page.getByText('3 por homologar')).toBeVisible();
    await page.getByRole('button', { name: /^Para [^:]+: \d+ pendência/ }).click();
    await expect(page.getByText(M.existemPorHomologar, { exact: false }).first()).toBeVisible();
    await expectAccessible(page, '/editais/:id/homologacao', 'cheia');
  });

  await test.step('a proposal is returned by keyboard from the screen beside it, after an error', async () => {
    await page.getByRole('link', { name: 'Química devolvida' }).click();
    await expect(page.getByRole('region', { name: 'Proposta' })).toContainText('Química devolvida');
    await expect(page.getByRole('button', { name: /^Devolver/ })).toBeVisible();
    await page.keyboard.press('d');
    await dialogo(page).getByRole('button', { name: 'Devolver', exact: true }).click();
    for (const texto of [M.secoesVazias, M.prazoInvalido, M.motivoVazio]) {
      await expect(dialogo(page).getByText(texto).last()).toBeVisible();
    }
    await dialogo(page).getByLabel('Título', { exact: true }).check();
    await dialogo(page).getByLabel('Resumo', { exact: true }).check();
    await dialogo(page)
      .getByLabel(/^Corrigir até/)
      .fill(daquiA(5));
    await dialogo(page)
      .getByLabel(/^Motivo/)
      .fill('O título não diz a disciplina.');
    await dialogo(page).getByRole('button', { name: 'Devolver', exact: true }).click();
    await expectAviso(page, M.devolvido);
    await expect(page.getByText('correção até', { exact: false })).toBeVisible();
    await expectAccessible(page, '/editais/:id/homologacao', 'cheia');
    await page.goto(`/projetos/${devolvido}/homologacao`);
    await expect(recibo(R.pedida)).toContainText('A correção pode chegar até');
    await page.goto(`/editais/${edital.id}/homologacao`);
  });

  await test.step('one is not homologado and one homologado from the table; a returned one has no evaluator', async () => {
    await linha('Física de fora').getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Não homologar…' }).click();
    await dialogo(page)
      .getByLabel(/^Motivo/)
      .fill('Fora do tema do edital.');
    await dialogo(page).getByRole('button', { name: 'Não homologar', exact: true }).click();
    await fecharResposta(page);
    await linha('Biologia pronta').getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Homologar…', exact: true }).click();
    await dialogo(page).getByRole('button', { name: 'Homologar', exact: true }).click();
    await fecharResposta(page);
    await expect(linha('Biologia pronta')).toContainText('homologado');
    const avaliador = comissao.avaliadores[0]?.id ?? 0;
    await expect(client.designarAvaliador({ body: { projeto: devolvido, avaliador } })).rejects.toThrow(
      M.estaDevolvido,
    );
  });

  await test.step('the coordinator goes by phone from the task to the correction, leaves, comes back, and sends', async () => {
    await page.setViewportSize(TELEFONE);
    await retomar(page, { ...dona, tipo: 'coordenador' });
    await page.goto('/menu');
    await page
      .getByRole('link', { name: /^Corrigir/ })
      .first()
      .click();
    await pageReady(page);
    await expect(page.getByText('O título não diz a disciplina.').first()).toBeVisible();
    await expect(page.getByRole('textbox', { name: /^Introdução/ })).toHaveCount(0);
    await page.getByRole('textbox', { name: /^Título do projeto/ }).fill('Química orgânica devolvida');
    await page.getByLabel(/^Resposta/).fill('O título agora diz a disciplina.');
    await page.goto('/menu');
    await page.goBack();
    await pageReady(page);
    await expect(page.getByRole('textbox', { name: /^Título do projeto/ })).toHaveValue(
      'Química orgânica devolvida',
    );
    await expectAccessible(page, '/projetos/:id/correcao', 'cheia');
    await page.getByRole('button', { name: 'Enviar a correção' }).click();
    await dialogo(page).getByRole('button', { name: 'Sim' }).click();
    await expectAviso(page, M.reenviado);
    await expect(page.getByText('corrigido, por homologar').first()).toBeVisible();
    await expect(recibo(R.correcao)).toContainText(`Correção do projeto nº ${devolvido}`);
    // Waits until the form is closed and the project is loaded again.
    await pageReady(page);
    await expectAccessible(page, '/projetos/:id/homologacao', 'cheia');
  });

  await test.step('the one who is out appeals by phone', async () => {
    await retomar(page, { ...outra, tipo: 'coordenador' });
    await page.goto(`/projetos/${fora}/homologacao`);
    await pageReady(page);
    await expect(page.getByText('Fora do tema do edital.').first()).toBeVisible();
    await page.getByRole('button', { name: 'Enviar o recurso' }).click();
    await expect(page.getByText(M.recursoVazio).last()).toBeVisible();
    await page.getByLabel(/^Por que o projeto/).fill('O tema é o do edital, item 2.');
    await page.getByRole('button', { name: 'Enviar o recurso' }).click();
    await expectAviso(page, M.recorrido);
    await expect(page.getByText('em recurso').first()).toBeVisible();
    await expect(recibo(R.recurso)).toContainText(R.depoisDoRecurso);
  });

  await test.step('the administrator reads the difference, homologa, and decides the appeal', async () => {
    await page.setViewportSize(MESA);
    await retomar(page, administradora);
    await page.goto(`/editais/${edital.id}/homologacao?projeto=${devolvido}`);
    await pageReady(page);
    await page.getByText('O que mudou em Título do projeto').click();
    await expect(page.locator('ins').first()).toContainText('orgânica');
    await page.getByRole('button', { name: 'Homologar', exact: false }).first().click();
    await expectAviso(page, M.homologado);
    await page.goto(`/projetos/${fora}/homologacao`);
    await pageReady(page);
    await page.getByRole('button', { name: 'Decidir o recurso…' }).click();
    await dialogo(page)
      .getByLabel(/^Motivo/)
      .fill('O item 2 o permite.');
    await dialogo(page).getByRole('button', { name: 'Decidir', exact: true }).click();
    await expectAviso(page, M.recursoAceito);
    await page.goto(`/editais/${edital.id}/homologacao`);
    await expect(page.getByText('3 homologados')).toBeVisible();
  });

  await test.step('everybody may be designated afterwards, and the marks stay', async () => {
    const avaliador = comissao.avaliadores[0]?.id ?? 0;
    const { message } = await client.designarAvaliador({ body: { projeto: devolvido, avaliador } });
    expect(message).toBe(A.designado);
    const { podeDesfazer } = await client.lerHomologacaoDoProjeto({ params: { id: devolvido } });
    expect(podeDesfazer).toBe(false);
  });
});
