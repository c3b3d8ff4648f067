import { execFile } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { startMailServer } from '../apps/api/src/adapters/testing/mail-server.ts';
import { clientOf } from '../e2e/support/api.ts';
import type { CallWorld } from './call-of-500.ts';
import type { Checkout } from './checkout.ts';
import { startProduct } from './checkout.ts';
import { median } from './statistics.ts';

const run = promisify(execFile);

export interface ImportCost {
  readonly ms: number;
  readonly cpuMs: number;
  /** Resident memory more than before. */
  readonly mib: number;
}

const IMPORT = `
const before = process.memoryUsage().rss;
const used = process.cpuUsage();
const begin = performance.now();
await import(process.argv[1]);
const { user, system } = process.cpuUsage(used);
const mib = (process.memoryUsage().rss - before) / 2 ** 20;
process.stdout.write(JSON.stringify({ ms: performance.now() - begin, cpuMs: (user + system) / 1000, mib }));
process.exit(0);
`;

/** What reading the whole application costs a fresh process; null in a release, which is one file. */
export async function measureImport(checkout: Checkout, times: number): Promise<ImportCost | null> {
  const { application, folder } = checkout;
  if (application === null) return null;
  const all: ImportCost[] = [];
  for (let i = 0; i < times; i += 1) {
    const args = ['--input-type=module', '--eval', IMPORT, pathToFileURL(application).href];
    const { stdout } = await run(checkout.program[0], args, { cwd: folder });
    all.push(JSON.parse(stdout) as ImportCost);
  }
  const middle = (pick: (cost: ImportCost) => number) => median(all.map(pick));
  return { ms: middle(({ ms }) => ms), cpuMs: middle(({ cpuMs }) => cpuMs), mib: middle(({ mib }) => mib) };
}

export interface MailCost {
  readonly perSecond: number;
  readonly mails: number;
}

const LONGEST_S = 30;

/**
 * Replaces the evaluator of every unfinished assessment, which tells two people each time, while the mail server
 * accepts nothing; then counts what leaves.
 */
export async function measureMails(
  checkout: Checkout,
  where: { readonly dataDir: string; readonly output: string },
  { adminToken, unfinished }: CallWorld,
): Promise<MailCost> {
  const gate = Promise.withResolvers<void>();
  const arrived: number[] = [];
  const server = await startMailServer({}, async () => {
    await gate.promise;
    arrived.push(performance.now());
  });
  try {
    await using app = await startProduct(checkout, { ...where, env: { SMTP_URL: server.url } });
    const admin = clientOf(app.url, adminToken);
    for (const [i, { id }] of unfinished.entries()) {
      const other = unfinished[(i + 1) % unfinished.length]?.evaluator;
      if (other === undefined) throw new Error('no evaluator to take over');
      await admin.substituirAvaliador({ params: { id }, body: { avaliador: other.id } });
    }
    const mails = unfinished.length * 2;
    const begin = performance.now();
    gate.resolve();
    while (arrived.length < mails && performance.now() - begin < LONGEST_S * 1000) {
      await new Promise((again) => setTimeout(again, 20));
    }
    const until = arrived.at(-1) ?? Number.NaN;
    return { perSecond: (arrived.length * 1000) / (until - begin), mails: arrived.length };
  } finally {
    gate.resolve();
    await server.close();
  }
}
