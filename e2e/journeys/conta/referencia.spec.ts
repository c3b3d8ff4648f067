import { expect, test } from '../../support/fixtures.ts';

test('shows the reference of the calls, reached from the page foot, also on a phone', {
  tag: '@longo',
}, async ({ page }) => {
  await page.goto('/acessibilidade');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Para programas' }).click();
  await expect(page.getByRole('heading', { name: 'Submeter um projeto' })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('obrigatório', { exact: true }).first()).toBeVisible();
  await page.getByLabel('Assunto').selectOption('pagamento');
  await expect(page.getByRole('heading', { name: 'Fechar a folha de um mês' })).toBeVisible({
    timeout: 30_000,
  });
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
