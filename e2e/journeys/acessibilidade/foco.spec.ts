import { pageReady } from '../../support/browser/page-idle.ts';
import { novaPessoaNaTela } from '../../support/browser/sessao.ts';
import { expect, test } from '../../support/fixtures.ts';

test('puts the skip links first, with their keys, leading to content, menu, search and footer (T-L13)', async ({
  page,
  app,
}) => {
  await novaPessoaNaTela(page, app.url);
  await page.goto('/sessoes');
  await pageReady(page);
  await page.keyboard.press('Tab');
  const primeiro = page.getByRole('link', { name: /Ir para o conteúdo/ });
  await expect(primeiro).toBeFocused();
  await expect(primeiro).toBeInViewport();
  await expect(primeiro).toHaveAttribute('accesskey', '1');
  await page.keyboard.press('Enter');
  await expect(page.locator('#conteudo')).toBeFocused();
  // No driver can press a browser's access key, so the key is only looked up, and Enter activates its target.
  for (const [tecla, nome, id] of [
    ['2', 'Ir para o menu', 'menu'],
    ['4', 'Ir para o rodapé', 'rodape'],
  ] as const) {
    const atalho = page.getByRole('button', { name: nome });
    await expect(atalho).toHaveAttribute('accesskey', tecla);
    await atalho.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator(`#${id}`)).toBeFocused();
  }
  await page.getByRole('button', { name: 'Ir para a busca' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Esta página não tem busca.')).toBeVisible();
});

test('moves the focus to the new heading at each navigation, and announces the title (T-L13)', async ({
  page,
  app,
}) => {
  await novaPessoaNaTela(page, app.url);
  const menu = page.getByRole('navigation', { name: 'Principal' });
  for (const [entrada, titulo] of [
    ['Cadastrar projeto', 'Dados do coordenador'],
    ['projetos submetidos', 'Projetos submetidos'],
    ['rascunhos salvos', 'Rascunhos salvos'],
  ] as const) {
    await menu.getByRole('link', { name: entrada }).click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(titulo);
    await expect(heading).toBeFocused();
    await expect(page).toHaveTitle(`${titulo} · Instrutoria`);
  }
});
