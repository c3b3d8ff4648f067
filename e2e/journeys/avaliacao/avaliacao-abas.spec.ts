import { MENSAGENS_AVALIACAO } from '@instrutoria/domain/avaliacao/messages.ts';
import { MENSAGENS_GERAIS } from '@instrutoria/domain/kernel/messages.ts';
import { pageReady } from '../../support/browser/page-idle.ts';
import { caminhoDe, telas } from '../../support/browser/telas.ts';
import { expect, test } from '../../support/fixtures.ts';
import { doTipo } from '../../support/scenes/contas.ts';
import { loggedIn } from '../../support/server/api.ts';

test('T-G5: shows the second of two tabs with scores the conflict, loses no typed score and overwrites none', async ({
  page,
  context,
  app,
  quem,
  retomar,
}) => {
  const [tela] = telas.filter(({ path }) => path === '/notas_fase1');
  if (tela === undefined) throw new Error('no screen of phase 1');
  const conta = quem.contaPara(tela, 'avaliador');
  const caminho = caminhoDe(tela, quem.exemplos);
  await retomar(page, conta);
  const outra = await context.newPage();
  for (const aba of [page, outra]) {
    await aba.goto(caminho);
    await pageReady(aba);
  }
  await page.locator('#pontuacaoMetodologiaAtividades').fill('11,5');
  await page.getByRole('button', { name: 'Salvar e ir para a fase 2' }).click();
  await expect(page).toHaveURL(/notas_fase2/);

  const metodologia = outra.locator('#pontuacaoMetodologiaAtividades');
  await metodologia.fill('17,5');
  await outra.getByLabel('Parecer').fill('Digitado na segunda aba.');
  // Asserts it twice: having seen the newer text does not allow overwriting it.
  for (const _vez of [1, 2]) {
    await outra.getByRole('button', { name: 'Salvar e ir para a fase 2' }).click();
    await expect(outra.getByRole('alert').filter({ hasText: 'A fase 1 não foi salva' })).toContainText(
      MENSAGENS_AVALIACAO.noutraJanela,
    );
    await expect(metodologia).toHaveValue('17,5');
    await expect(outra.getByLabel('Parecer')).toHaveValue('Digitado na segunda aba.');
  }
  const { client } = await loggedIn(app.url, conta);
  const guardada = await client.lerAprovacaoDoProjeto({ params: { projectId: quem.exemplos.emAvaliacao } });
  expect(guardada.pontuacaoMetodologiaAtividades).toBe(11.5);
  expect(guardada.parecer).not.toContain('segunda aba');
  await outra.close();
});

test('T-G5: shows the second of two administrators the conflict, and keeps the typed counts', {
  tag: '@longo',
}, async ({ page, app, contas, retomar }) => {
  const [conta] = doTipo(contas, 'administrador');
  const { client } = await loggedIn(app.url, conta);
  const [linha] = await client.listarParaDecidir({ query: { por_pagina: '1', pagina: '1' } });
  if (linha === undefined) throw new Error('nothing to decide');
  await retomar(page, conta);
  await page.goto(`/aprovacao_instrutores?edital=${linha.edital.id}`);
  const voluntarios = page.getByLabel(`Voluntários aprovados em ${linha.titulo}`);
  const outro = (linha.voluntarios_aprovados + 1) % 4;
  await voluntarios.fill(String((linha.voluntarios_aprovados + 2) % 4));
  await client.aprovarInstrutores({
    body: { id: linha.projeto_id, remunerados_aprovados: 0, voluntarios_aprovados: outro },
  });
  await page.getByRole('button', { name: `Salvar os instrutores de ${linha.titulo}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sim', exact: true }).click();
  const avisos = page.getByRole('region', { name: 'Avisos do sistema' });
  await expect(avisos.getByText(MENSAGENS_GERAIS.desatualizado)).toBeVisible();
  await expect(voluntarios).toHaveValue(String((linha.voluntarios_aprovados + 2) % 4));
});
