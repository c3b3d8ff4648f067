import { MENSAGENS_AVALIACAO as M } from '@instrutoria/domain/avaliacao/messages.ts';
import type { Page } from '@playwright/test';
import { doTipo } from '../support/contas.ts';
import { expectAviso, responder } from '../support/dialogos.ts';
import { avaliarOsOutros, comissaoDe } from '../support/edital-em-avaliacao.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectAccessible } from '../support/varrer-tela.ts';

test.use({ propria: 'edital-partes' });
test.describe.configure({ mode: 'default' });

const partes = (page: Page) => page.getByRole('navigation', { name: 'Partes do edital' });
const coluna = async (page: Page, tabela: string, qual: number) =>
  (await page.getByRole('table', { name: tabela }).locator(`tbody td:nth-of-type(${qual})`).allTextContents())
    .map(Number)
    .reduce((soma, n) => soma + n, 0);

test('a call’s evaluation on its page: who is late and is reminded, by evaluator and unit, and ended there', async ({
  page,
  app,
  contas,
  retomar,
}) => {
  test.setTimeout(300_000);
  const comissao = await comissaoDe(app.url, contas);
  const adm = comissao.administradora.client;
  const edital = (await adm.listarTodosOsEditais()).find(
    ({ fase, tipoProjeto }) => fase === 'avaliacao' && tipoProjeto === 'TIPO I',
  );
  if (edital === undefined) throw new Error('no call is in evaluation');
  const designacoes = await adm.listarDesignacoes({ params: { editalId: edital.id } });
  const comAvaliador = designacoes.flatMap(({ avaliacao }) => (avaliacao === null ? [] : [avaliacao]));
  const atrasadas = comAvaliador.filter(({ atraso }) => atraso !== null);

  await test.step('the figures are those of the designations', async () => {
    await retomar(page, doTipo(contas, 'administrador')[0]);
    await page.goto(`/editais/${edital.id}`);
    await partes(page).getByText('Avaliação').click();
    await expect(page).toHaveURL(`/editais/${edital.id}/avaliacao`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(edital.nome);
    await expect(page.getByRole('table', { name: 'Andamento por avaliador' })).toBeVisible();
    expect(await coluna(page, 'Andamento por avaliador', 1)).toBe(comAvaliador.length);
    expect(await coluna(page, 'Andamento por avaliador', 4)).toBe(atrasadas.length);
    expect(await coluna(page, 'Andamento por unidade', 1)).toBe(designacoes.length);
    expect(await coluna(page, 'Andamento por unidade', 2)).toBe(designacoes.length - comAvaliador.length);
    expect(await coluna(page, 'Andamento por unidade', 5)).toBe(atrasadas.length);
    await expectAccessible(page, '/editais/:id/avaliacao', 'cheia', 'with late evaluations');
  });

  await test.step('the late ones stand there, and one button reminds their evaluators', async () => {
    expect(atrasadas.length).toBeGreaterThan(0);
    const tabela = page.getByRole('table', { name: 'Avaliações atrasadas' });
    await expect(tabela.locator('tbody tr')).toHaveCount(atrasadas.length);
    await page.getByRole('button', { name: 'Lembrar os atrasados' }).click();
    await responder(page, M.desejaLembrar);
    await expect(tabela.getByText('lembrado hoje por e-mail')).toHaveCount(atrasadas.length * 2);
  });

  await test.step('what forbids the decision leads to the rows; the act says the same', async () => {
    const sem = designacoes.length - comAvaliador.length;
    await page.getByRole('button', { name: 'Decidir número de instrutores' }).click();
    await expect(page.getByRole('dialog', { name: 'Ainda não é possível' })).toContainText(
      M.naoSubmetidosAAvaliacao,
    );
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: `ver ${M.naoSubmetidosAAvaliacao}` }).click();
    await expect(page).toHaveURL(`/editais/${edital.id}?situacao=semAvaliador`);
    await expect(page.getByRole('table', { name: 'Projetos do edital' }).locator('tbody tr')).toHaveCount(
      sem,
    );
  });

  await test.step('all assessed, the decision begins from here', async () => {
    await avaliarOsOutros(comissao, edital.id, []);
    await page.goto(`/editais/${edital.id}/avaliacao`);
    await expect(page.getByText('Nenhuma avaliação está atrasada.')).toBeVisible();
    await page.getByRole('button', { name: 'Decidir número de instrutores' }).click();
    await responder(page, M.desejaIniciarDecisao);
    await expectAviso(page, M.decisaoIniciada);
    await expect(page.getByText('A avaliação deste edital terminou')).toBeVisible();
    await page.getByRole('link', { name: 'Decidir o número de instrutores' }).click();
    await expect(page).toHaveURL(`/editais/${edital.id}/decisao`);
  });

  await test.step('the president reads the figures and no list of evaluators; a coordinator does not get in', async () => {
    await retomar(page, doTipo(contas, 'PRESIDENTE_COMISSAO')[0]);
    await page.goto(`/editais/${edital.id}/avaliacao`);
    await expect(
      page.getByRole('table', { name: `Andamento de ${designacoes.length} projetos` }),
    ).toBeVisible();
    await expect(page.getByRole('table', { name: 'Andamento por avaliador' })).toHaveCount(0);
    await retomar(page, doTipo(contas, 'coordenador')[0]);
    await page.goto(`/editais/${edital.id}/avaliacao`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('sem permissão');
  });
});
