import { MENSAGENS_RECURSO as M, MENSAGENS_RELATORIA as R } from '@instrutoria/domain/recurso/messages.ts';
import { expectAccessible } from '../../support/accessibility/accessibility-scan.ts';
import {
  expectSemMouse,
  semMouse,
  tabAndEnter,
  tabAndSelect,
  tabAndType,
} from '../../support/accessibility/keyboard.ts';
import { expectAviso, responder } from '../../support/browser/dialogos.ts';
import { expect, test } from '../../support/fixtures.ts';
import { doTipo } from '../../support/scenes/contas.ts';
import { editalEmDecisao, publicar } from '../../support/scenes/edital-em-decisao.ts';

test.use({ propria: 'relatoria' });

test('lets a rapporteur write a draft by keyboard alone, with which the decision begins; the public page counts it', {
  tag: '@longo',
}, async ({ page, app, contas, retomar }) => {
  const regras = { recursoComRelator: true, recursoPorCriterio: true, recursosEmNumeros: true };
  const { adm, client, dela, id } = await editalEmDecisao(app.url, contas, regras);
  await adm.enviarASecretaria({ body: { id } });
  await publicar(app.url, contas, id);
  const aprovacao = await client.lerAprovacaoDoProjeto({ params: { projectId: dela.id } });
  const recurso = await client.solicitarRecurso({
    body: {
      mensagem: '<p>Peço a revisão do que segue.</p>',
      projetoAprovacao: { id: aprovacao.id ?? 0 },
      criterios: [
        { criterio: 'pontuacaoMetodologiaAtividades', mensagem: '<p>O plano está na página 4.</p>' },
      ],
    },
  });
  const candidatos = await adm.listarRelatores({
    params: { recurso: recurso.id },
    query: { por_pagina: '200' },
  });
  const avaliadores = doTipo(contas, 'avaliador');
  const livre = candidatos.find(
    ({ nome, impedimento }) => impedimento === null && avaliadores.some((um) => um.nome === nome),
  );
  const relator = avaliadores.find(({ nome }) => nome === livre?.nome);
  if (livre === undefined || relator === undefined) throw new Error('no evaluator is free');

  await test.step('the administration designates, from the list by deadline', async () => {
    await retomar(page, doTipo(contas, 'administrador')[0]);
    await page.goto(`/mesa_de_recursos?edital=${id}`);
    await expect(page.getByText(/, em 30 dias$/)).toBeVisible();
    await expectAccessible(page, '/mesa_de_recursos', 'cheia', 'one appeal');
    await page.getByRole('table').getByRole('link').first().click();
    await page.getByRole('button', { name: 'Designar relator…' }).click();
    const modal = page.getByRole('dialog', { name: 'Designar o relator' });
    await modal.getByRole('button', { name: 'Designar', exact: true }).click();
    await expect(modal.getByRole('combobox', { name: 'Relator' })).toHaveAttribute('aria-invalid', 'true');
    await modal.getByRole('combobox', { name: 'Relator' }).selectOption(String(livre.id));
    await modal.getByRole('button', { name: 'Designar', exact: true }).click();
    await expectAviso(page, R.designado);
    await expect(page.getByText(`Relator: ${livre.nome}. Em relatoria.`)).toBeVisible();
  });

  await test.step('the rapporteur finds the task, writes and hands over, by keyboard alone', async () => {
    await retomar(page, relator);
    await page.goto('/menu');
    await semMouse(page);
    await tabAndEnter(
      page,
      page.getByRole('link', { name: /^Escrever: Escrever a minuta do recurso/ }).first(),
    );
    await expect(
      page.getByRole('heading', { level: 1, name: `Relatoria do recurso nº ${recurso.id}` }),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: /^Projeto completo/ })).toBeVisible();
    await tabAndSelect(page, page.getByLabel('O que você propõe'), 'aceitar');
    await tabAndSelect(page, page.getByLabel('Decisão sobre este critério'), 'sim');
    await tabAndType(page, page.getByRole('textbox', { name: 'Metodologia e atividades' }), '20');
    await tabAndType(page, page.getByRole('textbox', { name: 'Razões da decisão' }), 'O plano está lá.');
    await tabAndType(page, page.getByRole('textbox', { name: 'Parecer' }), 'Proponho acolher.');
    await tabAndEnter(page, page.getByRole('button', { name: 'Salvar', exact: true }));
    await expectAviso(page, R.minutaSalva);
    await expect(page.getByText(/^Versão 1, salva em /)).toBeVisible();
    await expectSemMouse(page);
    await expectAccessible(page, '/relatorias/:recurso', 'cheia', 'a draft');
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Parecer' })).toHaveText('Proponho acolher.');
    await page.getByRole('button', { name: 'Entregar a minuta' }).click();
    await responder(page, R.desejaEntregar);
    await expectAviso(page, R.minutaEntregue);
    await expect(page.getByText('A minuta foi entregue.')).toBeVisible();
    await page.goto('/relatorias');
    await expect(page.getByText('Minuta entregue').filter({ visible: true }).first()).toBeVisible();
    await expectAccessible(page, '/relatorias', 'cheia', 'handed over');
  });

  await test.step('the decision begins with the draft, and says who would move and enter', async () => {
    await retomar(page, doTipo(contas, 'administrador')[0]);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/editais/${id}/recursos/${recurso.id}`);
    await expect(page.getByText(`A minuta de ${livre.nome} propõe aceitar o recurso`)).toBeVisible();
    await expect(page.getByLabel('Decisão sobre este critério')).toHaveValue('sim');
    await expect(page.getByRole('textbox', { name: 'Metodologia e atividades' })).toHaveValue('20');
    await page.getByRole('button', { name: 'Ver o efeito no ranque' }).click();
    await expect(page.getByText('Se o recurso for aceito assim')).toBeVisible();
    await expect(page.getByText(/na ordem do ranque até o limite/).first()).toBeVisible();
    await expectAccessible(
      page,
      '/editais/:id/recursos/:recurso',
      'cheia',
      'with a draft and its effect, on a phone',
    );
    await page.getByRole('button', { name: /^Aceitar o recurso/ }).click();
    const parecer = page.getByRole('dialog', { name: 'Parecer do recurso' });
    await expect(parecer.getByRole('textbox', { name: 'Parecer' })).toHaveText('Proponho acolher.');
    await parecer.getByRole('button', { name: 'Aceitar' }).click();
    await responder(page, M.desejaAceitar);
    await expectAviso(page, M.aceito);
  });

  await test.step('the public page counts the appeal, and says no share of one', async () => {
    await page.goto(`/resultados/${id}`);
    await expect(page.getByRole('region', { name: 'Recursos' })).toHaveText('Recursos1 recurso apresentado.');
    await expectAccessible(page, '/resultados/:id', 'cheia', 'with appeals in numbers');
    await page.goto(`/api/publico/resultados/${id}/pagina`);
    await expect(page.getByText('1 recurso apresentado.')).toBeVisible();
  });
});
