import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';

/** Presses a button that downloads a text; returns the text. */
export async function downloadedText(page: Page, botao: Locator): Promise<string> {
  const espera = page.waitForEvent('download');
  await botao.click();
  return readFile(await (await espera).path(), 'utf8');
}

/** The SHA-256 of a downloaded file as a person checks it: the text with its byte order mark. */
export async function downloadedSha256(page: Page, botao: Locator): Promise<string> {
  const { texto } = JSON.parse(await downloadedText(page, botao)) as { texto: string };
  return createHash('sha256').update(texto, 'utf8').digest('hex');
}
