import type { Child } from './child.ts';
import { findings } from './findings.ts';
import { type Done, loadWork, type WorkLoad } from './load.ts';
import { treeMemoryMiB } from './processes.ts';
import type { Row } from './row.ts';
import { median } from './statistics.ts';
import type { Served, Work } from './works.ts';

/** A version that runs, ready to be asked. */
export interface Side extends Served {
  readonly name: string;
  readonly app: Child;
}

export interface Rounds {
  readonly rounds: number;
  readonly seconds: number;
  readonly progress: (text: string) => void;
}

interface Seen {
  readonly done: Done[];
  readonly way: string | undefined;
}

export interface Compared {
  readonly rows: readonly Row[];
  /** The most memory that our side held after any round, MiB. */
  readonly mostMiB: readonly [ours: number | null, other: number | null];
}

/** Every work on every side, in turns within each round, so that noise meets both alike. */
export async function sideBySide(
  sides: readonly Side[],
  works: readonly Work[],
  { rounds, seconds, progress }: Rounds,
): Promise<Compared> {
  const found = findings(progress);
  const most: (number | null)[] = sides.map(() => null);
  const measure = async (work: Work) => {
    const seen = sides.map((side): Seen => ({ done: [], way: work.asked(side).way }));
    for (let round = -1; round < rounds; round += 1) {
      const turn = round % 2 === 0 ? sides : sides.toReversed();
      for (const side of turn) {
        const i = sides.indexOf(side);
        const asked = work.asked(side);
        const done = await answeredWork(`${work.name}, ${side.name}`, {
          ...side.app,
          ...asked,
          seconds: seconds * work.longer,
        });
        // The first round of each only warms.
        if (round >= 0) seen[i]?.done.push(done);
        const memory = treeMemoryMiB(side.app.pid);
        if (memory !== null) most[i] = Math.max(most[i] ?? 0, memory);
      }
    }
    return rowsOf(work, seen);
  };
  for (const work of works) await found.add(work.name, () => measure(work));
  return { rows: found.rows, mostMiB: [most[0] ?? null, most[1] ?? null] };
}

/** As long as asked; longer where nothing is answered in that time. */
async function answeredWork(name: string, load: WorkLoad): Promise<Done> {
  for (const longer of [1, 5, 25]) {
    const done = await loadWork({ ...load, seconds: load.seconds * longer });
    if (done.answered > 0) return done;
  }
  throw new Error(`${name}: nothing was answered`);
}

const middle = (seen: Seen | undefined, pick: (done: Done) => number) =>
  seen === undefined ? null : median(seen.done.map(pick));

function noteOf(seen: readonly Seen[]): string {
  return seen
    .map(({ done, way }) => {
      const each = done.map(({ perSecond }) => perSecond);
      const refused = done.reduce((sum, one) => sum + one.refused, 0);
      const answered = done.reduce((sum, one) => sum + one.answered, 0);
      const swing = `${Math.min(...each).toPrecision(3)}–${Math.max(...each).toPrecision(3)}`;
      return [way, swing, refused === 0 ? null : `${refused} of ${answered} refused`]
        .filter((text) => text !== null && text !== undefined)
        .join(', ');
    })
    .join(' / ');
}

function rowsOf(work: Work, seen: readonly Seen[]): Row[] {
  const [ours, other] = seen;
  const note = noteOf(seen);
  const rate: Row = {
    work: work.name,
    unit: '/s',
    ours: middle(ours, ({ perSecond }) => perSecond),
    other: middle(other, ({ perSecond }) => perSecond),
    goal: work.goal,
    note,
  };
  const rows = [rate];
  if (work.cpu !== undefined) {
    rows.push({
      work: `${work.name}: processor time, PostgreSQL's included`,
      unit: 'ms',
      ours: middle(ours, ({ cpuMs }) => cpuMs),
      other: middle(other, ({ cpuMs }) => cpuMs),
      goal: work.cpu,
      note: '',
    });
  }
  if (work.noneRefused === true) {
    const refused = (one: Seen | undefined) =>
      one === undefined ? null : one.done.reduce((sum, done) => sum + done.refused, 0);
    rows.push({
      work: `${work.name}: refused`,
      unit: 'calls',
      ours: refused(ours),
      other: refused(other),
      goal: { of: 'ours', limit: 0, better: 'less' },
      note: '',
    });
  }
  return rows;
}
