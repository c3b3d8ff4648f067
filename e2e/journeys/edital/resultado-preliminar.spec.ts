import { MENSAGENS_AVALIACAO as M, ROTULOS_AVALIACAO as R } from '@instrutoria/domain/avaliacao/messages.ts';
import { MENSAGENS_DECISAO } from '@instrutoria/domain/decisao/messages.ts';
import { MENSAGENS_EDITAL as E } from '@instrutoria/domain/edital/messages.ts';
import { perguntaDePublicarFinal } from '@instrutoria/domain/edital/rules/perguntas.ts';
import { MENSAGENS_INSTRUTOR as I } from '@instrutoria/domain/instrutor/messages.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility/accessibility-scan.ts';
import { expectAviso, responder } from '../../support/browser/dialogos.ts';
import { expect, test } from '../../support/fixtures.ts';
import { doTipo } from '../../support/scenes/contas.ts';
import { editalEmDecisao } from '../../support/scenes/edital-em-decisao.ts';

test.use({ propria: 'resultado-preliminar' });

/** The button in the header of the call's page that lists what blocks or precedes the final result. */
const oQueFalta = (page: Page) => page.getByRole('button', { name: /^Para publicar o resultado final: / });

test('publishes a preliminary result, takes an appeal, and publishes the final one with its changes, also on a phone', {
  tag: '@longo',
}, async ({ page, app, contas, retomar }) => {
  const { adm, quem, client, dela, id, nome } = await editalEmDecisao(
    app.url,
    contas,
    { resultadoPreliminar: true },
    'O regulamento pede resultado preliminar.',
  );
  await adm.enviarASecretaria({ body: { id } });
  const caminho = `/editais/${id}/resultado`;

  await test.step('the secretariat publishes it, and the page says that it is preliminary', async () => {
    await retomar(page, doTipo(contas, 'secretaria')[0]);
    await page.goto(caminho);
    await page.getByRole('button', { name: R.enviarAosCoordenadores }).click();
    await responder(page, MENSAGENS_DECISAO.desejaEnviarAosCoordenadores, 'Enviar');
    await expectAviso(page, MENSAGENS_DECISAO.enviadoAosCoordenadores);
    await expect(page.getByText(/^Resultado preliminar\. Em vigor: versão 1, /)).toBeVisible();
    await oQueFalta(page).click();
    await expect(page.getByRole('region', { name: 'Para publicar o resultado final' })).toContainText(
      E.recursosCorrem,
    );
    await expectAccessible(page, '/editais/:id/resultado', 'cheia', 'preliminary');
  });

  const { projetos } = await adm.lerResultados({ params: { editalId: id } });
  const meu = projetos.find(({ projeto_id }) => projeto_id === dela.id);
  if (meu === undefined) throw new Error('her project has no row');

  await test.step('the coordinator reads that it is preliminary, and that instructors come later', async () => {
    await retomar(page, quem);
    await page.goto(`/projetos/${meu.projeto_id}/resultado`);
    await expect(page.getByText('Resultado preliminar', { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Instrutores', exact: true })).toHaveCount(0);
    await page.goto(`/cadastro_instrutor/${meu.projeto_id}`);
    await expect(page.getByText(I.resultadoPreliminar)).toBeVisible();
    const aprovacao = await client.lerAprovacaoDoProjeto({ params: { projectId: meu.projeto_id } });
    if (aprovacao.id === null) throw new Error('the project has no approval');
    await client.solicitarRecurso({
      body: { mensagem: '<p>Peço a revisão da nota.</p>', projetoAprovacao: { id: aprovacao.id } },
    });
  });

  const { fimRecursos } = (await adm.listarTodosOsEditais()).find((um) => um.id === id) ?? {};
  const depois = new Date(`${fimRecursos}T12:00:00.000Z`);
  depois.setUTCDate(depois.getUTCDate() + 1);

  await test.step('past the last day an appeal still waits: how many, and where', async () => {
    await adm.simularData({ body: { instante: depois.toISOString() } });
    await retomar(page, doTipo(contas, 'administrador')[0]);
    await page.goto(caminho);
    await oQueFalta(page).click();
    const falta = page.getByRole('region', { name: 'Para publicar o resultado final' });
    await expect(falta).toContainText(`${M.recursoPendente}: 1`);
    await expect(falta.getByRole('link', { name: /^ver / })).toHaveAttribute(
      'href',
      `/editais/${id}/recursos?situacao=pendente`,
    );
  });

  await test.step('accepted: another preliminary version, and those it put lower have ten days', async () => {
    const recurso = (await adm.listarRecursos()).find(
      ({ projetoAprovacao, status }) =>
        status === 'PENDENTE' && projetoAprovacao.projeto.id === meu.projeto_id,
    );
    if (recurso === undefined) throw new Error('the appeal is gone');
    const { projetoAprovacao: a } = recurso;
    const nota = (n: number | null) => n ?? 0;
    await adm.aceitarRecurso({
      body: {
        id: recurso.id,
        feedback: '<p>O pedido procede.</p>',
        pontuacaoAdequacaoCoerencia: nota(a.pontuacaoAdequacaoCoerencia),
        pontuacaoRelevanciaJustificativaClareza: nota(a.pontuacaoRelevanciaJustificativaClareza),
        pontuacaoMetodologiaAtividades: nota(a.pontuacaoMetodologiaAtividades),
        pontuacaoOrganizacaoTextual: 10,
        pontuacaoApoioDisciplina: nota(a.pontuacaoApoioDisciplina),
        pontuacaoNaturezaDisciplinas: nota(a.pontuacaoNaturezaDisciplinas),
        pontuacaoCaracteristicaDisciplinas: nota(a.pontuacaoCaracteristicaDisciplinas),
        remunerados_aprovados: meu.remunerados_aprovados,
        voluntarios_aprovados: meu.voluntarios_aprovados,
      },
    });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.reload();
    await expect(page.getByText(/^Resultado preliminar\. Em vigor: versão 2, /)).toBeVisible();
    await oQueFalta(page).click();
    const espera = page
      .getByRole('region', { name: 'Para publicar o resultado final' })
      .getByText(`${E.recursosDeMudanca}, até `);
    const [dia, mes, ano] = (await espera.innerText()).match(/\d+/g) ?? [];
    depois.setTime(Date.parse(`${ano}-${mes}-${dia}T12:00:00.000Z`));
    depois.setUTCDate(depois.getUTCDate() + 1);
  });

  await test.step('past these days too: the final one, on a phone', async () => {
    await adm.simularData({ body: { instante: depois.toISOString() } });
    await retomar(page, doTipo(contas, 'administrador')[0]);
    await page.goto(caminho);
    await page.getByRole('button', { name: 'Publicar o resultado final', exact: true }).click();
    await responder(page, perguntaDePublicarFinal(nome), 'Publicar');
    await expectAviso(page, E.finalPublicado);
    await expect(page.getByText(/^Resultado final\. Em vigor: versão 3, /)).toBeVisible();
    await expectAccessible(page, '/editais/:id/resultado', 'cheia', 'final, on a phone');
  });

  await test.step('the public page compares it with the preliminary one, and another is chosen', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`/resultados/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: `Resultado final: ${nome}` })).toBeVisible();
    const mudou = page.getByRole('table', { name: 'O que mudou desde a versão 1' });
    const total = mudou.getByRole('row', { name: new RegExp(`nº ${meu.projeto_id}, .*Total`) });
    await expect(total).toContainText(/\+\d/);
    await expect(total).toContainText(/recurso nº \d+ \(versão 2\)/);
    await page.getByLabel('Comparar com').selectOption('2');
    await expect(page.getByText('Nenhuma linha mudou.')).toBeVisible();
    await expectAccessible(page, '/resultados/:id', 'cheia', 'final, compared');
    await page.goto(`/api/publico/resultados/${id}/pagina?versao=3&desde=1`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Resultado final: ${nome}`);
    await expect(page.getByRole('table', { name: /^Projetos que mudaram: / })).toContainText('recurso nº');
  });
});
