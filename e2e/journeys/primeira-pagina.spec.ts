import { expect, test } from '../support/fixtures.ts';
import { pronta } from '../support/pronta.ts';
import { expectAccessible } from '../support/varrer-tela.ts';

test('a newcomer meets the login page', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') refused.push(message.text());
  });
  page.on('pageerror', (error) => refused.push(error.message));
  await page.goto('/');
  await pronta(page);
  await expect(page).toHaveURL(/\/login$/);
  await expect(page).toHaveTitle('Entrar · Instrutoria');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  await expectAccessible(page, '/login', 'vazia');
  expect(refused).toEqual([]);
});
