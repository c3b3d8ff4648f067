import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { removeDataDir, runningConnection } from '@instrutoria/postgres-embutido/embedded.ts';
import { type CallWorld, makeCall, type Sizes, SMALL_CALL, WHOLE_CALL } from './call-of-500.ts';
import { type Checkout, startProduct } from './checkout.ts';
import { measureImport, measureMails } from './costs.ts';
import { findings, type SoFar } from './findings.ts';
import { offersOf } from './offers.ts';
import { measurePdf } from './pdf.ts';
import { treeMemoryMiB } from './processes.ts';
import { measureRanking } from './ranking.ts';
import { alone, atLeast, atMost, type Row } from './row.ts';
import { withToken } from './scenarios.ts';
import { type Side, sideBySide } from './side-by-side.ts';
import { median } from './statistics.ts';
import { weighLogin } from './weight.ts';
import { HOT_WORKS, WORKS } from './works.ts';

export interface TablePlan {
  readonly sizes: Sizes;
  readonly rounds: number;
  readonly seconds: number;
  readonly starts: number;
  readonly pdfs: number;
  /** After the start, and after the PDFs, before memory is looked at. */
  readonly settleS: number;
  readonly idleS: number;
  readonly sheetRows: number;
}

export const WHOLE_PLAN: TablePlan = {
  sizes: WHOLE_CALL,
  rounds: 5,
  seconds: 1.2,
  starts: 5,
  pdfs: 9,
  settleS: 10,
  idleS: 130,
  sheetRows: 10_000,
};

export const SMALL_PLAN: TablePlan = {
  sizes: SMALL_CALL,
  rounds: 1,
  seconds: 0.5,
  starts: 1,
  pdfs: 2,
  settleS: 1,
  idleS: 1,
  sheetRows: 500,
};

export interface TableOptions {
  readonly ours: Checkout;
  readonly other: Checkout | null;
  readonly plan: TablePlan;
  readonly progress: (text: string) => void;
}

/** A side as long as the measurement lasts: its data, and the call in it. */
interface Prepared {
  readonly checkout: Checkout;
  readonly dataDir: string;
  readonly output: string;
  readonly world: CallWorld;
}

async function prepare(
  stack: AsyncDisposableStack,
  folder: string,
  { ours, other, plan, progress }: TableOptions,
): Promise<Prepared[]> {
  const all: Prepared[] = [];
  for (const checkout of other === null ? [ours] : [ours, other]) {
    progress(`${checkout.name}: a call of ${plan.sizes.projects} projects`);
    const dataDir = join(folder, `dados-${all.length}`);
    const output = join(folder, `programa-${all.length}.log`);
    stack.defer(() => removeDataDir(dataDir));
    await using demo = await startProduct(checkout, { dataDir, output, demonstration: true });
    const world = await makeCall(demo.url, plan.sizes);
    all.push({ checkout, dataDir, output, world });
  }
  return all;
}

async function serve(
  stack: AsyncDisposableStack,
  { checkout, dataDir, output, world }: Prepared,
): Promise<Side> {
  const app = stack.use(await startProduct(checkout, { dataDir, output }));
  return { name: checkout.name, app, world, offers: await offersOf(app.url) };
}

/** One figure of each side. */
async function both(
  sides: readonly Prepared[],
  act: (side: Prepared) => Promise<number | null>,
): Promise<Pick<Row, 'other' | 'ours'>> {
  const [ours, other] = sides;
  return {
    ours: ours === undefined ? null : await act(ours),
    other: other === undefined ? null : await act(other),
  };
}

async function startRow(sides: readonly Prepared[], times: number): Promise<Row> {
  const seen = sides.map((): number[] => []);
  for (let i = 0; i < times; i += 1) {
    for (const [s, { checkout, dataDir, output }] of sides.entries()) {
      await using app = await startProduct(checkout, { dataDir, output });
      seen[s]?.push(app.startMs);
    }
  }
  const [ours = [], other] = seen;
  return {
    work: 'start on existing data to ready',
    unit: 'ms',
    ours: median(ours),
    other: other === undefined ? null : median(other),
    goal: atMost(600),
    note: ours.map((ms) => ms.toFixed(0)).join(', '),
  };
}

async function importRows(sides: readonly Prepared[], times: number): Promise<Row[]> {
  const costs = [];
  for (const { checkout } of sides) costs.push(await measureImport(checkout, times));
  const [ours = null, other = null] = costs;
  const note = ours === null ? 'a release is one file' : '';
  return [
    {
      work: 'import of the application, memory',
      unit: 'MiB',
      ours: ours?.mib ?? null,
      other: other?.mib ?? null,
      goal: atMost(170),
      note,
    },
    {
      work: 'import of the application, processor time',
      unit: 'ms',
      ours: ours?.cpuMs ?? null,
      other: other?.cpuMs ?? null,
      goal: atMost(500),
      note,
    },
  ];
}

async function pdfRows(sides: readonly Side[], times: number): Promise<Row[]> {
  const costs = [];
  for (const { app, world } of sides) {
    const read = {
      method: 'GET',
      path: `/api/projeto/projeto/${world.projects[0] ?? 0}`,
      headers: withToken(world.adminToken),
    } as const;
    costs.push(await measurePdf({ ...app, ...world.long, read, times }));
  }
  const [ours, other] = costs;
  if (ours === undefined) return [];
  const refused = ours.refused === 0 ? '' : `, ${ours.refused} of 20 refused`;
  return [
    {
      work: `PDF of ${ours.pages} pages, alone and warm`,
      unit: 'ms',
      ours: median(ours.warm),
      other: other === undefined ? null : median(other.warm),
      goal: atMost(150),
      note: `${ours.kib.toFixed(0)} KiB`,
    },
    {
      work: "another's read beside 20 PDFs, slowest, over the slowest in quiet",
      unit: 'ms more',
      ours: ours.busy.max - ours.quiet.max,
      other: other === undefined ? null : other.busy.max - other.quiet.max,
      goal: atMost(20),
      note: `p99 ${ours.busy.p99.toFixed(1)} against ${ours.quiet.p99.toFixed(1)}${refused}`,
    },
  ];
}

