/**
 * `node e2e/appearances.ts [role or path…]`: writes pictures of every screen in every appearance
 * (support/accessibility/appearances.ts) to .tmp/appearances/<role>, and for each role and theme one overview
 * of all its screens, for a person to look at.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
import { APPEARANCES, type Appearance, withAppearance } from './support/accessibility/appearances.ts';
import { launchOptions, pessoa } from './support/browser/browser.ts';
import { sessoes } from './support/browser/entrar.ts';
import { watchRequests } from './support/browser/page-idle.ts';
import { type Tela, telas } from './support/browser/telas.ts';
import { visitantes } from './support/browser/visitantes.ts';
import { visitar } from './support/browser/visitar.ts';
import { contasDe } from './support/server/api.ts';
import { startApp } from './support/server/app.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, '.tmp', 'appearances');
const wanted = process.argv.slice(2);
const papelDe = ({ tipo }: Tela) => tipo ?? 'aberta';
const papeis = [...new Set(telas.map(papelDe))];
const escolhidas = telas.filter(
  (tela) => wanted.length === 0 || wanted.includes(tela.path) || wanted.includes(papelDe(tela)),
);

const nomeDe = (text: string) => text.replaceAll(/[^\p{L}\d_]+/gu, '-').replaceAll(/^-|-$/g, '') || 'inicio';
const figuraDe = (tela: Tela, olhar: Appearance) =>
  join(folder, papelDe(tela), `${nomeDe(tela.path)}--${nomeDe(olhar.nome)}.png`);

const app = await startApp({ modo: 'demo' });
const browser = await chromium.launch(launchOptions());
try {
  const quem = await visitantes(app, await contasDe(app.url));
  const retomar = sessoes(app.url);
  for (const papel of papeis) await mkdir(join(folder, papel), { recursive: true });
  for (const tela of escolhidas) {
    const page = await browser.newPage({ ...pessoa, baseURL: app.url });
    watchRequests(page.context());
    await visitar(page, tela, quem, retomar);
    for (const olhar of APPEARANCES) {
      await withAppearance(page, olhar, () =>
        page.screenshot({
          path: figuraDe(tela, olhar),
          // At 400 % only what the window shows; otherwise the top of the page.
          clip: {
            x: 0,
            y: 0,
            width: olhar.width,
            height: Math.max(olhar.height, 256) * (olhar.height > 300 ? 1.6 : 1),
          },
          fullPage: true,
          animations: 'disabled',
        }),
      );
    }
    await page.context().close();
    process.stdout.write(`${tela.path}\n`);
  }
  for (const papel of papeis) await folha(browser, papel);
} finally {
  await browser.close();
  await app.stop();
}

/** The overview of all screens of a role, one row each. */
async function folha(browser: Browser, papel: string): Promise<void> {
  const suas = escolhidas.filter((tela) => papelDe(tela) === papel);
  if (suas.length === 0) return;
  const cela = (tela: Tela, olhar: Appearance) =>
    `<td><img src="${pathToFileURL(figuraDe(tela, olhar))}" width="${larguraNaFolha(olhar)}"></td>`;
  const linhas = suas.map(
    (tela) => `<tr><th>${tela.path}</th>${APPEARANCES.map((olhar) => cela(tela, olhar)).join('')}</tr>`,
  );
  const html = `<meta charset="utf-8"><style>body{margin:8px;font:12px sans-serif}td{padding:3px;vertical-align:top}
    img{border:1px solid #888}th{text-align:left;max-width:120px;overflow-wrap:anywhere}</style>
    <table><tr><th>${papel}</th>${APPEARANCES.map(({ nome }) => `<th>${nome}</th>`).join('')}</tr>${linhas.join('')}</table>`;
  const source = join(folder, `${papel}.html`);
  await writeFile(source, html);
  const page = await browser.newPage({ viewport: { width: 4000, height: 900 } });
  await page.goto(String(pathToFileURL(source)));
  await page.screenshot({ path: join(folder, `${papel}.png`), fullPage: true });
  await page.close();
  process.stdout.write(`${relative(root, join(folder, `${papel}.png`))}\n`);
}

function larguraNaFolha({ width }: Appearance): number {
  return width < 500 ? 110 : width < 1000 ? 150 : width < 1500 ? 240 : 300;
}
