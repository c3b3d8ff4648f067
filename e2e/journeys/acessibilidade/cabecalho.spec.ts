import { TIPOS_DE_USUARIO } from '@instrutoria/domain/conta/types.ts';
import type { Page } from '@playwright/test';
import { axeFindings } from '../../support/accessibility/axe.ts';
import { larguras } from '../../support/browser/browser.ts';
import { preencherLogin } from '../../support/browser/entrar.ts';
import { pageReady } from '../../support/browser/page-idle.ts';
import { novaPessoaNaTela } from '../../support/browser/sessao.ts';
import { expect, test } from '../../support/fixtures.ts';
import { doTipo } from '../../support/scenes/contas.ts';

/**
 * Widths of a phone, of the narrowest window with the menu beside the page, of a common laptop and of a
 * desktop.
 */
const LARGURAS = [360, 1024, 1366, 1920];

const menu = (page: Page) => page.getByRole('navigation', { name: 'Principal' });

test('[C-D2] the header is one row for every reader', async ({ page, contas, retomar }) => {
  for (const tipo of TIPOS_DE_USUARIO) {
    await retomar(page, doTipo(contas, tipo)[0]);
    await page.goto('/menu');
    await pageReady(page);
    for (const width of LARGURAS) {
      await page.setViewportSize({ width, height: 800 });
      const { topo, pe } = await page.getByRole('banner').evaluate((header) => {
        const caixas = [...header.querySelectorAll('a, button')]
          .map((parada) => parada.getBoundingClientRect())
          .filter((caixa) => caixa.width > 0);
        return {
          topo: Math.max(...caixas.map(({ top }) => top)),
          pe: Math.min(...caixas.map(({ bottom }) => bottom)),
        };
      });
      expect(topo, `${tipo}, ${width} px: each begins above where any ends`).toBeLessThan(pe);
    }
  }
});

test('shows the menu beside the page from 1024 px, folds it to icons that keep their names, also after a logout', {
  tag: '@longo',
}, async ({ page, app }) => {
  const eu = await novaPessoaNaTela(page, app.url);
  await page.setViewportSize({ width: 1024, height: 768 });
  const larguraDoMenu = () => menu(page).evaluate((nav) => Math.round(nav.getBoundingClientRect().width));
  const inicioDaPagina = () =>
    page.getByRole('main').evaluate((main) => Math.round(main.getBoundingClientRect().left));
  expect([await larguraDoMenu(), await inicioDaPagina()]).toEqual([232, 232]);
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeHidden();
  await expect(menu(page).getByRole('list', { name: 'Projetos' }).getByRole('link')).toHaveText([
    'Cadastrar projeto',
    'projetos submetidos',
    'Rascunhos salvos',
  ]);

  await menu(page).getByRole('button', { name: 'Recolher o menu' }).click();
  expect([await larguraDoMenu(), await inicioDaPagina()]).toEqual([64, 64]);
  await menu(page).getByRole('link', { name: 'projetos submetidos' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Projetos submetidos');
  await expect(menu(page).getByRole('link', { name: 'projetos submetidos' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  expect(await axeFindings(page)).toEqual([]);

  await page.locator('[aria-controls="menu-da-pessoa"]').click();
  await page.getByRole('button', { name: 'Sair' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await preencherLogin(page, eu);
  await expect(page).toHaveURL(/\/menu$/);
  await expect(menu(page).getByRole('button', { name: 'Abrir o menu' })).toBeVisible();
  expect(await larguraDoMenu()).toBe(64);
  await menu(page).getByRole('button', { name: 'Abrir o menu' }).click();
  expect(await larguraDoMenu()).toBe(232);
  await page.reload();
  await pageReady(page);
  expect(await larguraDoMenu()).toBe(232);
});

test('shows the menu as a drawer below 1024 px: Escape returns the focus, a choice and the focus elsewhere close it', {
  tag: '@longo',
}, async ({ page, app }) => {
  await novaPessoaNaTela(page, app.url);
  await page.setViewportSize(larguras.estreita);
  const botao = page.getByRole('button', { name: 'Menu', exact: true });
  await expect(menu(page)).toBeHidden();
  await expect(botao).toHaveAttribute('aria-expanded', 'false');

  await botao.focus();
  await page.keyboard.press('Enter');
  await expect(botao).toHaveAttribute('aria-expanded', 'true');
  await expect(menu(page)).toBeInViewport();
  expect(await axeFindings(page)).toEqual([]);
  await menu(page).getByRole('link', { name: 'Rascunhos salvos' }).focus();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(botao).toBeFocused();

  await botao.click();
  await menu(page).getByRole('link', { name: 'Rascunhos salvos' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rascunhos salvos');
  await expect(menu(page)).toBeHidden();

  // Goes to the last entry of the menu, then to what follows the menu.
  await botao.click();
  await menu(page).getByRole('link', { name: 'Ajuda' }).focus();
  await page.keyboard.press('Tab');
  await expect(menu(page)).toBeHidden();

  await page.getByRole('button', { name: 'Ir para o menu' }).focus();
  await page.keyboard.press('Enter');
  await expect(botao).toBeFocused();
});
