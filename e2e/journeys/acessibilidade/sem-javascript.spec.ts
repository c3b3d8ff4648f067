import { expect, test } from '../../support/fixtures.ts';
import { doTipo } from '../../support/scenes/contas.ts';
import { loggedIn } from '../../support/server/api.ts';

test.use({ javaScriptEnabled: false, vigiada: false });

test('reads a result without JavaScript from the first page on, with its versions and rows', async ({
  page,
  app,
  contas,
}) => {
  const { client } = await loggedIn(app.url, doTipo(contas, 'administrador')[0]);
  const [publicado] = await client.listarResultados();
  if (publicado === undefined) throw new Error('the demonstration has a published result');
  const { projetos, versao } = await client.lerResultados({ params: { editalId: publicado.id } });
  await page.goto('/');
  await expect(page.getByText('Abrindo a Instrutoria…')).toBeHidden();
  await page.getByRole('link', { name: 'resultados publicados' }).click();
  await page.getByRole('link', { name: publicado.nome }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Resultado: ${publicado.nome}`);
  await expect(page.getByRole('row')).toHaveCount(projetos.length + 1);
  await expect(page.getByText(versao.sha256)).toBeVisible();
  for (const { titulo } of projetos) {
    await expect(page.getByRole('rowheader', { name: titulo, exact: true }).first()).toBeVisible();
  }
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Baixar as linhas (CSV)' }).click();
  expect((await download).suggestedFilename()).toBe(`resultado-${publicado.id}-versao-${versao.numero}.csv`);
  if (versao.numero > 1) {
    await page.getByRole('link', { name: /^versão 1,/ }).click();
    await expect(page.getByText('Esta versão não está mais em vigor.')).toBeVisible();
  }
});
