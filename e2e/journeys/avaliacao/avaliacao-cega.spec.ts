import { MENSAGENS_AVALIACAO as A } from '@instrutoria/domain/avaliacao/messages.ts';
import { MENSAGENS_PROJETO, ROTULOS_PROJETO } from '@instrutoria/domain/projeto/messages.ts';
import { expectAccessible } from '../../support/accessibility/accessibility-scan.ts';
import { abrirConfiguracao, salvarConfiguracao } from '../../support/browser/configuracao-do-edital.ts';
import { expectAviso, responder } from '../../support/browser/dialogos.ts';
import { pageReady } from '../../support/browser/page-idle.ts';
import { lerPdf, semEspacos } from '../../support/browser/pdf.ts';
import { expect, test } from '../../support/fixtures.ts';
import { editor } from '../../support/scenes/assistente.ts';
import { doTipo } from '../../support/scenes/contas.ts';
import { comissaoDe, designar, fechar } from '../../support/scenes/edital-em-avaliacao.ts';
import { novoEdital } from '../../support/scenes/edital-grande.ts';
import { novaPessoa } from '../../support/scenes/pessoas.ts';
import { propostaCompleta } from '../../support/scenes/proposta.ts';

test.use({ propria: 'avaliacao' });

const NOME = 'Guiomar Wanderley Quintanilha';
const SEM_NOMES = ROTULOS_PROJETO.semNomes;

