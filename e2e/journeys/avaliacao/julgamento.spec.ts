import { readFile } from 'node:fs/promises';
import { expectAccessible, expectReflow } from '../../support/accessibility/accessibility-scan.ts';
import { expect, test } from '../../support/fixtures.ts';
import { doTipo } from '../../support/scenes/contas.ts';
import { loggedIn } from '../../support/server/api.ts';

const nota = (n: number | undefined) =>
  n === undefined ? '—' : n.toLocaleString('pt-BR', { maximumFractionDigits: 1 });
const faixa = ({ menor, maior }: { readonly menor: number; readonly maior: number }) =>
  menor === maior ? nota(menor) : `${nota(menor)} a ${nota(maior)}`;
const TABELA = 'Como os avaliadores julgam';

test('shows the administrator how evaluators judge, by name and with limits, as a download too; nobody else gets in', {
  tag: '@longo',
}, async ({ page, app, contas, retomar }) => {
  const [administradora] = doTipo(contas, 'administrador');
  const { client: adm } = await loggedIn(app.url, administradora);
  const edital = (await adm.listarTodosOsEditais()).find(({ fase }) => fase === 'decisao');
  if (edital === undefined) throw new Error('no call is being decided');
  const lido = await adm.lerJulgamento({ params: { id: edital.id } });
  expect(lido.avaliadores.length).toBeGreaterThan(0);
  const tabela = page.getByRole('table', { name: TABELA, exact: true });

  await test.step('the page is reached from the evaluation of the call', async () => {
    await retomar(page, administradora);
    await page.goto(`/editais/${edital.id}/avaliacao`);
    await page.getByRole('link', { name: 'Ver como os avaliadores julgam' }).click();
    await expect(page).toHaveURL(`/editais/${edital.id}/julgamento`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(edital.nome);
    await expect(page).toHaveTitle(/como os avaliadores julgam/);
  });

  await test.step('the table says what the call answers, in the order of names, and all of them last', async () => {
    const linhas = tabela.locator('tbody tr');
    await expect(linhas).toHaveCount(lido.avaliadores.length + 1);
    const nomes = await tabela.locator('tbody th > a').allTextContents();
    expect(nomes).toEqual(nomes.toSorted((a, b) => a.localeCompare(b, 'pt-BR')));
    const medias = await tabela.locator('tbody td:nth-of-type(2)').allTextContents();
    expect(medias).toEqual([...lido.avaliadores, lido.todos].map((um) => nota(um?.media)));
    await expect(page.getByText('não do rigor')).toBeVisible();
    await expect(page.getByText('A concordância não é mostrada: não há pares')).toBeVisible();
    await expectAccessible(page, '/editais/:id/julgamento', 'cheia', 'with figures');
  });

  await test.step('the chart is walked by arrows and says the range and the mean', async () => {
    const grafico = page.getByRole('figure').filter({ has: page.getByRole('application') });
    await grafico.getByRole('application').focus();
    const [primeiro] = lido.avaliadores;
    if (primeiro === undefined) throw new Error('nobody concluded anything');
    await expect(grafico.getByRole('status')).toHaveText(
      `${primeiro.avaliador.nome} · Média: ${nota(primeiro.media)} · ` +
        `Do menor ao maior: ${faixa(primeiro)}`,
    );
  });

  await test.step('the sheet is saved', async () => {
    const [salva] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Planilha dos avaliadores' }).click(),
    ]);
    expect(salva.suggestedFilename()).toBe(`avaliadores-${edital.id}.xlsx`);
    expect((await readFile(await salva.path())).subarray(0, 2).toString()).toBe('PK');
  });

  await test.step('the figures are under the names on a phone, and nothing scrolls sideways', async () => {
    await page.setViewportSize({ width: 360, height: 800 });
    const [primeiro] = lido.avaliadores;
    await expect(tabela.getByText(`média ${nota(primeiro?.media)}`).first()).toBeVisible();
    await expectReflow(page, '/editais/:id/julgamento');
  });

  await test.step('the president, the secretariat, an evaluator and a coordinator do not get in', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const tipo of ['PRESIDENTE_COMISSAO', 'secretaria', 'avaliador', 'coordenador'] as const) {
      await retomar(page, doTipo(contas, tipo)[0]);
      await page.goto(`/editais/${edital.id}/julgamento`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('sem permissão');
    }
  });
});
