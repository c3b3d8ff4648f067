/**
 * `node e2e/screenshots.ts <folder>`: takes a picture of every screen of the demonstration at both widths.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { larguras, launchOptions, pessoa } from './support/browser/browser.ts';
import { sessoes } from './support/browser/entrar.ts';
import { pageIdle, watchRequests } from './support/browser/page-idle.ts';
import { type Tela, telas } from './support/browser/telas.ts';
import { visitantes } from './support/browser/visitantes.ts';
import { visitar } from './support/browser/visitar.ts';
import { contasDe } from './support/server/api.ts';
import { startApp } from './support/server/app.ts';

const [folder = 'telas'] = process.argv.slice(2);
await mkdir(folder, { recursive: true });

const app = await startApp({ modo: 'demo' });
const browser = await chromium.launch(launchOptions());
try {
  const quem = await visitantes(app, await contasDe(app.url));
  const retomar = sessoes(app.url);
  for (const tela of telas) {
    const page = await browser.newPage({ ...pessoa, baseURL: app.url, viewport: larguras.larga });
    watchRequests(page.context());
    await visitar(page, tela, quem, retomar);
    await photograph(page, tela);
    await page.context().close();
  }
} finally {
  await browser.close();
  await app.stop();
}

async function photograph(page: Page, { path }: Tela): Promise<void> {
  const name = path.replaceAll(/[^a-z0-9_-]+/gi, '-').replace(/^-|-$/g, '') || 'inicio';
  for (const [width, size] of Object.entries(larguras)) {
    await page.setViewportSize(size);
    // What is below the first view asks for its content when the page is printed.
    await page.evaluate(() => ['beforeprint', 'afterprint'].map((name) => dispatchEvent(new Event(name))));
    await pageIdle(page);
    await page.screenshot({
      path: join(folder, `${name}-${width}.png`),
      fullPage: true,
      animations: 'disabled',
    });
  }
  process.stdout.write(`${path}\n`);
}
