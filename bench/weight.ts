import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { findChromium } from '../tools/prepare/chromium.mjs';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Bytes that came over the wire with an empty cache, headers included, by kind; KiB. */
export interface Weight {
  readonly pagina: string;
  readonly meta: number;
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

export interface WeightOptions {
  readonly url: string;
  readonly cpf: string;
  readonly senha: string;
  readonly encoding: 'gzip' | 'br';
}

/** What the login page and a wizard page with the editor cost a browser that has never been here. */
export async function weighPages({ url, cpf, senha, encoding }: WeightOptions): Promise<Weight[]> {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error('No Chromium here: run node tools/prepare.mjs --browser');
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  try {
    const login = await weigh(browser, `${url}/login`, 'login', 120, encoding, () => Promise.resolve());
    const editor = await weigh(browser, `${url}/resumo_projeto`, 'resumo', 330, encoding, async (page) => {
      await page.goto(`${url}/login`);
      await page.getByLabel('CPF').fill(cpf);
      await page.getByLabel('Senha', { exact: true }).fill(senha);
      await page.getByRole('button', { name: 'Entrar', exact: true }).click();
      await page.waitForURL(/\/menu$/);
      await page.waitForLoadState('networkidle');
    });
    return [login, editor];
  } finally {
    await browser.close();
  }
}

async function weigh(
  browser: Browser,
  url: string,
  pagina: string,
  meta: number,
  encoding: string,
  before: (page: Page) => Promise<void>,
): Promise<Weight> {
  const context = await browser.newContext({ locale: 'pt-BR' });
  try {
    const page = await context.newPage();
    await before(page);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.setExtraHTTPHeaders', { headers: { 'accept-encoding': encoding } });
    await session.send('Network.clearBrowserCache');
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    const arrived = listen(session);
    const begin = performance.now();
    await page.goto(url, { waitUntil: 'networkidle' });
    if (page.url() !== url) throw new Error(`${url} led to ${page.url()}`);
    return { pagina, meta, ...sums([...arrived.values()]), ms: performance.now() - begin };
  } finally {
    await context.close();
  }
}

function listen(session: CDPSession): Map<string, Arrived> {
  const types = new Map<string, string>();
  const arrived = new Map<string, Arrived>();
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    arrived.set(requestId, { type: types.get(requestId) ?? 'Other', bytes: encodedDataLength });
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
