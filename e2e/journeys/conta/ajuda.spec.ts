import { pageReady } from '../../support/browser/page-idle.ts';
import { expect, test } from '../../support/fixtures.ts';
import { doTipo } from '../../support/scenes/contas.ts';

test("opens the manual's part for a page by “?”, and finds any other by a search", async ({
  page,
  contas,
  retomar,
}) => {
  await retomar(page, doTipo(contas, 'coordenador')[0]);
  await page.goto('/rascunhos_salvos');
  await pageReady(page);
  await page.getByRole('link', { name: 'Ajuda desta tela' }).click();
  await expect(page).toHaveURL(/\/ajuda\/professor#rascunhos$/);
  const parte = page.getByRole('heading', { name: 'Rascunhos', exact: true });
  await expect(parte).toBeFocused();
  await expect(parte).toBeInViewport();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Professor: da proposta ao recurso');

  const busca = page.getByRole('searchbox', { name: 'Buscar na ajuda' });
  await busca.fill('frequencia horas');
  await page.getByRole('link', { name: 'Frequência', exact: true }).click();
  await expect(page).toHaveURL(/\/ajuda\/coordenador#frequencia$/);
  await expect(page.getByRole('heading', { name: 'Frequência', exact: true })).toBeFocused();
  await expect(busca).toHaveValue('');

  await busca.fill('xilofone');
  await expect(page.getByRole('status').filter({ hasText: 'Nada foi encontrado' })).toBeVisible();
  await page.goto('/ajuda/nenhum');
  await expect(page.getByText('Este capítulo não existe')).toBeVisible();
  await page.getByRole('link', { name: 'Avaliador', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Avaliador');
  await expect(page.getByRole('img').first()).toHaveJSProperty('complete', true);
});