test('hides names in a call without names: a surname is found, one corrected and one sent; the evaluator sees none, the administrator does', {
  tag: '@longo',
}, async ({ page, app, contas, retomar }) => {
  const comissao = await comissaoDe(app.url, contas);
  const administradora = doTipo(contas, 'administrador')[0];
  const edital = await novoEdital(comissao, 'sem Nomes');
  const dona = await novaPessoa(app.url, NOME);
  const corpo = await propostaCompleta(dona, edital.id);
  const rascunho = await dona.client.salvarRascunho({
    body: {
      ...corpo,
      titulo: 'Mapas de sala',
      metodologia: `<p>${'Oficinas com medidas reais e discussão em grupo. '.repeat(4)}O método de Quintanilha serve de base.</p>`,
      introducao: '<p>Como a professora Guiomar escreveu, a escala ninguém explica em sala.</p>',
    },
  });

  await test.step('the administrator chooses it, and reads what it does', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await retomar(page, administradora);
    const form = await abrirConfiguracao(page, edital.id);
    const regra = form.getByRole('group', { name: SEM_NOMES });
    await regra.getByRole('checkbox').check();
    await regra.getByText('Como funciona').click();
    await expect(regra).toContainText(`ele lê “${SEM_NOMES}”`);
    await salvarConfiguracao(page, 'A resolução pede.');
    await expectAccessible(page, '/editais/:id/configuracao', 'cheia', 'without names');
  });

  await test.step('the author reads of it from the first step on; the last one shows both places', async () => {
    await retomar(page, { ...dona, tipo: 'coordenador' });
    await page.goto('/rascunhos_salvos');
    await page.getByRole('button', { name: 'Mapas de sala (continuar)' }).click();
    await expect(page.getByText('Este edital é avaliado sem nomes')).toBeVisible();
    await page.goto('/revisao_projeto');
    await pageReady(page);
    await page.getByRole('button', { name: 'Enviar projeto' }).click();
    const aviso = page.getByRole('status').filter({ hasText: 'O projeto diz quem o escreveu em 2 lugares' });
    await expect(aviso.getByRole('listitem')).toHaveText([
      /^Introdução.*Guiomar/,
      /^Metodologia.*Quintanilha/,
    ]);
    await expect(page.getByRole('button', { name: 'Enviar mesmo assim' })).toBeVisible();
    await expectAccessible(page, '/revisao_projeto', 'cheia', 'with names');
    await page.setViewportSize({ width: 360, height: 740 });
    await expectAccessible(page, '/revisao_projeto', 'cheia', 'with names, on a phone');
    await aviso.getByRole('link', { name: 'Corrigir em Metodologia' }).click();
    await expect(page).toHaveURL(/metodologia_projeto$/);
    await editor(page, 'Metodologia').fill(
      'Oficinas com medidas reais e discussão em grupo ao final. '.repeat(4),
    );
    await page.goto('/revisao_projeto');
    await pageReady(page);
    await page.getByRole('button', { name: 'Enviar projeto' }).click();
    await expect(page.getByText('O projeto diz quem o escreveu em 1 lugar')).toBeVisible();
    await page.getByRole('button', { name: 'Enviar mesmo assim' }).click();
    await expectAviso(page, MENSAGENS_PROJETO.projetoCadastrado);
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  const { id } = rascunho;
  await fechar(comissao, edital.id);
  const { avaliador } = await designar(comissao, id);
  /** Data of the author that no screen may show, except inside the author's own text. */
  const dela = ['Wanderley', 'Quintanilha', dona.siape, dona.email, dona.lattes];
  const semNada = async () => {
    const html = await page.content();
    for (const dito of dela) expect(html).not.toContain(dito);
  };

  await test.step('the evaluator accepts, reads and scores without any name, on the screen or in the PDF', async () => {
    await retomar(page, avaliador.conta);
    await page.goto('/projetos_avaliar');
    await expect(page.getByRole('row').filter({ hasText: 'Mapas de sala' })).toContainText(SEM_NOMES);
    await semNada();
    const { id: aprovacao } = await avaliador.client.lerAprovacaoDoProjeto({ params: { projectId: id } });
    await page.goto(`/aceitar_projeto/${aprovacao}`);
    await expect(page.getByText(SEM_NOMES)).toBeVisible();
    await page.getByRole('button', { name: 'Não', exact: true }).click();
    await page.getByRole('dialog').getByRole('checkbox', { name: 'Tenho impedimento' }).check();
    await expect(page.getByRole('dialog').getByText(/Vale também/)).toHaveCount(0);
    await page.goto(`/aceitar_projeto/${aprovacao}`);
    await page.getByRole('button', { name: 'Sim', exact: true }).click();
    await responder(page, A.desejaAceitar);
    await expectAviso(page, A.aceito);
    await page.goto(`/avaliacao_projetos/${id}`);
    await pageReady(page);
    await expect(page.getByText(SEM_NOMES).first()).toBeVisible();
    await expectAccessible(page, '/avaliacao_projetos/:id', 'cheia', 'without names');
    for (const campo of [
      'AdequacaoCoerencia',
      'RelevanciaJustificativaClareza',
      'MetodologiaAtividades',
      'OrganizacaoTextual',
    ]) {
      await page.locator(`#pontuacao${campo}`).fill('9');
    }
    await page.getByLabel('Parecer').fill('O projeto é claro.');
    await page.getByRole('button', { name: 'Salvar', exact: true }).click();
    await expect(page.getByText(/^salvo às/)).toBeVisible();
    await semNada();
    const pdf = await avaliador.client.gerarPdf({ params: { id } });
    const bytes = new Uint8Array(await pdf.arrayBuffer());
    const { texto } = await lerPdf(bytes);
    expect(texto).toContain(semEspacos(SEM_NOMES));
    for (const dito of dela) expect(texto).not.toContain(dito);
    expect(Buffer.from(bytes).toString('latin1')).not.toMatch(/Quintanilha|Wanderley/);
  });

  await test.step('the administrator sees the name and what was sent anyway', async () => {
    await retomar(page, administradora);
    await page.goto(`/detalhes_projeto/${id}`);
    await pageReady(page);
    await expect(page.getByText(NOME).first()).toBeVisible();
    const painel = page.getByRole('region', { name: 'Onde o projeto diz quem o escreveu' });
    await expect(painel.getByRole('listitem')).toHaveText([/^Introdução.*Guiomar/]);
    await expectAccessible(page, '/detalhes_projeto/:id', 'cheia', 'without names');
  });
});
