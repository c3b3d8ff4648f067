import { MENSAGENS_AVALIACAO as A, ROTULOS_AVALIACAO as R } from '@instrutoria/domain/avaliacao/messages.ts';
import { MENSAGENS_DESIGNACAO } from '@instrutoria/domain/designacao/messages.ts';
import { MENSAGENS_IMPEDIMENTO as M, NOMES_DAS_ESPECIES } from '@instrutoria/domain/impedimento/messages.ts';
import { expectAccessible } from '../../support/accessibility/accessibility-scan.ts';
import { expectAviso } from '../../support/browser/dialogos.ts';
import { pageReady } from '../../support/browser/page-idle.ts';
import { expect, test } from '../../support/fixtures.ts';
import { doTipo } from '../../support/scenes/contas.ts';
import { comissaoDe, designar, fechar } from '../../support/scenes/edital-em-avaliacao.ts';
import { novoEdital } from '../../support/scenes/edital-grande.ts';
import { novaPessoa } from '../../support/scenes/pessoas.ts';
import { propostaCompleta } from '../../support/scenes/proposta.ts';

test.use({ propria: 'avaliacao' });
test.describe.configure({ mode: 'default' });

test('lets an evaluator declare a conflict by phone without losing a word; the administrator sees why and replaces them', {
  tag: '@longo',
}, async ({ page, app, contas, retomar }) => {
  const comissao = await comissaoDe(app.url, contas);
  const [avaliadora, outra] = comissao.avaliadores;
  if (avaliadora === undefined || outra === undefined) throw new Error('two evaluate');
  const { nome, siape } = await avaliadora.client.professorAtual();
  const edital = await novoEdital(comissao, 'dos Impedimentos');
  const dona = await novaPessoa(app.url, 'Zuleica Impedida');
  const corpo = await propostaCompleta(dona, edital.id);
  const { id: projeto } = await dona.client.submeterProjeto({
    body: { ...corpo, titulo: 'Física com impedimento' },
  });
  await fechar(comissao, edital.id);
  const daTabela = page.getByRole('row').filter({ hasText: 'Física com impedimento' });

  await test.step('a declaration by phone shows the error of each field; left by Back, nothing is lost', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await retomar(page, doTipo(contas, 'avaliador')[0]);
    await page.goto('/menu');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('link', { name: 'Meus impedimentos' }).click();
    await pageReady(page);
    await expect(page.getByText('Você não declarou nenhum impedimento.')).toBeVisible();
    const form = page.getByRole('form', { name: 'Declarar um impedimento' });
    await form.getByRole('button', { name: 'Declarar' }).click();
    await expect(form.getByText(M.pessoaDaLista).last()).toBeVisible();
    await expect(form.getByText(M.especieVazia).last()).toBeVisible();
    await form.getByLabel(/^Observação/).fill('Somos primas.');
    await page.goBack();
    const pergunta = page.getByRole('dialog');
    await expect(pergunta).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(form.getByLabel(/^Observação/)).toHaveValue('Somos primas.');
    const pessoa = form.getByRole('combobox', { name: /^Pessoa/ });
    await pessoa.fill('Zu');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await pessoa.fill('Zuleica');
    await page.getByRole('option', { name: /^Zuleica Impedida/ }).click();
    await form.getByLabel(/^Tipo de impedimento/).selectOption('parentesco');
    await form.getByRole('button', { name: 'Declarar' }).click();
    await expectAviso(page, M.declarado);
    await expect(page.getByRole('listitem').filter({ hasText: 'Somos primas.' })).toContainText(
      NOMES_DAS_ESPECIES.parentesco,
    );
    await expectAccessible(page, '/meus_impedimentos', 'cheia');
  });

  await test.step('the administrator reads it, and cannot designate her', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await retomar(page, doTipo(contas, 'administrador')[0]);
    await page.goto('/administracao/impedimentos');
    await pageReady(page);
    const linha = page.getByRole('row').filter({ hasText: 'Zuleica Impedida' });
    await expect(linha).toContainText(nome);
    await expect(linha).toContainText('Somos primas.');
    await expectAccessible(page, '/administracao/impedimentos', 'cheia');
    await page.goto(`/editais/${edital.id}`);
    await daTabela.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Designar…' }).click();
    const dialogo = page.getByRole('dialog');
    await dialogo.getByRole('combobox', { name: 'Nome do avaliador' }).fill(`${nome} · ${siape}`);
    await dialogo.getByRole('button', { name: 'Designar', exact: true }).click();
    await expect(page.getByRole('dialog').getByText(MENSAGENS_DESIGNACAO.declarou)).toBeVisible();
    expect(
      await comissao.administradora.client.listarNaoDesignados({ params: { editalId: edital.id } }),
    ).toHaveLength(1);
  });

  await test.step('a declaration after the designation is shown to the evaluator and marked for the administrator, who replaces them', async () => {
    const adm = comissao.administradora.client;
    await adm.designarAvaliador({ body: { projeto, avaliador: outra.id } });
    await retomar(page, outra.conta);
    await page.goto('/meus_impedimentos');
    const form = page.getByRole('form', { name: 'Declarar um impedimento' });
    await form.getByRole('combobox', { name: /^Pessoa/ }).fill('Zuleica');
    await page.getByRole('option', { name: /^Zuleica Impedida/ }).click();
    await form.getByLabel(/^Tipo de impedimento/).selectOption('orientacao');
    await form.getByRole('button', { name: 'Declarar' }).click();
    await expect(page.getByText('As notas que você já deu ficam', { exact: false })).toBeVisible();
    await expect(
      page.getByRole('listitem').filter({ hasText: 'Física com impedimento' }).last(),
    ).toBeVisible();
    await page.goto(`/avaliacao_projetos/${projeto}`);
    await expect(page.getByText(A.voceDeclarou)).toBeVisible();
    await expect(page.getByLabel('Parecer')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Recuse a avaliação' })).toBeVisible();
    await expectAccessible(page, '/avaliacao_projetos/:id', 'cheia', 'a declared conflict');
    await retomar(page, doTipo(contas, 'administrador')[0]);
    await page.goto(`/editais/${edital.id}?impedimento=sim`);
    await expect(daTabela).toContainText(MENSAGENS_DESIGNACAO.declarou);
  });

  await test.step('she ends it, with a reason, and it stays in the history', async () => {
    await retomar(page, outra.conta);
    await page.goto('/meus_impedimentos');
    await page.getByRole('button', { name: /^Encerrar o impedimento/ }).click();
    const dialogo = page.getByRole('dialog', { name: 'Encerrar o impedimento' });
    await dialogo.getByRole('button', { name: 'Encerrar' }).click();
    await expect(dialogo.getByText(M.motivoVazio).last()).toBeVisible();
    await dialogo.getByRole('textbox').fill('Ela trocou de orientadora.');
    await dialogo.getByRole('button', { name: 'Encerrar' }).click();
    await expectAviso(page, M.encerrado);
    await expect(page.getByText('Ela trocou de orientadora.', { exact: false })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Encerrar o impedimento/ })).toHaveCount(0);
  });
});

