import type { Row } from './row.ts';

/** Rows as they are found. What breaks becomes a row that says so: the hour measured before it is not lost with it. */
export interface Findings {
  readonly rows: readonly Row[];
  /** Tells what comes, then measures it. */
  add(work: string, measure: () => Promise<readonly Row[]>): Promise<void>;
}

const BROKE = 'broke: ';

/** Is told all rows after each work, so that a run that is cut short leaves what it had found. */
export type SoFar = (rows: readonly Row[]) => Promise<unknown>;

export function findings(progress: (text: string) => void, soFar: SoFar = async () => undefined): Findings {
  const rows: Row[] = [];
  return {
    rows,
    add: async (work, measure) => {
      progress(work);
      try {
        rows.push(...(await measure()));
      } catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        progress(`${work} ${BROKE}${why}`);
        rows.push({ work, unit: '–', ours: null, other: null, goal: null, note: `${BROKE}${why}` });
      }
      await soFar(rows);
    },
  };
}

export function hasBroken(row: Row): boolean {
  return row.note.startsWith(BROKE);
}
