import { cpus } from 'node:os';
import type { Comparison, Target } from './compare.ts';
import { TARGETS } from './compare.ts';
import type { Delays } from './interaction.ts';
import type { ListCost } from './lists.ts';
import type { Round } from './load.ts';
import type { Memory } from './memory.ts';
import type { PdfCost } from './pdf.ts';
import type { RankingCost } from './ranking.ts';
import { median } from './statistics.ts';
import type { Weight } from './weight.ts';

const ms = (value: number) => value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0);
const whole = (value: number) => value.toFixed(0);

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, i) => Math.max(title.length, ...rows.map((row) => row[i]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join(' | ')} |`;
  const rule = `|${widths.map((width, i) => (i === 0 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}

/** The machine and the programs that the figures come from. */
export function machine(loadBefore: number): string {
  const all = cpus();
  const model = all[0]?.model.trim() ?? 'unknown processor';
  return `${model}, ${all.length} cores, Node ${process.version}, ${process.platform} ${process.arch}; load average at the start ${loadBefore.toFixed(1)}`;
}

/** The application's calls a second over another's, round by round: the median, and what it swung between. */
function callsOver({ rounds }: Comparison, other: Target) {
  const each = rounds.app.map(({ perSecond }, i) => perSecond / (rounds[other][i]?.perSecond ?? Number.NaN));
  return { middle: median(each), least: Math.min(...each), most: Math.max(...each) };
}

export const callsOverBare = (comparison: Comparison) => callsOver(comparison, 'bare');

function ratio(comparison: Comparison, other: Target): string {
  const { middle: m, least, most } = callsOver(comparison, other);
  return `${m.toFixed(2)} (${least.toFixed(2)}–${most.toFixed(2)})`;
}

/** Processor time of the bare server's call over the application's. */
export function cpuUnderBare({ rounds }: Comparison): number {
  const own = (target: Target) => known(rounds[target], ({ cpuPerCall }) => cpuPerCall);
  return own('bare') / own('app');
}

const middle = (rounds: readonly Round[], pick: (round: Round) => number) => median(rounds.map(pick));

/** Processor time a call over all rounds together: the system counts in ticks of 10 ms. */
function known(rounds: readonly Round[], pick: (round: Round) => number | null): number {
  const calls = rounds.reduce((sum, round) => sum + round.calls, 0);
  return rounds.reduce((sum, round) => sum + (pick(round) ?? Number.NaN) * round.calls, 0) / calls;
}

const cpu = (value: number) => (Number.isNaN(value) ? '–' : ms(value));

/** Processor time of the bare server's call over the application's: work, not waiting, so it hears less noise. */
function cpuRatio({ rounds }: Comparison): string {
  const app = known(rounds.app, ({ cpuPerCall }) => cpuPerCall);
  const bare = known(rounds.bare, ({ cpuPerCall }) => cpuPerCall);
  const both = (target: Target, own: number) =>
    own + known(rounds[target], ({ databaseCpuPerCall }) => databaseCpuPerCall);
  return Number.isNaN(app)
    ? '–'
    : `${(bare / app).toFixed(2)} / ${(both('bare', bare) / both('app', app)).toFixed(2)}`;
}

/** Ratios first: calls a second of the application over bare Fastify's and over pg's, of the same run. */
export function ratios(comparisons: readonly Comparison[]): string {
  return table(
    [
      'call',
      'callers',
      'statements',
      'KiB',
      '÷ bare, same SQL',
      "÷ bare, answer's SQL",
      '÷ pg alone',
      'CPU: server / with PostgreSQL',
    ],
    comparisons.map((c) => [
      c.nome,
      String(c.callers),
      String(c.statements),
      (c.bytes / 1024).toFixed(1),
      ratio(c, 'bare'),
      ratio(c, 'bareAnswer'),
      ratio(c, 'pg'),
      cpuRatio(c),
    ]),
  );
}

const NAMES: Readonly<Record<Target, string>> = {
  app: 'application',
  bare: 'bare, same SQL',
  bareAnswer: "bare, answer's SQL",
  pg: 'pg alone',
};

/** The figures behind the ratios: medians of the rounds. */
export function figures(comparisons: readonly Comparison[]): string {
  return table(
    ['call', 'callers', 'who', 'calls/s', 'p50 ms', 'p99 ms', 'CPU ms', 'PostgreSQL CPU ms', 'refused'],
    comparisons.flatMap((c) =>
      TARGETS.map((target) => {
        const rounds = c.rounds[target];
        return [
          c.nome,
          String(c.callers),
          NAMES[target],
          whole(middle(rounds, ({ perSecond }) => perSecond)),
          ms(middle(rounds, ({ p50 }) => p50)),
          ms(middle(rounds, ({ p99 }) => p99)),
          cpu(known(rounds, ({ cpuPerCall }) => cpuPerCall)),
          cpu(known(rounds, ({ databaseCpuPerCall }) => databaseCpuPerCall)),
          String(rounds.reduce((sum, { refused }) => sum + refused, 0)),
        ];
      }),
    ),
  );
}

export function weights(gzip: readonly Weight[], brotli: readonly Weight[]): string {
  return table(
    ['page', 'script', 'style', 'together', 'with brotli', 'rest', 'files', 'load ms'],
    gzip.map((w, i) => {
      const br = brotli[i];
      return [
        w.pagina,
        ms(w.script),
        ms(w.style),
        ms(w.script + w.style),
        br === undefined ? '–' : ms(br.script + br.style),
        ms(w.other),
        String(w.files),
        whole(w.ms),
      ];
    }),
  );
}

/** Each kind of act on each step, at both speeds of the processor: to the next picture (to the end of our code); goal 200 ms. */
export function delays(normal: readonly Delays[], slow: readonly Delays[]): string {
  const pair = (row: Delays, i: number, kind: 'typing' | 'pasting' | 'going') => {
    const both = [row[kind], slow[i]?.[kind] ?? null];
    return both
      .map((each) => (each === null ? '–' : `${whole(each.picture)} (${whole(each.code)})`))
      .join(' / ');
  };
  return table(
    ['step', 'typing', 'pasting 2 MB of Word', 'saving and going on'],
    normal.map((row, i) => [
      row.pagina,
      pair(row, i, 'typing'),
      pair(row, i, 'pasting'),
      pair(row, i, 'going'),
    ]),
  );
}

export function pdf(cost: PdfCost): string {
  const three = ({ p50, p99, max }: PdfCost['quiet']) => `${ms(p50)} / ${ms(p99)} / ${ms(max)}`;
  return table(
    ['PDF', 'value'],
    [
      ['pages, KiB', `${cost.pages}, ${whole(cost.kib)}`],
      ['first since the start, ms', whole(cost.first)],
      ['alone, warm, ms: median (goal 150)', whole(median(cost.warm))],
      ['alone, warm, processor time of the application, ms', cpu(cost.cpu)],
      ['alone, warm, ms: least to most', `${whole(Math.min(...cost.warm))}–${whole(Math.max(...cost.warm))}`],
      ['20 at once, ms until the last; refused', `${whole(cost.twentyMs)}; ${cost.refused}`],
      ["another's read meanwhile, p50 / p99 / max ms", three(cost.busy)],
      ['the same read in quiet, p50 / p99 / max ms', three(cost.quiet)],
    ],
  );
}

/** A page's time at each number of projects, and over that at the smallest (goal 1.3). */
export function lists(scales: readonly number[], costs: readonly ListCost[]): string {
  const [first = 0] = scales;
  const names = scales.map((n) => n.toLocaleString('en-US'));
  const others = names
    .slice(1)
    .map((name) => `${name} ÷ ${first.toLocaleString('en-US')} (goal 1.3): p50; CPU`);
  const over = ([least = Number.NaN, ...rest]: readonly number[]) =>
    rest.map((value) => (value / least).toFixed(2));
  return table(
    ['list', ...names.map((name) => `${name} projects, p50 / p99 / CPU ms`), ...others],
    costs.map(({ nome, p50, p99, cpu: spent }) => [
      nome,
      ...p50.map((v, i) => `${ms(v)} / ${ms(p99[i] ?? Number.NaN)} / ${cpu(spent[i] ?? Number.NaN)}`),
      ...over(p50).map((ratio, i) => `${ratio}; ${over(spent)[i] ?? '–'}`),
    ]),
  );
}

/** Rankings (goals: 50 ms in the database, another's read held up by at most 20 ms, 80 MiB). */
export function rankings(costs: readonly RankingCost[]): string {
  return table(
    ['ranking', ...costs.map(({ projects }) => `${projects.toLocaleString('en-US')} projects`)],
    [
      ['in the database, first page, ms (goal 50)', ...costs.map(({ first }) => ms(first))],
      ['in the database, page in the middle, ms (goal 50)', ...costs.map(({ middle }) => ms(middle))],
      ['in the database, all of it, ms (goal 50)', ...costs.map(({ whole: all }) => ms(all))],
      [
        'first page over HTTP, p50 / p99 ms',
        ...costs.map(({ page: [p50, p99] }) => `${ms(p50)} / ${ms(p99)}`),
      ],
      ['spreadsheet, ms; KiB', ...costs.map(({ sheet }) => `${whole(sheet.ms)}; ${whole(sheet.kib)}`)],
      [
        'memory more during it, MiB (goal 80)',
        ...costs.map(({ sheet: { mib } }) => (mib === null ? '–' : whole(mib))),
      ],
      [
        "another's slowest read in quiet / meanwhile, ms (goal 20 more)",
        ...costs.map(({ sheet: { quiet, busy } }) => `${ms(quiet)} / ${ms(busy)}`),
      ],
    ],
  );
}

export function memory(seen: readonly Memory[]): string {
  return table(
    ['minutes of load', 'calls so far', 'resident memory of Node, MiB', 'all processes (PSS), MiB'],
    seen.map(({ minute, calls, mib, treeMiB }) => [
      String(minute),
      String(calls),
      ...[mib, treeMiB].map((value) => (value === null ? '–' : whole(value))),
    ]),
  );
}

export interface Life {
  /** Empty directory: a cluster is made. */
  readonly cold: number;
  readonly warm: readonly number[];
  /** Empty directory, with the demonstration in it. */
  readonly demonstracao: number;
  readonly rssAtStart: number | null;
  readonly rssAfterLoad: number | null;
  readonly rssAfterPdf: number | null;
}

export function life({ cold, demonstracao, warm, rssAtStart, rssAfterLoad, rssAfterPdf }: Life): string {
  const mib = (value: number | null) => (value === null ? '–' : whole(value));
  return table(
    ['process', 'value'],
    [
      ['start on an empty directory, ms', whole(cold)],
      ['start with the demonstration, ms', whole(demonstracao)],
      ['start on a directory with data, ms: median', whole(median(warm))],
      ['resident memory after start, MiB', mib(rssAtStart)],
      ['after the load, MiB', mib(rssAfterLoad)],
      ['after the PDFs, MiB', mib(rssAfterPdf)],
    ],
  );
}
