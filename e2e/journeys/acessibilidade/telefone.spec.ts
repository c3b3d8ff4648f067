import { MENSAGENS_CONTA } from '@instrutoria/domain/conta/messages.ts';
import type { Page } from '@playwright/test';
import { larguras } from '../../support/browser/browser.ts';
import { pageReady } from '../../support/browser/page-idle.ts';
import { expect, test } from '../../support/fixtures.ts';
import { doTipo } from '../../support/scenes/contas.ts';

test.use({ viewport: larguras.estreita });

/** The number of pixels by which a page is wider than its window. */
const sobra = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('[C-M2] keeps the registration with its errors, an address among them, as narrow as a phone', async ({
  page,
}) => {
  await page.goto('/cadastro_professor');
  await page.getByLabel('Lattes').fill('abc');
  // The summary lists five fields: with these filled, the address is among them.
  const outros = { Nome: 'Ana Lima', CPF: '298.414.015-09', SIAPE: '1234567', 'E-mail': 'ana@ufva.test' };
  for (const [nome, valor] of Object.entries(outros))
    await page.getByRole('textbox', { name: nome, exact: true }).fill(valor);
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByRole('region', { name: 'Problemas no formulário' })).toContainText(
    MENSAGENS_CONTA.lattesInvalido,
  );
  expect(await sobra(page)).toBe(0);
});

test('[C-M2] scrolls the summary of a dialog’s errors to below the dialog’s header', async ({
  page,
  contas,
  retomar,
}) => {
  await retomar(page, doTipo(contas, 'administrador')[0]);
  await page.goto('/administracao/avisos');
  await page.getByRole('button', { name: 'Novo aviso' }).click();
  const dialogo = page.getByRole('dialog');
  await dialogo.getByRole('button', { name: 'Salvar' }).click();
  const resumo = dialogo.getByRole('region', { name: 'Problemas no formulário' });
  await expect(resumo).toBeFocused();
  // Leaves the field half under the header, where a browser takes it for visible; the next attempt must show
  // all of it.
  await dialogo
    .getByRole('textbox')
    .first()
    .evaluate((campo) => {
      campo.focus({ preventScroll: true });
      campo.closest('.mantine-Modal-content')?.scrollTo(0, 100);
    });
  await page.keyboard.press('Enter');
  await expect(resumo).toBeFocused();
  const [cabeca, caixa] = await Promise.all([
    dialogo.getByRole('heading').locator('..').boundingBox(),
    resumo.boundingBox(),
  ]);
  if (cabeca === null || caixa === null) throw new Error('the dialog shows no head or no summary');
  expect(caixa.y).toBeGreaterThanOrEqual(cabeca.y + cabeca.height);
});

for (const [nome, viewport] of Object.entries(larguras)) {
  test.describe(nome, () => {
    test.use({ viewport });

    test(`[C-M6] opens Designar from a row with the focus on the evaluator, without an open list (${nome})`, {
      tag: '@longo',
    }, async ({ page, contas, retomar }) => {
      await retomar(page, doTipo(contas, 'administrador')[0]);
      await page.goto('/designar_avaliadores');
      await page
        .getByRole('row')
        .getByRole('button', { name: /^Designar/ })
        .first()
        .click();
      const campo = page.getByRole('dialog').getByRole('combobox', { name: 'Nome do avaliador' });
      await expect(campo).toBeFocused();
      await expect(campo).toHaveAttribute('aria-expanded', 'false');
      await expect(page.getByRole('listbox')).toHaveCount(0);
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('listbox').getByRole('option')).not.toHaveCount(0);
      await expect(campo).toBeFocused();
    });

    test(`[C-M6] the sign of a tag is beside its first word (${nome})`, { tag: '@longo' }, async ({
      page,
      contas,
      quem,
      retomar,
    }) => {
      await retomar(page, doTipo(contas, 'administrador')[0]);
      await page.goto(`/conferir_documentos/${quem.exemplos.instrutor}?todos=sim`);
      await pageReady(page);
      const tags = page.locator('[data-tone]:has(> svg)');
      await expect(tags).not.toHaveCount(0);
      const sozinhos = await tags.evaluateAll((todas) =>
        todas
          .filter((tag) => {
            const sinal = tag.querySelector('svg')?.getBoundingClientRect();
            const texto = document.createRange();
            texto.selectNodeContents(tag);
            const primeira = [...texto.getClientRects()].find(
              ({ left }) => sinal !== undefined && left >= sinal.right - 1,
            );
            return sinal === undefined || primeira === undefined || primeira.top >= sinal.bottom;
          })
          .map(({ textContent }) => textContent),
      );
      expect(sozinhos).toEqual([]);
    });
  });
}
