import { PRIMEIRAS_OPCOES } from '@instrutoria/domain/projeto/campos.ts';
import { MESES } from '@instrutoria/domain/projeto/limits.ts';
import { expect, type Locator, type Page } from '@playwright/test';
import { umPdf } from './arquivos.ts';
import { IDEIA } from './proposta.ts';

/** Saves the step that is shown, and waits for the next screen. */
export async function salvarEContinuar(page: Page, proxima: string): Promise<void> {
  await page.getByRole('button', { name: 'Salvar e continuar' }).click();
  await expect(page).toHaveURL(new RegExp(`/${proxima}(\\?|$)`));
}

/** A rich-text editor by its label. */
export function editor(page: Page, label: string): Locator {
  return page.getByRole('textbox', { name: label, exact: true });
}

/** Step 1: chooses the first open call. */
export async function escolherEdital(page: Page): Promise<void> {
  const select = page.getByRole('combobox', { name: 'Edital', exact: true });
  await expect(select.locator('option')).not.toHaveCount(1);
  await select.selectOption({ index: 1 });
}

/** Step 2: fills in the project's data. */
export async function preencherEspecificacoes(page: Page, titulo: string = IDEIA.titulo): Promise<void> {
  await page.getByRole('textbox', { name: 'Título do projeto' }).fill(titulo);
  await page.locator('#remunerados').fill(String(IDEIA.remunerados));
  await page.locator('#voluntarios').fill(String(IDEIA.voluntarios));
  for (const opcao of Object.values(PRIMEIRAS_OPCOES)) {
    await page.getByRole('radio', { name: opcao, exact: true }).check();
  }
}

/** Fills in and saves the dialog of one discipline; the table then shows it. */
export async function adicionarDisciplina(
  page: Page,
  semestre: string = IDEIA.disciplina.semestre,
): Promise<void> {
  const { nome, codigo, tipo, tsd, carga, curso } = IDEIA.disciplina;
  await page.getByRole('button', { name: 'Adicionar disciplina' }).click();
  const dialog = page.getByRole('dialog', { name: 'Adicionar disciplina' });
  await dialog.locator('#nome').fill(nome);
  await dialog.locator('#codigo').fill(codigo);
  await dialog.locator('#semestre').selectOption({ label: semestre });
  await dialog.locator('#unidade_oferta').selectOption({ index: 1 });
  await dialog.locator('#tipo_disciplina').selectOption({ label: tipo });
  await dialog.locator('#tsd').fill(tsd);
  await dialog.locator('#carga_horaria').fill(carga);
  await dialog.getByRole('radio', { name: 'Sim' }).check();
  await dialog.locator('#cursos_ofertadas').fill(curso);
  await dialog.getByRole('button', { name: 'Adicionar curso' }).click();
  await dialog.getByRole('button', { name: 'Salvar disciplina' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('rowheader', { name: nome })).toBeVisible();
}

/** Uploads the proof and waits until the server has taken it. */
export async function enviarComprovante(page: Page): Promise<void> {
  await page.getByTestId('comprovante-file').setInputFiles(umPdf());
  await expect(page.getByText('Arquivo enviado: comprovante.pdf')).toBeAttached();
}

/** Step 3: fills in the keywords. */
export async function preencherPalavras(page: Page): Promise<void> {
  for (const [index, palavra] of IDEIA.palavras.entries()) {
    await page.getByRole('textbox', { name: `Palavra-chave ${index + 1}` }).fill(palavra);
  }
}

/** Fills in the ten months of the holder that is shown. */
export async function preencherCronograma(page: Page): Promise<void> {
  for (const mes of MESES) await editor(page, `Atividade de ${mes}`).fill(IDEIA.atividade(mes));
}
