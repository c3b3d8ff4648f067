import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { table } from './report.ts';

/** What a figure must reach: ours by itself, or over the other side's. */
export interface Goal {
  readonly of: 'ours' | 'ratio';
  readonly limit: number;
  readonly better: 'more' | 'less';
}

/** One line of the table. */
export interface Row {
  readonly work: string;
  readonly unit: string;
  /** null where it could not be measured. */
  readonly ours: number | null;
  /** null where there is no other side, or it has nothing of the kind. */
  readonly other: number | null;
  readonly goal: Goal | null;
  /** How each side did it, refusals, what the figures swung between. */
  readonly note: string;
}

/** What one part of the bench found. */
export interface Part {
  readonly part: string;
  readonly commit: string;
  readonly other: string | null;
  readonly date: string;
  readonly machine: string;
  /** False when the machine did something else, too: such figures say little. */
  readonly quiet: boolean;
  readonly rows: readonly Row[];
}

/** null where a side is missing, or both did nothing; infinite where the other did nothing at all. */
export function ratioOf({ ours, other }: Row): number | null {
  if (ours === null || other === null) return null;
  return ours === 0 && other === 0 ? null : ours / other;
}

export type State = 'met' | 'MISSED' | 'not judged';

export function stateOf(row: Row): State {
  const { goal, ours } = row;
  if (goal === null) return 'not judged';
  const value = goal.of === 'ours' ? ours : ratioOf(row);
  if (value === null || Number.isNaN(value)) return 'not judged';
  return (goal.better === 'more' ? value >= goal.limit : value <= goal.limit) ? 'met' : 'MISSED';
}

/** Three digits are all that a run is good for. */
export function figure(value: number | null): string {
  if (value === null || Number.isNaN(value)) return '–';
  if (value === Number.POSITIVE_INFINITY) return '∞';
  if (value >= 100) return Math.round(value).toLocaleString('en-US');
  return String(Number(value.toPrecision(3)));
}

export function goalText({ goal, unit }: Pick<Row, 'goal' | 'unit'>): string {
  if (goal === null) return '–';
  const sign = goal.better === 'more' ? '≥' : '≤';
  return goal.of === 'ratio' ? `${sign} ${goal.limit} ×` : `${sign} ${goal.limit} ${unit}`;
}

const HEAD = ['work', 'unit', 'goal', 'ours', 'other', 'ratio', 'state', 'note'] as const;

const cells = (row: Row): string[] => [
  row.work,
  row.unit,
  goalText(row),
  figure(row.ours),
  figure(row.other),
  figure(ratioOf(row)),
  stateOf(row),
  row.note,
];

export function tableOf(rows: readonly Row[]): string {
  return table(HEAD, rows.map(cells));
}

/** A row without another side. */
export function alone(work: string, unit: string, ours: number | null, goal: Goal | null, note = ''): Row {
  return { work, unit, ours, other: null, goal, note };
}

export const atMost = (limit: number): Goal => ({ of: 'ours', limit, better: 'less' });
export const atLeast = (limit: number): Goal => ({ of: 'ours', limit, better: 'more' });

const FOLDER = fileURLToPath(new URL('../.tmp/bench', import.meta.url));

/** Keeps what a part found; a later run of the part takes its place. */
export async function keep(part: Part): Promise<string> {
  await mkdir(FOLDER, { recursive: true });
  const file = `${FOLDER}/${part.part}.json`;
  await writeFile(file, `${JSON.stringify(part, null, 2)}\n`);
  return file;
}

/** Every part that was kept, by name. */
export async function kept(): Promise<Part[]> {
  const names = await readdir(FOLDER).catch(() => []);
  const files = names.filter((name) => name.endsWith('.json')).toSorted();
  return Promise.all(
    files.map(async (name) => JSON.parse(await readFile(`${FOLDER}/${name}`, 'utf8')) as Part),
  );
}
