import { expectAccessible } from '../../support/accessibility/accessibility-scan.ts';
import { pageReady } from '../../support/browser/page-idle.ts';
import { expect, test } from '../../support/fixtures.ts';

test('shows a newcomer the login page', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') refused.push(message.text());
  });
  page.on('pageerror', (error) => refused.push(error.message));
  await page.goto('/');
  await pageReady(page);
  await expect(page).toHaveURL(/\/login$/);
  await expect(page).toHaveTitle('Entrar · Instrutoria');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  await expectAccessible(page, '/login', 'vazia');
  expect(refused).toEqual([]);
});

test('shows while the first page loads that it is opening, and after a while what to do', {
  tag: '@longo',
}, async ({ page }) => {
  const veio = Promise.withResolvers<void>();
  await page.route('**/assets/index-*.js', async (route) => {
    await veio.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const esperas = () =>
    page.evaluate(() => document.getAnimations().map((um) => um.effect?.getComputedTiming().delay));
  await expect.poll(esperas).toEqual([1000, 20_000]);
  await page.evaluate(() => {
    for (const um of document.getAnimations()) um.finish();
  });
  for (const texto of ['Abrindo a Instrutoria…', /^Está demorando\./]) {
    await expect(page.getByText(texto)).toHaveCSS('opacity', '1');
  }
  veio.resolve();
  await pageReady(page);
  await expect(page.getByText('Abrindo a Instrutoria…')).toHaveCount(0);
});
