/**
 * `node e2e/screenshots.ts <folder>`: a picture of every screen of the demonstration at both widths.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { startApp } from './support/app.ts';
import { larguras, launchOptions, pessoa } from './support/browser.ts';
import { contaDoTipo, entrar, pronta } from './support/entrar.ts';
import { exemplosDe } from './support/exemplos.ts';
import { caminhoDe, type Tela, todasAsTelas } from './support/telas.ts';

const [folder = 'telas'] = process.argv.slice(2);
await mkdir(folder, { recursive: true });

const app = await startApp({ modo: 'demo' });
const browser = await chromium.launch(launchOptions());
try {
  const exemplos = await exemplosDe(app);
  const telas = await todasAsTelas();
  for (const tipo of new Set(telas.map((tela) => tela.tipo))) {
    const page = await pageOf(browser, tipo);
    for (const tela of telas.filter((candidate) => candidate.tipo === tipo)) {
      await photograph(page, tela, caminhoDe(tela, exemplos));
    }
    await page.context().close();
  }
} finally {
  await browser.close();
  await app.stop();
}

async function pageOf(from: Browser, tipo: Tela['tipo']): Promise<Page> {
  const page = await from.newPage({ ...pessoa, baseURL: app.url, viewport: larguras.larga });
  if (tipo !== null) await entrar(page, await contaDoTipo(app.url, tipo));
  return page;
}

async function photograph(page: Page, tela: Tela, path: string): Promise<void> {
  for (const [name, size] of Object.entries(larguras)) {
    await page.setViewportSize(size);
    await page.goto(path);
    try {
      await pronta(page);
    } catch (error) {
      process.stdout.write(`${tela.path}: ${String(error)}\n`);
    }
    const file = `${tela.path.replaceAll(/[^a-z0-9_-]+/gi, '-').replace(/^-|-$/g, '') || 'inicio'}-${name}.png`;
    await page.screenshot({ path: join(folder, file), fullPage: true });
    process.stdout.write(`${file}\n`);
  }
}