/** Ours alone: the rows are made by our own schema. */
async function sheetRow(side: Side, { dataDir }: Prepared, rows: number, progress: (text: string) => void) {
  const [cost] = await measureRanking({
    app: side.app,
    connection: await runningConnection(dataDir),
    world: {
      pessoaId: side.world.long.person,
      adminToken: side.world.adminToken,
      otherToken: side.world.long.token,
    },
    scales: [rows],
    progress,
  });
  if (cost === undefined) throw new Error('no sheet was made');
  const { sheet } = cost;
  return [
    alone(
      `another's read beside a sheet of ${rows.toLocaleString('en-US')} rows, slowest, over the slowest in quiet`,
      'ms more',
      sheet.busy - sheet.quiet,
      atMost(20),
      `${sheet.busy.toFixed(1)} against ${sheet.quiet.toFixed(1)}; the sheet took ${sheet.ms.toFixed(0)} ms, ${sheet.kib.toFixed(0)} KiB`,
    ),
    alone('memory more during that sheet', 'MiB', sheet.mib, atMost(80)),
  ];
}

function memoryRow(work: string, ours: number | null, other: number | null, limit: number): Row {
  return { work, unit: 'MiB', ours, other, goal: atMost(limit), note: 'PSS, server and PostgreSQL' };
}

const memoryOf = (sides: readonly Side[]): [number | null, number | null] => {
  const [ours, other] = sides.map(({ app }) => treeMemoryMiB(app.pid));
  return [ours ?? null, other ?? null];
};

async function withFolder<T>(
  options: TableOptions,
  act: (stack: AsyncDisposableStack, prepared: Prepared[]) => Promise<T>,
): Promise<T> {
  await using stack = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'instrutoria-bench-'));
  stack.defer(() => rm(folder, { recursive: true, force: true }));
  // PostgreSQL of a program that runs as root belongs to somebody else.
  await chmod(folder, 0o711);
  // Awaited here: what stands on the stack is needed until the end.
  return await act(stack, await prepare(stack, folder, options));
}

/** Every figure of the specification's table, of one version or of two beside each other. */
export function measureTable5(options: TableOptions, soFar: SoFar): Promise<readonly Row[]> {
  const { plan, progress } = options;
  return withFolder(options, async (_stack, prepared) => {
    const found = findings(progress, soFar);
    await found.add('starts on data', async () => [await startRow(prepared, plan.starts)]);
    {
      await using serving = new AsyncDisposableStack();
      const sides: Side[] = [];
      for (const each of prepared) sides.push(await serve(serving, each));
      await found.add('memory at rest', async () => {
        await wait(plan.settleS * 1000);
        return [memoryRow('memory at rest', ...memoryOf(sides), 250)];
      });
      await found.add('rates', async () => {
        const { rows, mostMiB } = await sideBySide(sides, WORKS, { ...plan, progress });
        return [...rows, memoryRow('memory under this load', ...mostMiB, 350)];
      });
      await found.add('PDFs', () => pdfRows(sides, plan.pdfs));
      const after = memoryRow('memory after the PDFs', ...memoryOf(sides), 350);
      const idle = wait(plan.idleS * 1000);
      await found.add('imports', () => importRows(prepared, plan.starts));
      await found.add('memory after the PDFs', async () => {
        await idle;
        return [after, memoryRow(`memory ${plan.idleS} s after the PDFs`, ...memoryOf(sides), 250)];
      });
      const [own] = sides;
      const [ownPlace] = prepared;
      if (own === undefined || ownPlace === undefined) throw new Error('nothing to measure');
      await found.add('a long sheet', () => sheetRow(own, ownPlace, plan.sheetRows, progress));
      await found.add('the sign-in page in Chromium', async () => [await loginRow(sides)]);
    }
    await found.add('mails', async () => {
      const mails = await both(prepared, async ({ checkout, dataDir, output, world }) => {
        const { perSecond } = await measureMails(checkout, { dataDir, output }, world);
        return perSecond;
      });
      return [{ work: 'mails', unit: '/s', ...mails, goal: atLeast(10), note: '' }];
    });
    return found.rows;
  });
}

async function loginRow(sides: readonly Side[]): Promise<Row> {
  const weights: number[] = [];
  for (const { app } of sides) weights.push(await weighLogin(app.url));
  const [ours = null, other = null] = weights;
  return {
    work: 'first visit of the sign-in page, script and style, gzip',
    unit: 'KiB',
    ours,
    other,
    goal: atMost(130),
    note: '',
  };
}

/** The rates of the table and the processor time of the hot calls: what a change of the house must not make dearer. */
export function measureSideBySide(options: TableOptions): Promise<readonly Row[]> {
  return withFolder(options, async (stack, prepared) => {
    const sides: Side[] = [];
    for (const each of prepared) sides.push(await serve(stack, each));
    const { plan, progress } = options;
    const { rows } = await sideBySide(sides, [...WORKS, ...HOT_WORKS], { ...plan, progress });
    return rows;
  });
}
