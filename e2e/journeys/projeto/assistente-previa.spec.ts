import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { pageReady } from '../../support/browser/page-idle.ts';
import { lerPdf, semEspacos } from '../../support/browser/pdf.ts';
import { novaPessoaNaTela, rascunhoCompleto, retomarRascunho } from '../../support/browser/sessao.ts';
import { expect, test } from '../../support/fixtures.ts';
import { IDEIA } from '../../support/scenes/proposta.ts';

const previa = (page: Page) => page.getByRole('region', { name: 'Prévia do PDF' });

async function textoDaPrevia(page: Page): Promise<string> {
  await expect(previa(page).getByText('A prévia está pronta.')).toBeVisible();
  const [salvo] = await Promise.all([
    page.waitForEvent('download'),
    previa(page).getByRole('link', { name: 'Baixar o PDF' }).click(),
  ]);
  return (await lerPdf(await readFile(await salvo.path()))).texto;
}

test("saves the draft by 'Visualizar' and shows the document as it will be, marked as a preview", {
  tag: '@longo',
}, async ({ page, app }) => {
  const pessoa = await novaPessoaNaTela(page, app.url);
  const { id } = await rascunhoCompleto(pessoa);
  await retomarRascunho(page, IDEIA.titulo);
  await expect(page).toHaveURL(/revisao_projeto$/);
  await page.goto('/especificacoes_projeto');
  await page.getByRole('textbox', { name: 'Título do projeto' }).fill('Mudado há um instante');
  await page.getByRole('link', { name: 'Visualizar' }).click();
  await expect(page).toHaveURL(/revisao_projeto$/);
  const texto = await textoDaPrevia(page);
  for (const trecho of ['PRÉVIA', 'Mudado há um instante', IDEIA.resumo, IDEIA.atividade('DEZEMBRO')]) {
    expect(texto).toContain(semEspacos(trecho));
  }
  const [rascunho] = await pessoa.client.listarRascunhos({ params: { professorId: pessoa.id } });
  expect(rascunho).toMatchObject({ id, titulo: 'Mudado há um instante' });

  // A reload does not load a new preview: it is loaded only when the person asks for it.
  await page.reload();
  await pageReady(page);
  await expect(previa(page).getByRole('button', { name: 'Abrir a prévia do PDF' })).toBeVisible();
  await expect(previa(page).getByText('A prévia está pronta.')).toBeHidden();

  await page.setViewportSize({ width: 360, height: 740 });
  await previa(page).getByRole('button', { name: 'Abrir a prévia do PDF' }).click();
  await expect(previa(page).getByRole('link', { name: 'abrir em outra janela' })).toBeVisible();
  await expect(previa(page).locator('iframe')).toHaveCount(0);
});

test('shows that the preview of an empty proposal has no content, and makes no draft; a failure shows its message', {
  tag: '@longo',
}, async ({ page, app }) => {
  const pessoa = await novaPessoaNaTela(page, app.url);
  await page.goto('/revisao_projeto');
  await pageReady(page);
  await previa(page).getByRole('button', { name: 'Abrir a prévia do PDF' }).click();
  await expect(previa(page)).toContainText('Ainda não há nada para mostrar');
  expect(await pessoa.client.listarRascunhos({ params: { professorId: pessoa.id } })).toEqual([]);

  await page.goto('/especificacoes_projeto');
  await page.getByRole('textbox', { name: 'Título do projeto' }).fill('Sem rede');
  await page.route('**/api/gerar-pdf/*', (route) => route.abort('connectionrefused'));
  await page.getByRole('link', { name: 'Visualizar' }).click();
  await expect(previa(page).getByRole('status')).toContainText(/conex/i);
});
