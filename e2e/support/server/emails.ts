import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';
import type { App } from './app.ts';

/**
 * The mail to an address whose subject matches, from the folder to which the product writes its mails; waits
 * for it.
 */
export async function emailPara(app: App, para: string, assunto: RegExp): Promise<Email> {
  let found: Email | undefined;
  await expect(async () => {
    found = (await comOTexto(app, para)).find(
      ({ to, subject }) => to?.some(({ address }) => address === para) && assunto.test(subject ?? ''),
    );
    expect(found, `a mail to ${para} about ${assunto}`).toBeDefined();
  }).toPass({ timeout: 120_000 });
  if (found === undefined) throw new Error('unreachable');
  return found;
}

/** The first link to `caminho` in the text of a mail. */
export function linkDo(email: Email, caminho: string): URL {
  const [link] = new RegExp(`https?://\\S+/${caminho}\\S*`).exec(email.text ?? '') ?? [];
  if (link === undefined) throw new Error(`no link to ${caminho} in: ${email.text}`);
  return new URL(link);
}

/** A server of many journeys has hundreds of others. */
async function comOTexto(app: App, texto: string): Promise<Email[]> {
  const folder = join(app.dataDir, 'emails');
  const names = await readdir(folder).catch(() => []);
  const todos = await Promise.all(
    names.filter((name) => name.endsWith('.eml')).map((name) => readFile(join(folder, name))),
  );
  return Promise.all(todos.filter((um) => um.includes(texto)).map((um) => PostalMime.parse(um)));
}
