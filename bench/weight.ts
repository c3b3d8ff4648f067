import { type Browser, type CDPSession, chromium } from '@playwright/test';
import type { Conta } from '../e2e/support/api.ts';
import { launchOptions, pessoa } from '../e2e/support/browser.ts';
import { type Retomar, sessoes } from '../e2e/support/entrar.ts';
import { type Visitantes, visitantes } from '../e2e/support/exemplos.ts';
import { pronta, vigiarPedidos } from '../e2e/support/pronta.ts';
import { caminhoDe, type Tela, telas } from '../e2e/support/telas.ts';
import { visitar } from '../e2e/support/visitar.ts';

/**
 * What came over the wire with an empty cache, headers included and with what comes once the page is idle, by kind; KiB. Whether
 * a page meets its goal, which counts what it needs before its content, is judged by apps/web/vite/weights.test.ts.
 */
export interface Weight {
  readonly pagina: string;
  readonly script: number;
  readonly style: number;
  readonly other: number;
  readonly files: number;
  /** From navigation to the last byte, milliseconds. */
  readonly ms: number;
}

interface Arrived {
  readonly type: string;
  readonly bytes: number;
}

type Encoding = 'gzip' | 'br';

/** What every screen of the route table costs a browser that has never been here, logged in as who may see it. */
export async function weighPages(
  url: string,
  contas: readonly Conta[],
  encoding: Encoding,
): Promise<Weight[]> {
  const browser = await chromium.launch(launchOptions());
  try {
    const quem = await visitantes({ url }, contas);
    const retomar = sessoes(url);
    const weights: Weight[] = [];
    for (const tela of telas) weights.push(await weigh(browser, url, tela, { quem, retomar, encoding }));
    return weights;
  } finally {
    await browser.close();
  }
}

/** Script and style of a first visit of the sign-in page, KiB without headers, where no account is known. */
export async function weighLogin(url: string): Promise<number> {
  const browser = await chromium.launch(launchOptions());
  try {
    const context = await browser.newContext({ ...pessoa, baseURL: url });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.setExtraHTTPHeaders', { headers: { 'accept-encoding': 'gzip' } });
    const arrived = listen(session, 'body');
    await page.goto('/login');
    await page.getByRole('button', { name: 'Entrar', exact: true }).waitFor();
    await page.waitForLoadState('networkidle');
    const { script, style } = sums([...arrived.values()]);
    return script + style;
  } finally {
    await browser.close();
  }
}

interface Visit {
  readonly quem: Visitantes;
  readonly retomar: Retomar;
  readonly encoding: Encoding;
}

async function weigh(browser: Browser, url: string, tela: Tela, visit: Visit): Promise<Weight> {
  const context = await browser.newContext({ ...pessoa, baseURL: url });
  try {
    vigiarPedidos(context);
    const page = await context.newPage();
    // A first visit leaves the session, and for the wizard a filled project, in the browser's storage.
    await visitar(page, tela, visit.quem, visit.retomar);
    await page.goto('about:blank');
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.setExtraHTTPHeaders', { headers: { 'accept-encoding': visit.encoding } });
    await session.send('Network.clearBrowserCache');
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    const arrived = listen(session);
    const begin = performance.now();
    const wanted = caminhoDe(tela, visit.quem.exemplos);
    await page.goto(wanted);
    await pronta(page);
    await page.getByLabel('Abrindo o editor').first().waitFor({ state: 'detached' });
    const ms = performance.now() - begin;
    if (new URL(page.url()).pathname !== new URL(wanted, url).pathname)
      throw new Error(`${wanted} led to ${page.url()}`);
    return { pagina: tela.path, ...sums([...arrived.values()]), ms };
  } finally {
    await context.close();
  }
}

/** What arrives from now on, by request: with its headers, or the compressed body alone. */
function listen(session: CDPSession, what: 'all' | 'body' = 'all'): Map<string, Arrived> {
  const types = new Map<string, string>();
  const bodies = new Map<string, number>();
  const arrived = new Map<string, Arrived>();
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) =>
    bodies.set(requestId, (bodies.get(requestId) ?? 0) + encodedDataLength),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const bytes = what === 'all' ? encodedDataLength : (bodies.get(requestId) ?? 0);
    arrived.set(requestId, { type: types.get(requestId) ?? 'Other', bytes });
  });
  return arrived;
}

function sums(arrived: readonly Arrived[]) {
  const kib = (fits: (type: string) => boolean) =>
    arrived.reduce((sum, { type, bytes }) => sum + (fits(type) ? bytes : 0), 0) / 1024;
  const codes = new Set(['Script', 'Stylesheet']);
  return {
    script: kib((type) => type === 'Script'),
    style: kib((type) => type === 'Stylesheet'),
    other: kib((type) => !codes.has(type)),
    files: arrived.filter(({ type }) => codes.has(type)).length,
  };
}
