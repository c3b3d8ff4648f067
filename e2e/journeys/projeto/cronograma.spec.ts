import { MESES } from '@instrutoria/domain/projeto/limits.ts';
import type { Page } from '@playwright/test';
import { pageReady } from '../../support/browser/page-idle.ts';
import { novaPessoaNaTela } from '../../support/browser/sessao.ts';
import { expect, test } from '../../support/fixtures.ts';
import { editor } from '../../support/scenes/assistente.ts';

const mes = (page: Page, nome: string) => editor(page, `Atividade de ${nome}`);

/** Pastes text where the focus is. */
const colar = (page: Page, texto: string) =>
  page.evaluate((dito) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', dito);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, texto);

test('repeats, fills down and pastes a schedule, names what it lacks, and never overwrites typed text', async ({
  page,
  app,
}) => {
  await novaPessoaNaTela(page, app.url);
  await page.goto('/especificacoes_projeto');
  await pageReady(page);
  await page.locator('#remunerados').fill('1');
  await page.locator('#voluntarios').fill('1');
  await page.goto('/cronograma_projeto');
  await pageReady(page);
  const instrutores = page.getByRole('navigation', { name: 'Cronogramas' });
  await expect(instrutores.getByRole('link')).toHaveText([
    'Bolsista 1 de 1: faltam 10 meses',
    'Voluntário 1 de 1: faltam 10 meses',
  ]);

  await mes(page, 'MARÇO').fill('Plantão de dúvidas às quartas.');
  await page.getByRole('button', { name: 'Repetir no mês seguinte (ABRIL)' }).click();
  await expect(mes(page, 'ABRIL')).toHaveText('Plantão de dúvidas às quartas.');
  // No button offers to overwrite April.
  await expect(page.getByRole('button', { name: 'Repetir no mês seguinte (ABRIL)' })).toBeHidden();
  await mes(page, 'JULHO').fill('Oficina de férias.');
  await expect(instrutores.getByRole('link').first()).toHaveText('Bolsista 1 de 1: faltam 7 meses');
  await page.getByRole('button', { name: 'Preencher os meses em branco com o de cima' }).click();
  await expect(mes(page, 'JUNHO')).toHaveText('Plantão de dúvidas às quartas.');
  await expect(mes(page, 'JULHO')).toHaveText('Oficina de férias.');
  await expect(mes(page, 'DEZEMBRO')).toHaveText('Oficina de férias.');
  await expect(instrutores.getByRole('link').first()).toHaveText('Bolsista 1 de 1: completo');

  // Ten lines pasted into a schedule that is not empty are inserted as ordinary text.
  const dez = MESES.map((nome) => `${nome}\tMonitoria de ${nome.toLowerCase()}`).join('\n');
  await mes(page, 'DEZEMBRO').click();
  await colar(page, dez);
  await expect(mes(page, 'DEZEMBRO')).toContainText('Monitoria de outubro');
  await expect(mes(page, 'MARÇO')).toHaveText('Plantão de dúvidas às quartas.');

  await instrutores.getByRole('link', { name: /^Voluntário/ }).click();
  await expect(page.getByRole('heading', { name: 'Voluntário 1 de 1' })).toBeVisible();
  await mes(page, 'MARÇO').click();
  await colar(page, dez);
  await expect(page.getByText('As dez linhas coladas foram postas nos dez meses.')).toBeVisible();
  for (const nome of MESES) {
    await expect(mes(page, nome)).toHaveText(`Monitoria de ${nome.toLowerCase()}`);
  }
  await page.getByRole('button', { name: 'Salvar e continuar' }).click();
  await expect(page).toHaveURL(/referencia_projeto$/);
  await page.reload();
  await page.goto('/cronograma_projeto?instrutor=1');
  await expect(mes(page, 'JULHO')).toHaveText('Oficina de férias.');
});
