export interface Run {
  readonly text: string;
  readonly only: boolean;
}

/** Words × words: above this everything is marked as different. */
const LIMIT = 4_000_000;

const wordsOf = (text: string): string[] => text.match(/\s+|[^\s]+/g) ?? [];

function common(a: readonly string[], b: readonly string[]): readonly [boolean[], boolean[]] {
  const inA = a.map(() => false);
  const inB = b.map(() => false);
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) {
    inA[start] = true;
    inB[start] = true;
    start += 1;
  }
  let [endA, endB] = [a.length, b.length];
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) {
    endA -= 1;
    endB -= 1;
    inA[endA] = true;
    inB[endB] = true;
  }
  const [rows, columns] = [endA - start, endB - start];
  if (rows * columns > LIMIT) return [inA, inB];
  // The longest common subsequence, computed from the end.
  const best = Array.from({ length: rows + 1 }, () => new Uint32Array(columns + 1));
  const at = (i: number, j: number) => best[i]?.[j] ?? 0;
  for (let i = rows - 1; i >= 0; i -= 1) {
    const row = best[i];
    if (row === undefined) continue;
    for (let j = columns - 1; j >= 0; j -= 1) {
      row[j] = a[start + i] === b[start + j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  let [i, j] = [0, 0];
  while (i < rows && j < columns) {
    if (a[start + i] === b[start + j]) {
      inA[start + i] = true;
      inB[start + j] = true;
      i += 1;
      j += 1;
    } else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return [inA, inB];
}

function runs(words: readonly string[], shared: readonly boolean[]): readonly Run[] {
  const found: { text: string; only: boolean }[] = [];
  words.forEach((text, index) => {
    const only = shared[index] !== true;
    const last = found.at(-1);
    if (last !== undefined && last.only === only) last.text += text;
    else found.push({ text, only });
  });
  return found;
}

export function wordDifferences(a: string, b: string): readonly [readonly Run[], readonly Run[]] {
  const [wordsA, wordsB] = [wordsOf(a), wordsOf(b)];
  const [inA, inB] = common(wordsA, wordsB);
  return [runs(wordsA, inA), runs(wordsB, inB)];
}

const BLOCK_END = /<\/(?:p|li|h[1-6]|blockquote|td|th|tr)>|<br\s*\/?>/gi;

/** The text without tags and invisible spaces, one line per block. */
export function linesOf(html: string, plain: (markup: string) => string): string {
  return html
    .split(BLOCK_END)
    .map((block) => normal(plain(block)))
    .filter((line) => line !== '')
    .join('\n');
}

export function normal(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim();
}

/** Formatting matters, white space does not. */
export function normalMarkup(html: string): string {
  return normal(html.replaceAll('&nbsp;', ' '))
    .replace(/\s+(?=<\/(?:p|li|h[1-6]|blockquote)>)/g, '')
    .replace(/(<(?:p|li|h[1-6]|blockquote)>)\s+/g, '$1')
    .replace(/<p><\/p>/g, '');
}
