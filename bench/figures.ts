function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

type Figures = Readonly<Record<string, number>>;

/**
 * Measures each in turn, once to warm up and then `rounds` times, so that noise affects all alike. Returns a
 * function that gives a figure's median for each of them.
 */
export async function inTurns<T, F extends Figures>(all: T[], rounds: number, act: (one: T) => Promise<F>) {
  const seen = all.map((): F[] => []);
  for (let round = 0; round <= rounds; round += 1) {
    for (const [n, one] of all.entries()) {
      const figures = await act(one);
      if (round > 0) seen[n]?.push(figures);
    }
  }
  return (name: keyof F): number[] => seen.map((each) => median(each.map((figures) => figures[name])));
}

/** The first elements of all lists, then the second ones, and so on. */
export function transposed<T>([first = [], ...others]: readonly (readonly T[])[]): [T, ...T[]][] {
  return first.map((one, n) => [one, ...others.flatMap((other) => other.slice(n, n + 1))]);
}

export function figure(value = Number.NaN): string {
  return Number.isInteger(value) || value >= 100 ? value.toFixed(0) : value.toPrecision(2);
}

/** Our figure; with another side, also its figure and the ratio of ours to it. */
export function beside([ours = Number.NaN, other]: readonly number[]): string {
  if (other === undefined) return figure(ours);
  return `${figure(ours)} / ${figure(other)}${other === 0 ? '' : ` = ${(ours / other).toFixed(2)}`}`;
}

/** A table in markdown; the keys of the rows are its header. */
export function table(title: string, rows: readonly Readonly<Record<string, string>>[]): string {
  const head = Object.keys(rows[0] ?? {});
  const lines = [head, head.map((_, n) => (n === 0 ? '---' : '---:')), ...rows.map(Object.values)];
  return `\n## ${title}\n\n${lines.map((cells) => `| ${cells.join(' | ')} |\n`).join('')}`;
}
