/** The number of letters to change, add, drop or swap with the next one. */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const changed = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped =
        a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY;
      row.push(Math.min(changed, swapped, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    before = last;
    last = row;
  }
  return last[b.length] ?? 0;
}

/** The known name that was probably meant; for short names only one letter may differ (HOME is not HOST). */
export function misspelled(name: string, known: readonly string[]): string | null {
  const near = known.find((k) => distance(name.toUpperCase(), k.toUpperCase()) <= (k.length < 6 ? 1 : 2));
  return near ?? null;
}
