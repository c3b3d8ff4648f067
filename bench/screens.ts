import { TIPOS_DE_USUARIO } from '@instrutoria/domain/conta/types.ts';
import type { Browser, Page, ViewportSize } from '@playwright/test';
import { pessoa } from '../e2e/support/browser/browser.ts';
import { sessoes } from '../e2e/support/browser/entrar.ts';
import { doTipo } from '../e2e/support/scenes/contas.ts';
import type { Conta } from '../e2e/support/server/api.ts';
import { beside, figure, inTurns, table, transposed } from './figures.ts';
import { load, type Sent } from './load.ts';
import type { Side } from './server.ts';

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };
const RATE = 1_600_000 / 8;
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: RATE, uploadThroughput: RATE };
/** The cheapest call, to which the others are compared. */
const DATE: Sent = { method: 'GET', path: '/api/data/data-atual', headers: {} };

/**
 * Runs in the page before its own scripts: notes when the element's text matches, that is, when the main data
 * are shown.
 */
function note({ element, text }: { readonly element: string; readonly text: string }): void {
  const noted = { shownMs: 0, longTasksMs: 0 };
  Reflect.set(globalThis, 'noted', noted);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) noted.longTasksMs += duration;
  }).observe({ type: 'longtask', buffered: true });
  const look = (now: number) => {
    const shown = document.querySelector(element)?.textContent;
    if (shown !== undefined && new RegExp(text).test(shown)) noted.shownMs = now;
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/**
 * The times of a screen, in milliseconds since the navigation, and the number of scripts and styles that came
 * over the network.
 */
function noted(): { readonly shownMs: number; readonly longTasksMs: number; readonly files: number } {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const came = entries.filter(({ name, transferSize }) => transferSize > 0 && /\.(?:js|css)$/.test(name));
  return { ...Reflect.get(globalThis, 'noted'), files: came.length };
}

function screensOf(browser: Browser, { url, world }: Side) {
  const [[evaluator], [teacher], [administrator]] = [world.evaluators, world.teachers, world.administrators];
  if (evaluator === undefined || teacher === undefined) throw new Error('the call has no people');
  const resume = sessoes(url);
  const screen = (name: string, path: string, who: Conta | undefined, text: string, element = 'main') => ({
    ...{ name, url },
    /** An empty page with the person's session, in a browser that has not loaded anything of the product. */
    async blank(viewport: ViewportSize): Promise<Page> {
      const page = await browser.newPage({ ...pessoa, baseURL: url, viewport });
      if (who !== undefined) await resume(page, who);
      await page.addInitScript(note, { element, text });
      return page;
    },
    /** Opens the screen and waits until it shows its main data and nothing is pending. */
    async open(page: Page) {
      await page.goto(path, { waitUntil: 'commit' });
      await page.waitForFunction(() => Reflect.get(globalThis, 'noted')?.shownMs > 0);
      await page.waitForLoadState('networkidle');
      return page.evaluate(noted);
    },
  });
  const ofCall = (name: string, path: string) => screen(name, path, administrator, 'Monitoria');
  return [
    screen('sign-in', '/login', undefined, 'Entrar', 'button[type=submit]'),
    // Each of these people has a task, with or without a deadline.
    ...TIPOS_DE_USUARIO.map((tipo) =>
      screen(`home, ${tipo}`, '/menu', doTipo(world.contas, tipo)[0], 'até \\d|sem prazo'),
    ),
    screen('wizard, introduction', '/introducao_projeto', teacher, '', '[contenteditable]'),
    screen('evaluation', `/avaliacao_projetos/${evaluator.project}`, evaluator, 'Monitoria[^]*Adequação'),
    ofCall('a project', `/projetos_submetidos/${evaluator.project}`),
    ofCall("a call's page", `/editais/${world.edital}`),
    ofCall('desk of designations', '/designar_avaliadores'),
    ofCall('list of all projects', `/editais/${world.edital}/avaliacao`),
  ];
}

/** The calls that a browser makes for a page opened by its address. */
async function callsOf({ url, blank, open }: ReturnType<typeof screensOf>[number]) {
  const page = await blank(DESKTOP);
  const calls: Sent[] = [];
  page.on('request', (request) => {
    const path = request.url().slice(url.length);
    const headers = { ...request.headers(), 'accept-encoding': 'gzip, deflate, br, zstd' };
    const body = request.postData() ?? undefined;
    if (path.startsWith('/api/')) calls.push({ method: request.method(), path, headers, body });
  });
  await open(page);
  await page.close();
  return { url, calls };
}

/**
 * Replays the calls of each page one after another, and measures what they cost the server and PostgreSQL.
 */
export async function measureScreens(browser: Browser, sides: Side[], rounds: number, seconds: number) {
  const pids = sides.map(({ pid }) => pid);
  const rows = [];
  for (const screens of transposed(sides.map((side) => screensOf(browser, side)))) {
    const asked = await Promise.all(screens.map(callsOf));
    const seen = await inTurns(asked, rounds, async ({ url, calls }) => {
      const date = await load(url, [[DATE]], seconds, pids);
      return { ...(await load(url, [calls], seconds, pids)), dateMs: date.cpuMs };
    });
    rows.push({
      screen: screens[0].name,
      calls: beside(asked.map(({ calls }) => calls.length)),
      'KB with headers': beside(seen('kb')),
      'processor ms': beside(seen('cpuMs')),
      'over data/data-atual': figure((seen('cpuMs')[0] ?? 0) / (seen('dateMs')[0] ?? 0)),
    });
  }
  return table('Whole screens', rows);
}

/** Measures each page on a desktop and on a phone, with an empty cache and again. */
export async function measurePageTimes(browser: Browser, sides: Side[], rounds: number, most: number) {
  const rows = [];
  for (const screens of transposed(sides.map((side) => screensOf(browser, side))).slice(0, most)) {
    for (const viewport of [DESKTOP, PHONE]) {
      const seen = await inTurns(screens, rounds, async ({ blank, open }) => {
        const page = await blank(viewport);
        const devtools = await page.context().newCDPSession(page);
        if (viewport === PHONE) await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
        if (viewport === PHONE) await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
        const cold = await open(page);
        await page.goto('about:blank');
        const warm = await open(page);
        await page.close();
        return { cold: cold.shownMs, files: cold.files, warm: warm.shownMs, tasks: warm.longTasksMs };
      });
      rows.push({
        page: `${screens[0].name}, ${viewport === PHONE ? 'phone' : 'desktop'}`,
        'main data, cold, ms': beside(seen('cold')),
        'warm, ms': beside(seen('warm')),
        'scripts and styles, cold': beside(seen('files')),
        'long tasks, warm, ms': beside(seen('tasks')),
      });
    }
  }
  return table('Page times', rows);
}
