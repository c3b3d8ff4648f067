import { MENSAGENS_AVALIACAO as A } from '@instrutoria/domain/avaliacao/messages.ts';
import { MENSAGENS_DECISAO } from '@instrutoria/domain/decisao/messages.ts';
import { MENSAGENS_DESIGNACAO } from '@instrutoria/domain/designacao/messages.ts';
import { perguntaDeIniciarDecisao } from '@instrutoria/domain/edital/rules/perguntas.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility/accessibility-scan.ts';
import { abrirConfiguracao, salvarConfiguracao } from '../../support/browser/configuracao-do-edital.ts';
import { expectAviso, responder } from '../../support/browser/dialogos.ts';
import { pageReady } from '../../support/browser/page-idle.ts';
import { expect, test } from '../../support/fixtures.ts';
import { doTipo } from '../../support/scenes/contas.ts';
import {
  comissaoDe,
  fechar,
  novosAvaliadores,
  umCriterio,
} from '../../support/scenes/edital-em-avaliacao.ts';
import { novoEdital } from '../../support/scenes/edital-grande.ts';
import { novaPessoa } from '../../support/scenes/pessoas.ts';
import { propostaCompleta } from '../../support/scenes/proposta.ts';

test.use({ propria: 'avaliacao' });

const TITULO = 'Química em três leituras';
const AUTORA = 'Guiomar Quintanilha';
const PESOS = [6, 4] as const;
const BAREMA = {
  criterios: [umCriterio('merito', 'Mérito', PESOS[0]), umCriterio('alcance', 'Alcance', PESOS[1], true)],
  ...{ totalMinimo: 50, desempates: ['submissao', 'sorteio'], semente: 'Loteria Federal 6001' },
};

type Notas = readonly [merito: number, alcance: number];
/**
 * Computes the expected scores independently, in thousandths: the mean of each criterion, and the total by
 * the weights.
 */
function combinar(dadas: readonly Notas[]) {
  const media = (i: 0 | 1) =>
    Math.round((dadas.reduce((soma, notas) => soma + notas[i], 0) * 1000) / dadas.length) / 1000;
  const [merito, alcance] = [media(0), media(1)];
  return { merito, alcance, total: merito * PESOS[0] + alcance * PESOS[1] };
}
const porExtenso = (n: number) => n.toLocaleString('pt-BR', { maximumFractionDigits: 3 });

async function escolher(page: Page, titulo: string, siape: string, botao: string, feito: string) {
  const dialogo = page.getByRole('dialog', { name: titulo });
  await dialogo.getByLabel('SIAPE').fill(siape);
  await dialogo.getByRole('button', { name: botao, exact: true }).click();
  await expectAviso(page, feito);
  await expect(dialogo).toHaveCount(0);
}

