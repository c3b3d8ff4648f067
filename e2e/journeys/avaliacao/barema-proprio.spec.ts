import { readFile } from 'node:fs/promises';
import { MENSAGENS_BAREMA as M } from '@instrutoria/domain/barema/messages.ts';
import { expectAccessible, expectReflow } from '../../support/accessibility/accessibility-scan.ts';
import { salvarConfiguracao } from '../../support/browser/configuracao-do-edital.ts';
import { pageReady } from '../../support/browser/page-idle.ts';
import { expect, test } from '../../support/fixtures.ts';
import { doTipo } from '../../support/scenes/contas.ts';
import { comissaoDe, designar, fechar } from '../../support/scenes/edital-em-avaliacao.ts';
import { novoEdital, submeterVarios } from '../../support/scenes/edital-grande.ts';

test.use({ propria: 'avaliacao' });

const LER = '/editais/:id/barema';
const MUDAR = '/editais/:id/barema/mudar';
const MOTIVO = 'A resolução do conselho pede critérios próprios.';
/** Name, maximum, weight and minimum of each criterion. */
const CRITERIOS = [
  ['Mérito da proposta', '10', '2,5', '3'],
  ['Alcance social', '20', '1', ''],
  ['Equipe', '10', '1', ''],
  ['Viabilidade', '10', '0,5', ''],
] as const;

