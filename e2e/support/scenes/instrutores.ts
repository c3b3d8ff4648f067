import { NOMES_DOS_DOCUMENTOS } from '@instrutoria/domain/instrutor/messages.ts';
import type { Documento } from '@instrutoria/domain/instrutor/types.ts';
import { expect, type Locator, type Page } from '@playwright/test';
import { umPdf } from './arquivos.ts';

/** The row of an instructor in the list. */
export function linhaDe(page: Page, nome: string): Locator {
  return page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: nome }) });
}

/** Chooses a PDF for each of these documents of the form, and waits until all are uploaded. */
export async function enviarDocumentos(page: Page, documentos: readonly Documento[]): Promise<void> {
  for (const documento of documentos) {
    await page.getByTestId(`${documento}-file`).setInputFiles(umPdf(`${documento}.pdf`, documento));
    await expect(page.getByText(`${documento}.pdf`, { exact: true })).toBeVisible();
  }
}

/** Types the instructor's data; the kind decides which fields follow. */
export async function digitarInstrutor(
  page: Page,
  aluno: {
    readonly nome: string;
    readonly email: string;
    readonly cpf?: string;
    readonly matricula?: string;
    readonly tipoAluno: 'BOLSISTA' | 'VOLUNTARIO';
    readonly acumulo?: 'unica' | 'acumulavel';
  },
): Promise<void> {
  await page.locator('#nome').fill(aluno.nome);
  await page.locator('#email').fill(aluno.email);
  if (aluno.cpf !== undefined) await page.locator('#cpf').fill(aluno.cpf);
  if (aluno.matricula !== undefined) await page.locator('#matricula').fill(aluno.matricula);
  await page.locator('#programa_pos').fill('Programa de Pós-Graduação em Física');
  await page.locator('#tipoAluno').selectOption(aluno.tipoAluno);
  if (aluno.acumulo !== undefined) await page.locator('#acumulo').selectOption(aluno.acumulo);
}

/** Folded in the row of an instructor. */
export const maisAcoesDe = (page: Page, nome: string): Locator =>
  page.locator('summary').filter({ hasText: `Mais ações de ${nome}` });

/** One document in the dialog of an instructor's documents. */
export function documentoNoDialogo(page: Page, nome: string, documento: Documento): Locator {
  return page
    .getByRole('dialog', { name: `Documentos de ${nome}`, exact: true })
    .getByRole('listitem')
    .filter({ hasText: NOMES_DOS_DOCUMENTOS[documento] });
}
