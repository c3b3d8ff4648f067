import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { pageReady } from '../../support/browser/page-idle.ts';
import { guardado, novaPessoaNaTela } from '../../support/browser/sessao.ts';
import { expect, test } from '../../support/fixtures.ts';
import { editor } from '../../support/scenes/assistente.ts';
import { editalAberto, propostaCompleta } from '../../support/scenes/proposta.ts';

const barra = (page: Page) => page.getByRole('toolbar', { name: 'Formatação de Resumo' });

test('T-L14: gives the editor a name, a counter that announces politely, and its errors', async ({
  page,
  app,
}) => {
  await novaPessoaNaTela(page, app.url);
  await page.goto('/resumo_projeto');
  await pageReady(page);
  const resumo = editor(page, 'Resumo');
  await expect(resumo).toHaveAttribute('aria-multiline', 'true');
  await expect(resumo).toHaveAttribute('aria-required', 'true');
  await expect(resumo).toHaveAttribute('lang', 'pt-BR');
  await expect(resumo).toHaveAccessibleDescription(/0 de 2.000 caracteres/);
  const contador = page.locator('[aria-live="polite"]').filter({ hasText: 'de 2.000 caracteres' });
  await expect(contador).toHaveCount(1);
  await resumo.fill('curto');
  await expect(resumo).toHaveAccessibleDescription(/5 de 2.000 caracteres: o mínimo é 10/);
  await expect(contador).toHaveText('5 de 2.000 caracteres: o mínimo é 10');
  await page.getByRole('button', { name: 'Salvar e continuar' }).click();
  await expect(resumo).toHaveAttribute('aria-invalid', 'true');
  await expect(resumo).toHaveAccessibleDescription(/mínimo/);
});

