import { amostra } from '@instrutoria/domain/testing/amostra.ts';
import type { Page } from '@playwright/test';
import { axeFindings } from '../../support/accessibility/axe.ts';
import { preencherLogin } from '../../support/browser/entrar.ts';
import { pageReady } from '../../support/browser/page-idle.ts';
import { novaPessoaNaTela } from '../../support/browser/sessao.ts';
import { telas } from '../../support/browser/telas.ts';
import { visitar } from '../../support/browser/visitar.ts';
import { expect, test } from '../../support/fixtures.ts';

const CLARO = 'rgb(255, 255, 255)';
const ESCURO = 'rgb(15, 23, 36)';

const fundo = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

async function escolher(page: Page, tema: string): Promise<void> {
  await page.locator('[aria-controls="menu-da-pessoa"]').click();
  await page.getByRole('group', { name: 'Tema' }).getByRole('radio', { name: tema }).check();
  await page.keyboard.press('Escape');
}

test('follows the system’s theme until the person chooses one for this browser; paper is always light', async ({
  page,
  app,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const eu = await novaPessoaNaTela(page, app.url);
  expect(await fundo(page)).toBe(ESCURO);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => fundo(page)).toBe(CLARO);

  await escolher(page, 'Escuro');
  expect(await fundo(page)).toBe(ESCURO);
  await page.reload();
  await pageReady(page);
  expect(await fundo(page)).toBe(ESCURO);
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');

  await test.step('paper is light', async () => {
    await page.emulateMedia({ media: 'print', colorScheme: 'light' });
    await expect.poll(() => fundo(page)).toBe(CLARO);
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light');
    expect(await page.getByRole('heading', { level: 1 }).evaluate((h1) => getComputedStyle(h1).color)).toBe(
      'rgb(27, 42, 65)',
    );
    await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
    await expect.poll(() => fundo(page)).toBe(ESCURO);
  });

  await test.step('the login keeps it, as a logout does', async () => {
    await page.locator('[aria-controls="menu-da-pessoa"]').click();
    await page.getByRole('listitem').getByRole('button', { name: 'Sair' }).click();
    await expect(page).toHaveURL(/\/login$/);
    expect(await fundo(page)).toBe(ESCURO);
    await preencherLogin(page, eu);
    await expect(page).toHaveURL(/\/menu$/);
  });
  await escolher(page, 'Sistema');
  await expect.poll(() => fundo(page)).toBe(CLARO);
});

/**
 * One screen of each kind: text, fields, an editor, tables, charts, a paper, uploads, a page before the
 * login.
 */
const TELAS = [
  '/login',
  '/cadastro_professor',
  '/menu',
  '/especificacoes_projeto',
  '/resumo_projeto',
  '/cadastro_disciplina',
  '/revisao_projeto',
  '/detalhes_projeto/:id',
  '/frequencia/:id',
  '/instrutores/:id',
  '/relatorio_coordenador/:id',
  '/notas_fase1',
  '/designar_avaliadores',
  '/aprovacao_instrutores',
  '/painel',
  '/folha_pagamento',
  '/administracao/saude',
  '/ajuda/:capitulo',
];

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' });
  for (const path of amostra(TELAS, 15)) {
    test(`T-L7: keeps words and edges readable in the dark: ${path}`, async ({ page, quem, retomar }) => {
      const tela = telas.find((cada) => cada.path === path);
      if (tela === undefined) throw new Error(`${path} is no screen`);
      await visitar(page, tela, quem, retomar);
      expect(await fundo(page)).toBe(ESCURO);
      expect(await axeFindings(page)).toEqual([]);
    });
  }
});