test('lets an invited evaluator refuse by a conflict, without another reason, and covers later projects', async ({
  page,
  app,
  contas,
  retomar,
}) => {
  const comissao = await comissaoDe(app.url, contas);
  const edital = await novoEdital(comissao, 'das Recusas');
  const dona = await novaPessoa(app.url, 'Otília Conhecida');
  const corpo = await propostaCompleta(dona, edital.id);
  const { id: projeto } = await dona.client.submeterProjeto({
    body: { ...corpo, titulo: 'Química a recusar' },
  });
  await fechar(comissao, edital.id);
  const { avaliador, aprovacao } = await designar(comissao, projeto);
  await page.setViewportSize({ width: 360, height: 740 });
  await retomar(page, avaliador.conta);
  await page.goto(`/aceitar_projeto/${aprovacao.id}`);
  await page.getByRole('button', { name: R.nao, exact: true }).click();
  const dialogo = page.getByRole('dialog', { name: A.desejaRecusar });
  await dialogo.getByRole('checkbox', { name: 'Tenho impedimento' }).check();
  await dialogo.getByRole('button', { name: R.sim, exact: true }).click();
  await expect(dialogo.getByText(M.especieVazia).last()).toBeVisible();
  await dialogo.getByLabel(/^Tipo de impedimento/).selectOption('coautoria');
  await expectAccessible(page, '/aceitar_projeto/:id', 'modal');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog').last()).not.toHaveAccessibleName(A.desejaRecusar);
  await page.keyboard.press('Escape');
  await expect(dialogo.getByLabel(/^Tipo de impedimento/)).toHaveValue('coautoria');
  await dialogo.getByRole('button', { name: R.sim, exact: true }).click();
  await expectAviso(page, A.recusado);
  await page.goto('/meus_impedimentos');
  await expect(page.getByRole('listitem').filter({ hasText: 'Otília Conhecida' })).toContainText(
    NOMES_DAS_ESPECIES.coautoria,
  );
  const candidatos = await comissao.administradora.client.listarCandidatos({
    params: { projectId: projeto },
  });
  expect(candidatos.find(({ id }) => id === avaliador.id)?.impedimento).toBe(MENSAGENS_DESIGNACAO.declarou);
});