test('combines three evaluators without names: far apart, a fourth is asked for, one is reopened, decided and published', {
  tag: '@longo',
}, async ({ page, app, contas, retomar }) => {
  const comissao = await comissaoDe(app.url, contas);
  const { client: adm } = comissao.administradora;
  const administradora = doTipo(contas, 'administrador')[0];
  const edital = await novoEdital(comissao, 'dos Três avaliadores');
  const params = { id: edital.id };
  await adm.mudarBarema({ params, body: { barema: BAREMA, motivo: 'A resolução pede.' }, ifMatch: 1 });
  await adm.mudarRegrasDoEdital({
    params,
    body: { anonimato: 'ambos', divergencia: 25, avaliadoresSeLeem: 'depois', motivo: 'A resolução pede.' },
  });
  const dona = await novaPessoa(app.url, AUTORA);
  const avaliadores = await novosAvaliadores(comissao, [
    'Ana Prates',
    'Bruno Telles',
    'Clara Nunes',
    'Davi Rangel',
  ]);
  const avaliador = (n: number) => {
    const um = avaliadores[n];
    if (um === undefined) throw new Error(`there is no evaluator ${n}`);
    return um;
  };

  await test.step('the administrator chooses the number, once the call has its own criteria', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await retomar(page, administradora);
    const form = await abrirConfiguracao(page, edital.id);
    await form.getByLabel('Avaliadores de cada projeto').fill('3');
    await salvarConfiguracao(page, 'A resolução pede três leituras.');
  });

  const corpo = await propostaCompleta(dona, edital.id);
  const { id: projeto } = await dona.client.submeterProjeto({ body: { ...corpo, titulo: TITULO } });
  await fechar(comissao, edital.id);
  const noProjeto = `/projetos/${projeto}/administracao`;

  await test.step('three are designated, and each reads how many there are', async () => {
    await page.goto(noProjeto);
    await pageReady(page);
    await expect(page.getByText('Este edital pede 3 avaliadores por projeto.')).toBeVisible();
    for (const n of [0, 1, 2]) {
      const botao = n === 0 ? 'Designar avaliador' : 'Designar mais um avaliador';
      await page.getByRole('button', { name: botao }).click();
      await escolher(
        page,
        'Designar avaliador',
        avaliador(n).siape,
        'Designar',
        MENSAGENS_DESIGNACAO.designado,
      );
      await expect(page.getByText(`${n + 1} de 3 avaliadores, nenhum concluiu`)).toBeVisible();
    }
    await expect(page.getByRole('button', { name: 'Designar mais um avaliador' })).toHaveCount(0);
  });

  const { id: aprovacao } = await avaliador(0).client.lerAprovacaoDoProjeto({
    params: { projectId: projeto },
  });
  if (aprovacao === null) throw new Error('the project has no approval');
  const concluir = async (n: number, [merito, alcance]: Notas) => {
    const { client } = avaliador(n);
    await client.salvarFase1({
      body: {
        ...{ id: aprovacao, parecer: `Leitura número ${n + 1}.` },
        notas: [
          { criterio: 'merito', valor: merito },
          { criterio: 'alcance', valor: alcance, parecer: `Alcança ${alcance}.` },
        ],
      },
    });
    await client.avaliar({ params: { id: aprovacao } });
  };
  const naTela = async (n: number, [merito, alcance]: Notas) => {
    await retomar(page, avaliador(n));
    await page.goto(`/avaliacao_projetos/${projeto}`);
    await pageReady(page);
    expect(await page.content()).not.toContain('Quintanilha');
    await page.getByRole('textbox', { name: /^Mérito/ }).fill(porExtenso(merito));
    await page.getByRole('textbox', { name: /^Alcance/ }).fill(porExtenso(alcance));
    await page.getByLabel(/^Por que esta nota em “Alcance”/).fill(`Alcança ${alcance}.`);
    await page.getByLabel('Parecer', { exact: true }).fill(`Leitura número ${n + 1}.`);
    await page.getByRole('button', { name: /^Concluir/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sim', exact: true }).click();
    await expectAviso(page, A.concluida);
  };
  const [ana, bruno, clara, davi]: readonly Notas[] & { length: 4 } = [
    [8, 9],
    [7, 8],
    [4, 5],
    [7.5, 8],
  ] as const;

  await test.step('each scores alone: one on the screen, without the name of who wrote or of the others', async () => {
    await naTela(0, ana);
    await concluir(1, bruno);
    await concluir(2, clara);
    await page.goto(`/avaliacao_projetos/${projeto}`);
    await pageReady(page);
    await expect(page.getByRole('region', { name: 'As outras avaliações deste projeto' })).toContainText(
      'Leitura número 2.',
    );
    expect(await page.content()).not.toMatch(/Bruno Telles|Clara Nunes|Quintanilha/);
    await expectAccessible(page, '/avaliacao_projetos/:id', 'cheia', 'with the others');
  });

  const linha = (nome: string | RegExp) =>
    page.getByRole('table', { name: 'Notas lado a lado' }).getByRole('row').filter({ hasText: nome });

  await test.step('the totals are far apart: marked in the table, read side by side', async () => {
    await retomar(page, administradora);
    await page.goto(`/editais/${edital.id}`);
    await pageReady(page);
    await expect(page.getByRole('row').filter({ hasText: TITULO })).toContainText('totais divergentes');
    await page.getByRole('link', { name: /^Ver lado a lado/ }).click();
    await pageReady(page);
    const esperado = combinar([ana, bruno, clara]);
    await expect(page.getByText(/^O menor total é 44 e o maior 84: 40 de diferença/)).toBeVisible();
    await expect(linha('Mérito').getByRole('cell')).toHaveText([
      '8',
      '7',
      '4',
      '4',
      porExtenso(esperado.merito),
    ]);
    await expect(linha(/^Total/).getByRole('cell')).toHaveText([
      ...['84', '74', '44', '40', porExtenso(esperado.total)],
    ]);
    await expectAccessible(page, '/projetos/:id/administracao', 'cheia', 'far apart');
    await page.setViewportSize({ width: 360, height: 740 });
    await expectAccessible(page, '/projetos/:id/administracao', 'cheia', 'far apart, on a phone');
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  await test.step('one more is asked for, and concludes', async () => {
    await page.getByRole('button', { name: 'Pedir mais um avaliador…' }).click();
    await escolher(page, 'Pedir mais um avaliador', avaliador(3).siape, 'Pedir', MENSAGENS_DESIGNACAO.maisUm);
    await expect(page.getByText('4 de 4 avaliadores, 3 concluíram')).toBeVisible();
    await concluir(3, davi);
    await page.reload();
    await pageReady(page);
    await expect(page.getByText('Os totais estavam longe, e foi pedido mais um avaliador')).toBeVisible();
    const { total } = combinar([ana, bruno, clara, davi]);
    await expect(
      linha(/^Total/)
        .getByRole('cell')
        .last(),
    ).toHaveText(porExtenso(total));
    expect((await adm.lerAprovacao({ params: { id: aprovacao } })).total).toBe(total);
  });

  const revista: Notas = [6, 6.5];
  const fim = combinar([ana, bruno, revista, davi]);
  await test.step('one of the four is reopened and concluded again; the others keep what they gave', async () => {
    await page.getByRole('button', { name: 'Reabrir a avaliação de Clara Nunes' }).click();
    const dialogo = page.getByRole('dialog', { name: 'Reabrir a avaliação' });
    await dialogo.getByLabel(/^Motivo/).fill('O parecer é melhor do que as notas.');
    await dialogo.getByRole('button', { name: 'Reabrir' }).click();
    await expectAviso(page, A.reaberta);
    await expect(page.getByText('4 de 4 avaliadores, 3 concluíram')).toBeVisible();
    await naTela(2, revista);
    const lida = await adm.lerAprovacao({ params: { id: aprovacao } });
    expect([lida.total, ...(lida.notas ?? []).map(({ valor }) => valor)]).toEqual([
      ...[fim.total, fim.merito, fim.alcance],
    ]);
  });

  await test.step('decided, published, and read by its coordinator without a name', async () => {
    await retomar(page, administradora);
    await page.goto(`/editais/${edital.id}/avaliacao`);
    await page.getByRole('button', { name: 'Decidir número de instrutores' }).click();
    await responder(page, perguntaDeIniciarDecisao(edital.nome), 'Iniciar a decisão');
    await expectAviso(page, MENSAGENS_DECISAO.decisaoIniciada);
    await page.goto(`/editais/${edital.id}/decisao`);
    await expect(page.getByRole('row').filter({ hasText: TITULO })).toContainText(porExtenso(fim.total));
    const { remunerados, voluntarios } = corpo;
    await adm.aprovarInstrutores({
      body: { id: projeto, remunerados_aprovados: remunerados, voluntarios_aprovados: voluntarios },
    });
    await adm.enviarASecretaria({ body: { id: edital.id } });
    await adm.publicarResultados({ body: { edital: edital.id } });
    await retomar(page, { ...dona, tipo: 'coordenador' });
    await page.goto(`/projetos/${projeto}/resultado`);
    await pageReady(page);
    const avaliacao = page.getByRole('region', { name: 'Avaliação', exact: true });
    for (const dito of [fim.merito, fim.alcance, fim.total].map(porExtenso))
      await expect(avaliacao).toContainText(dito);
    await expect(avaliacao).toContainText(/Avaliador 3\s*Leitura número 3\./);
    expect(await page.content()).not.toMatch(/Ana Prates|Bruno Telles|Clara Nunes|Davi Rangel/);
    await expectAccessible(page, '/projetos/:id/resultado', 'cheia', 'combined');
  });
});
