import { chromium, type Page } from '@playwright/test';
import type { Conta } from '../e2e/support/api.ts';
import { launchOptions, pessoa } from '../e2e/support/browser.ts';
import { doTipo } from '../e2e/support/contas.ts';
import { sessoes } from '../e2e/support/entrar.ts';
import { pronta, vigiarPedidos } from '../e2e/support/pronta.ts';
import { alone, atMost, type Row } from './row.ts';
import { median } from './statistics.ts';

const ROUNDS = 7;
/** What stands in each row of the crowd's call, and in no row of the list of calls. */
const IN_ROWS = 'Monitoria número';

interface Shown {
  readonly path: string;
  /** What stands in the rows before. */
  readonly other: string;
  /** The instant that counts, in the page's time; null: that of the next click or choice. */
  readonly since: number | null;
}

/** The rows that stand there. */
const rowsIn = (page: Page) => page.evaluate(() => document.querySelector('main tbody')?.textContent ?? '');

/** Milliseconds until the first picture with the rows that are waited for. */
function rowsShown(page: Page, shown: Shown): Promise<number> {
  return page.evaluate(
    ({ path, word, other, since }) =>
      new Promise<number>((resolve) => {
        let begin = since;
        for (const kind of ['click', 'change']) {
          addEventListener(kind, ({ timeStamp }) => (begin ??= timeStamp), { capture: true, once: true });
        }
        const look = () => {
          const rows = document.querySelector('main tbody')?.textContent ?? '';
          const there = begin !== null && location.pathname === path && rows.includes(word) && rows !== other;
          if (!there) requestAnimationFrame(look);
          // The picture that has them is the next one.
          else requestAnimationFrame((now) => resolve(now - (begin ?? now)));
        };
        requestAnimationFrame(look);
      }),
    { ...shown, word: IN_ROWS },
  );
}

/** From the click or choice of `act`. */
async function untilRows(
  page: Page,
  path: string,
  other: string,
  act: () => Promise<unknown>,
): Promise<number> {
  const [ms] = await Promise.all([rowsShown(page, { path, other, since: null }), act()]);
  return ms;
}

/** From the navigation, of a page that is opened by its address. */
async function untilOpened(page: Page, path: string): Promise<number> {
  await page.goto(path, { waitUntil: 'commit' });
  return rowsShown(page, { path, other: '', since: 0 });
}

/** What an administrator waits for on the table of a call with `projects` of them. */
export async function measureCallTable(
  url: string,
  contas: readonly Conta[],
  edital: { readonly id: number; readonly nome: string; readonly projects: number },
): Promise<Row[]> {
  const browser = await chromium.launch(launchOptions());
  const [opened, first, again, filtered]: [number[], number[], number[], number[]] = [[], [], [], []];
  try {
    const retomar = sessoes(url);
    const path = `/editais/${edital.id}`;
    for (let round = 0; round < ROUNDS; round += 1) {
      const context = await browser.newContext({ ...pessoa, baseURL: url });
      vigiarPedidos(context);
      const page = await context.newPage();
      await retomar(page, doTipo(contas, 'administrador')[0]);
      const link = page.locator('main').getByRole('link', { name: edital.nome }).first();
      await page.goto('/administracao/editais');
      await pronta(page);
      first.push(await untilRows(page, path, '', () => link.click()));
      await pronta(page);
      await page.getByRole('link', { name: 'Editais', exact: true }).first().click();
      await page.getByRole('heading', { level: 1, name: 'Editais' }).waitFor();
      await pronta(page);
      again.push(await untilRows(page, path, '', () => link.click()));
      await pronta(page);
      const other = await rowsIn(page);
      const avaliador = page.getByRole('combobox', { name: 'Avaliador' });
      filtered.push(await untilRows(page, path, other, () => avaliador.selectOption({ index: 5 })));
      opened.push(await untilOpened(page, path));
      await context.close();
    }
  } finally {
    await browser.close();
  }
  const size = edital.projects.toLocaleString('en-US');
  const row = (what: string, seen: readonly number[], limit: number) =>
    alone(
      `a call's table of ${size} projects in Chromium: ${what}`,
      'ms',
      median(seen),
      atMost(limit),
      seen.map((ms) => ms.toFixed(0)).join(', '),
    );
  return [
    row('first rows after the list of calls', first, 300),
    row('the same again', again, 80),
    row('a filter chosen', filtered, 150),
    row('opened by its address, the product with it', opened, 300),
  ];
}