test('T-L14: makes the toolbar one tab stop with arrows, and each button announces its state', async ({
  page,
  app,
}) => {
  await novaPessoaNaTela(page, app.url);
  await page.goto('/resumo_projeto');
  await pageReady(page);
  const botoes = barra(page).getByRole('button');
  // Waits for the editor, which is loaded after the page.
  await expect(botoes.first()).toBeVisible();
  const quantos = await botoes.count();
  expect(quantos).toBeGreaterThan(10);
  for (const botao of await botoes.all()) await expect(botao).toHaveAccessibleName(/\S/);
  const focado = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  const nomes = await botoes.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  await expect(barra(page).locator('button[tabindex="0"]')).toHaveCount(1);
  await botoes.first().focus();
  const percorridos = [await focado()];
  for (let step = 1; step < quantos; step += 1) {
    await page.keyboard.press('ArrowRight');
    percorridos.push(await focado());
  }
  expect(percorridos).toEqual(nomes);
  await page.keyboard.press('ArrowRight');
  expect(await focado()).toBe(nomes[0]);
  await page.keyboard.press('End');
  expect(await focado()).toBe(nomes.at(-1));
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowLeft');
  expect(await focado()).toBe(nomes.at(-1));
  // The toolbar keeps its tab stop on the last button used; the next Tab goes to the text, one more leaves
  // it.
  await page.keyboard.press('Tab');
  await expect(editor(page, 'Resumo')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  expect(await focado()).toBe(nomes.at(-1));
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(editor(page, 'Resumo')).toBeFocused();
  await expect(barra(page).getByRole('button', { name: 'Negrito' })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.type('forte');
  await expect(editor(page, 'Resumo').locator('strong')).toHaveText('forte');
});

test('T-E7: turns two megabytes pasted from an office program into bounded text, counted as seen', {
  tag: '@longo',
}, async ({ page, app }) => {
  await novaPessoaNaTela(page, app.url);
  await page.goto('/resumo_projeto');
  await pageReady(page);
  await editor(page, 'Resumo').focus();
  await page.evaluate(() => {
    const one =
      '<p class="MsoNormal" style="mso-fareast-font-family:Calibri"><span style="color:red"><o:p>Leitura de gráficos</o:p></span></p>';
    const html = `<html xmlns:o="urn:x"><body><!--StartFragment-->${one.repeat(Math.ceil(2_000_000 / one.length))}</body></html>`;
    const data = new DataTransfer();
    data.setData('text/html', html);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  const texto = (await editor(page, 'Resumo').textContent()) ?? '';
  expect(texto).toContain('Leitura de gráficos');
  await expect(editor(page, 'Resumo').locator('[class], [style]')).toHaveCount(0);
  const contado = [...texto.trim().normalize('NFC')].length.toLocaleString('pt-BR');
  const dito = RegExp.escape(` ${contado} de 2.000`);
  await expect(editor(page, 'Resumo')).toHaveAccessibleDescription(new RegExp(dito));
  await expect(async () => {
    expect(((await guardado(page)).resumo ?? '').length).toBeGreaterThan(0);
    expect((await guardado(page)).resumo).not.toContain('Mso');
  }).toPass();
});

/** The fields of a proposal that limit the number of characters, as plain text or as markup. */
const CAMPOS = ['resumo', 'introducao', 'metodologia', 'resultadosEsperados', 'referencias'] as const;

const pedaco = fc.oneof(
  fc.string({ maxLength: 30, unit: 'grapheme' }),
  fc.constantFrom(
    '&amp;',
    '&lt;',
    '&nbsp;',
    '&#233;',
    '&eacute;',
    '&nada;',
    '<',
    '>',
    ' ',
    '\n',
    'e\u0301',
    '🌻',
    '\u200b',
  ),
  fc.constantFrom('a'.repeat(500), 'ç'.repeat(990), '🌻'.repeat(300), '<b></b>'.repeat(120)),
);
const marca = fc.constantFrom(
  'p',
  'strong',
  'em',
  'li',
  'h2',
  'blockquote',
  'span',
  'div',
  'script',
  'style',
  'u',
);
const rico = fc
  .array(fc.tuple(marca, fc.array(pedaco, { maxLength: 6 })), { maxLength: 6 })
  .map((nodes) => nodes.map(([tag, parts]) => `<${tag}>${parts.join('')}</${tag}>`).join(''));

test('T-C4: gives 150 random rich texts the same verdict in the browser and on the server', {
  tag: '@longo',
}, async ({ page, app }) => {
  const pessoa = await novaPessoaNaTela(page, app.url);
  const { token = '' } = await guardado(page);
  const base = await propostaCompleta(pessoa, await editalAberto(pessoa));
  const { id } = await pessoa.client.submeterProjeto({ body: base });
  // Runs the product's rules in Chromium, from the sources.
  const source = new URL('../../../packages/domain/src/', import.meta.url);
  await page.route('**/regras/**', async (route) => {
    const path = new URL(route.request().url()).pathname.replace('/regras/', '');
    const body = stripTypeScriptTypes(await readFile(new URL(path, source), 'utf8'));
    await route.fulfill({ contentType: 'text/javascript', body });
  });
  const textos = fc.sample(rico, { numRuns: 30 * CAMPOS.length, seed: 20261120 });
  const { iguais, recusados, diferentes } = await page.evaluate(
    async ({ all, campos, proposta, path, bearer }) => {
      type Julgar = (...args: string[]) => { campo: string; mensagem: string }[];
      const url = '/regras/projeto/rules/secoes.ts';
      const rules = (await import(url)) as { problemasDaSecao: Julgar; problemasDasReferencias: Julgar };
      const result = { iguais: 0, recusados: 0, diferentes: [] as string[] };
      for (let at = 0; at < all.length; at += campos.length) {
        const here = Object.fromEntries(campos.map((campo, index) => [campo, all[at + index] ?? '']));
        const { versao } = (await (
          await fetch(`/api/projeto/projeto/${path}`, { headers: { authorization: bearer } })
        ).json()) as { versao: number };
        const answer = await fetch(`/api/projeto/${path}`, {
          method: 'PUT',
          headers: { authorization: bearer, 'content-type': 'application/json', 'if-match': `"${versao}"` },
          body: JSON.stringify({ ...proposta, ...here }),
        });
        const { errors = {} } = (await answer.json()) as { errors?: Record<string, string> };
        if (answer.status !== 200 && answer.status !== 422) result.diferentes.push(`status ${answer.status}`);
        for (const campo of campos) {
          const texto = here[campo] ?? '';
          const [problem] =
            campo === 'referencias'
              ? rules.problemasDasReferencias(texto)
              : rules.problemasDaSecao(campo, texto);
          const [aqui, la] = [problem?.mensagem ?? 'aceito', errors[campo] ?? 'aceito'];
          if (aqui === la) result.iguais += 1;
          else result.diferentes.push(`${campo}: browser “${aqui}”, server “${la}”: ${texto.slice(0, 120)}`);
          if (problem !== undefined) result.recusados += 1;
        }
      }
      return result;
    },
    { all: textos, campos: CAMPOS, proposta: base, path: String(id), bearer: `Bearer ${token}` },
  );
  expect(diferentes).toEqual([]);
  expect(iguais).toBe(150);
  // Both outcomes occur often, so the comparison is not trivial.
  expect(recusados).toBeGreaterThan(30);
  expect(recusados).toBeLessThan(144);
});