test('creates by keyboard a call of TIPO II with its own four criteria, which is scored, ranked with its tie-break, and published', {
  tag: '@longo',
}, async ({ page, app, contas, retomar }) => {
  const comissao = await comissaoDe(app.url, contas);
  const { client: adm } = comissao.administradora;
  const edital = await novoEdital(comissao, 'do Barema próprio');
  const aqui = `/editais/${edital.id}/barema`;
  const form = page.getByRole('region', { name: 'Barema', exact: true });
  const criterio = (n: number) => form.getByRole('group', { name: `Critério ${n}`, exact: true });
  const ranque = page.getByRole('list', { name: 'Ranque inventado' });

  await test.step('the screen shows the standard criteria, and the way to the call’s own', async () => {
    await retomar(page, doTipo(contas, 'administrador')[0]);
    await page.goto(`/editais/${edital.id}`);
    await page.goto(aqui);
    await expect(page.getByText('Este edital julga pelos critérios de sempre.')).toBeVisible();
    await expectAccessible(page, LER, 'cheia', 'of always');
    await page.goto(`${aqui}/mudar`);
    await pageReady(page);
    await page.getByLabel('Este edital tem barema próprio').check();
  });

  await test.step('four criteria, typed from field to field', async () => {
    for (const [i, [nome, maximo, peso, minimo]] of CRITERIOS.entries()) {
      await criterio(i + 1)
        .getByLabel('Nome')
        .focus();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(nome);
      await page.keyboard.press('Tab');
      await page.keyboard.type(`O que se olha em ${nome}`);
      for (const valor of [maximo, peso, minimo]) {
        await page.keyboard.press('Tab');
        await page.keyboard.press('ControlOrMeta+A');
        await page.keyboard.press('Delete');
        await page.keyboard.type(valor);
      }
      await page.keyboard.press('Tab');
      await criterio(i + 1)
        .getByLabel('Passo')
        .selectOption('0.5');
    }
    const descer = criterio(3).getByRole('button', { name: 'Descer “Equipe”' });
    await descer.focus();
    await page.keyboard.press('Enter');
    await expect(criterio(4).getByLabel('Nome')).toHaveValue('Equipe');
    await expect(form.getByRole('button', { name: 'Subir “Equipe”' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(criterio(3).getByLabel('Nome')).toHaveValue('Equipe');
  });

  await test.step('the seed of a lot that alone breaks ties is asked for beside its field', async () => {
    const remover = form
      .getByRole('region', { name: 'Desempates' })
      .getByRole('button', { name: /^Remover/ });
    while ((await remover.count()) > 0) await remover.first().press('Enter');
    await form.getByLabel('Mais um desempate').selectOption('sorteio');
    await form.getByRole('button', { name: 'Acrescentar o desempate' }).press('Enter');
    await form.getByLabel('Mínimo do total').fill('30');
    await expect(ranque).toContainText('Reprovado: nota em “Mérito da proposta” abaixo de 3.');
    await expect(ranque).toContainText('Mesmo total; depois por: sorteio.');
    const exemplo = page.getByRole('region', { name: 'Fase 1, para experimentar' });
    await exemplo.getByLabel('Mérito da proposta').fill('8');
    await exemplo.getByLabel('Alcance social').fill('10');
    await expectAccessible(page, MUDAR, 'cheia', 'written');
    await page.getByRole('button', { name: 'Salvar alterações' }).click();
    await expect(form.getByText(M.sementeVazia).last()).toBeVisible();
    await form.getByLabel('Número do sorteio').fill('Loteria Federal 6001');
  });

  await test.step('a reload loses nothing; a phone has room for it', async () => {
    await expect(page.getByText(/rascunho salvo neste navegador às/)).toBeVisible();
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await pageReady(page);
    await expect(page.getByText('Rascunho restaurado')).toBeVisible();
    await expect(criterio(2).getByLabel('Nome')).toHaveValue('Alcance social');
    await page.setViewportSize({ width: 360, height: 740 });
    await pageReady(page);
    await expectReflow(page, MUDAR);
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  await test.step('saved as a correction that everybody reads, with its file', async () => {
    await salvarConfiguracao(page, MOTIVO);
    await page.goto(aqui);
    await expect(page.getByText('Este edital tem barema próprio.')).toBeVisible();
    await expect(page.getByText(MOTIVO)).toBeVisible();
    await page.locator('summary').filter({ hasText: 'Como conferir' }).click();
    await expect(page.getByText("printf %s 'Loteria Federal 6001:37'", { exact: false })).toBeVisible();
    await expectAccessible(page, LER, 'cheia', 'of its own');
    const [salvo] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Baixar o barema' }).click(),
    ]);
    const lido = JSON.parse(await readFile(await salvo.path(), 'utf8')) as { formato: string };
    expect(lido.formato).toBe('instrutoria-barema-1');
    await page.setViewportSize({ width: 360, height: 740 });
    await pageReady(page);
    await expectReflow(page, LER);
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  const projetos = await submeterVarios(app.url, edital.id, 3, 'Avaliável');
  await fechar(comissao, edital.id);
  const { barema } = await adm.lerBarema({ params: { id: edital.id } });
  const codigos = barema.criterios.map(({ codigo }) => codigo);
  const notas = (valores: readonly number[]) =>
    codigos.map((codigo, i) => ({ criterio: codigo, valor: valores[i] ?? 0 }));

  await test.step('an evaluator scores by it; the others are scored past the screens', async () => {
    // The first two projects tie with different scores: 2.5 × 8 + 10 = 2.5 × 6 + 15.
    const deCada = [
      [8, 10, 8, 8],
      [6, 15, 8, 8],
      [2.5, 20, 10, 10],
    ];
    for (const [n, { id }] of projetos.entries()) {
      const { avaliador, aprovacao } = await designar(comissao, id);
      const dele = deCada[n] ?? [];
      if (n > 0) {
        await avaliador.client.salvarFase1({
          body: { id: aprovacao.id, notas: notas(dele), parecer: 'Lido.' },
        });
        await avaliador.client.avaliar({ params: { id: aprovacao.id } });
        continue;
      }
      await retomar(page, avaliador.conta);
      await page.goto(`/avaliacao_projetos/${id}`);
      await pageReady(page);
      await expect(page.getByText('De 0 a 20, de 0,5 em 0,5. O que se olha em Alcance social')).toBeVisible();
      for (const [i, [nome]] of CRITERIOS.entries()) {
        await page.getByRole('textbox', { name: nome }).first().fill(String(dele[i]));
      }
      await page.getByLabel('Parecer').fill('Bem pensado.');
      await page.getByRole('button', { name: /^Concluir/ }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Sim', exact: true }).click();
      await expect(page).not.toHaveURL(new RegExp(`avaliacao_projetos/${id}$`));
    }
  });

  await test.step('now only words change, and it says why', async () => {
    await retomar(page, doTipo(contas, 'administrador')[0]);
    await page.goto(`${aqui}/mudar`);
    await pageReady(page);
    await expect(page.getByText(M.haNotas)).toBeVisible();
    await expect(criterio(1).getByLabel('Peso')).toHaveCount(0);
    await expect(criterio(1).getByLabel('Nome')).toBeEnabled();
    await expectAccessible(page, MUDAR, 'cheia', 'scores were given');
  });

  await test.step('the ranking says that the lot broke the tie', async () => {
    await page.goto('/ranque_tipo2');
    await page.getByLabel('Edital').selectOption(String(edital.id));
    await expect(page.getByRole('row').filter({ hasText: 'Avaliável' })).toHaveCount(3);
    await expect(page.getByText(/^sorteio, depois de “Avaliável \d”$/)).toBeVisible();
  });

  await test.step('decided and published by it: who is below the minimum is not approved', async () => {
    await adm.iniciarDecisao({ body: { id: edital.id } });
    const { linhas } = await adm.lerDecisao({ params: { id: edital.id } });
    expect(linhas.map(({ total }) => total)).toEqual([42, 42, 41.25]);
    expect(linhas.map(({ abaixoDoMinimo }) => abaixoDoMinimo)).toEqual([false, false, true]);
    for (const { projeto_id, remunerados, voluntarios, abaixoDoMinimo } of linhas) {
      if (abaixoDoMinimo) continue;
      await adm.aprovarInstrutores({
        body: { id: projeto_id, remunerados_aprovados: remunerados, voluntarios_aprovados: voluntarios },
      });
    }
    await adm.enviarASecretaria({ body: { id: edital.id } });
    await adm.publicarResultados({ body: { edital: edital.id } });
    await page.goto(`/resultados/${edital.id}`);
    await pageReady(page);
    await expect(page.getByText('Avaliável 1')).toBeVisible();
    await expect(page.getByText('sorteio', { exact: false }).first()).toBeVisible();
  });

  await test.step('the coordinator reads each score by the call’s criteria', async () => {
    const [primeiro] = projetos;
    const lida = await primeiro?.client.lerAprovacaoDoProjeto({ params: { projectId: primeiro.id } });
    expect(lida?.notas?.map(({ valor }) => valor)).toEqual([8, 10, 8, 8]);
  });
});
