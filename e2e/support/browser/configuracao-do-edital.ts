import { MENSAGENS_EDITAL as E } from '@instrutoria/domain/edital/messages.ts';
import { expect, type Page } from '@playwright/test';
import { expectAviso } from './dialogos.ts';
import { pageReady } from './page-idle.ts';

/** The form of a call, opened by its address. */
export async function abrirConfiguracao(page: Page, edital: number) {
  await page.goto(`/editais/${edital}/configuracao`);
  await pageReady(page);
  return page.getByRole('form', { name: 'Configuração do edital' });
}

/** Answers the one question before the changes are saved, with the reason where it asks for one. */
export async function salvarConfiguracao(page: Page, motivo?: string): Promise<void> {
  await page.getByRole('button', { name: 'Salvar alterações' }).click();
  const pergunta = page.getByRole('dialog', { name: /^Salvar as alterações/ });
  if (motivo !== undefined) await pergunta.getByLabel('Motivo').fill(motivo);
  await pergunta.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expectAviso(page, E.atualizado);
  await expect(pergunta).toBeHidden();
}
