import { type CDPSession, chromium, type Page } from '@playwright/test';
import type { Conta } from '../e2e/support/api.ts';
import { launchOptions, pessoa } from '../e2e/support/browser.ts';
import { sessoes } from '../e2e/support/entrar.ts';
import { visitantes } from '../e2e/support/exemplos.ts';
import { pronta, vigiarPedidos } from '../e2e/support/pronta.ts';
import { ehDoAssistente, telas } from '../e2e/support/telas.ts';
import { visitar } from '../e2e/support/visitar.ts';

/** Of the inputs of one act, the longest times since the input; milliseconds (Event Timing). */
export interface Delay {
  /** To the next picture: in steps of 8, and on a machine without graphics mostly its drawing. */
  readonly picture: number;
  /** To the end of what our code did. */
  readonly code: number;
}

/** The longest delays by what was done; null where a step has nothing of the kind. */
export interface Delays {
  readonly pagina: string;
  readonly typing: Delay | null;
  readonly pasting: Delay | null;
  readonly going: Delay | null;
}

const WORD_MARKUP_BYTES = 2_000_000;
const PARAGRAPH =
  '<p class="MsoNormal" style="margin:0cm;mso-fareast-language:PT-BR"><b>Oficina</b><o:p></o:p> de <span lang="PT-BR">cálculo</span></p>';

/** Types into every field of every step, pastes 2 MB of Word's markup into its editor, and goes on. */
export async function measureInteraction(
  url: string,
  contas: readonly Conta[],
  slower: number,
): Promise<Delays[]> {
  const browser = await chromium.launch(launchOptions());
  try {
    const quem = await visitantes({ url }, contas);
    const retomar = sessoes(url);
    const all: Delays[] = [];
    for (const tela of telas.filter(ehDoAssistente)) {
      const context = await browser.newContext({ ...pessoa, baseURL: url });
      vigiarPedidos(context);
      const page = await context.newPage();
      await observe(page);
      await visitar(page, tela, quem, retomar);
      await page.getByLabel('Abrindo o editor').first().waitFor({ state: 'detached' });
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
      all.push({ pagina: tela.path, ...(await use(page, session)) });
      await context.close();
    }
    return all;
  } finally {
    await browser.close();
  }
}

async function observe(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Delay[] = [];
    Reflect.set(globalThis, 'delays', seen);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        seen.push({ picture: entry.duration, code: entry.processingEnd - entry.startTime });
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
}

/** The longest delay of what `act` did; 16 when all were shorter than the browser reports. */
async function longest(page: Page, act: () => Promise<void>): Promise<Delay> {
  const take = () =>
    page.evaluate(async () => {
      // Entries come after the picture that ends them.
      for (let i = 0; i < 3; i += 1) await new Promise((done) => requestAnimationFrame(done));
      await new Promise((done) => setTimeout(done, 100));
      const seen: unknown = Reflect.get(globalThis, 'delays');
      const all = (seen as Delay[]).splice(0);
      return {
        picture: Math.max(16, ...all.map(({ picture }) => picture)),
        code: Math.max(0, ...all.map(({ code }) => code)),
      };
    });
  await take();
  await act();
  return take();
}

async function use(page: Page, session: CDPSession): Promise<Omit<Delays, 'pagina'>> {
  const fields = page.locator('main').getByRole('textbox');
  const count = Math.min(await fields.count(), 4);
  const typing =
    count === 0
      ? null
      : await longest(page, async () => {
          for (let i = 0; i < count; i += 1) {
            await fields.nth(i).focus();
            await page.keyboard.press('End');
            await page.keyboard.type('oficinas 12', { delay: 30 });
            for (let n = 0; n < 11; n += 1) await page.keyboard.press('Backspace');
          }
        });
  const editor = page.locator('[contenteditable]').first();
  const pasting = (await editor.count()) === 0 ? null : await paste(page, session);
  const go = page.getByRole('button', { name: 'Salvar e continuar' });
  const going = (await go.count()) === 0 ? null : await longest(page, () => go.click());
  return { typing, pasting, going };
}

/** A real paste from the clipboard, of the keyboard: a made-up event would have no delay to report. */
async function paste(page: Page, session: CDPSession): Promise<Delay> {
  await session.send('Browser.grantPermissions', {
    permissions: ['clipboardReadWrite', 'clipboardSanitizedWrite'],
  });
  const markup = PARAGRAPH.repeat(Math.ceil(WORD_MARKUP_BYTES / PARAGRAPH.length));
  await page.locator('[contenteditable]').first().focus();
  await page.evaluate(async (html) => {
    document.addEventListener(
      'copy',
      (event) => {
        event.preventDefault();
        event.clipboardData?.setData('text/html', html);
      },
      { once: true, capture: true },
    );
    document.execCommand('copy');
  }, markup);
  const delay = await longest(page, () => page.keyboard.press('ControlOrMeta+V'));
  const text = await page.locator('[contenteditable]').first().textContent();
  if (!text?.includes('Oficina')) throw new Error('nothing was pasted');
  await pronta(page);
  return delay;
}
