import { setImmediate as nextTurn } from 'node:timers/promises';

/** Rows per piece: a millisecond or two of work. */
const PIECE = 250;

/** Like `map`, but lets other work run between the pieces. */
export async function mapInPieces<A, B>(
  rows: readonly A[],
  make: (row: A, index: number) => B,
): Promise<B[]> {
  const made: B[] = [];
  for (let i = 0; i < rows.length; i += PIECE) {
    for (const [j, row] of rows.slice(i, i + PIECE).entries()) made.push(make(row, i + j));
    if (i + PIECE < rows.length) await nextTurn();
  }
  return made;
}
