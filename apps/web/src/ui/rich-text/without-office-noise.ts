/** The pattern of each block's end, by its beginning. */
const ENDS: ReadonlyMap<string, RegExp> = new Map([
  ['<!--', /-->/g],
  ['<style', /<\/style>/gi],
  ['<script', /<\/script>/gi],
  ['<xml', /<\/xml>/gi],
  ['<head', /<\/head>/gi],
  ['<title', /<\/title>/gi],
]);
const BEGINS = /<!--|<(?:style|script|xml|head|title)\b/gi;

function endOf(html: string, begin: string, from: number): number {
  const end = ENDS.get(begin);
  if (end === undefined) return -1;
  end.lastIndex = from;
  return end.test(html) ? end.lastIndex : -1;
}

/** Each end is searched only forward, and a missing one only once. */
function withoutBlocks(html: string): string {
  const endless = new Set<string>();
  let kept = '';
  let from = 0;
  BEGINS.lastIndex = 0;
  for (let found = BEGINS.exec(html); found !== null; found = BEGINS.exec(html)) {
    const begin = found[0].toLowerCase();
    const end = endless.has(begin) ? -1 : endOf(html, begin, found.index);
    if (end === -1) {
      endless.add(begin);
      continue;
    }
    kept += html.slice(from, found.index);
    from = end;
    BEGINS.lastIndex = end;
  }
  return kept + html.slice(from);
}

/** Removes Office's own markup, in linear time even for blocks without an end (T-E7). */
export function withoutOfficeNoise(html: string): string {
  return (
    withoutBlocks(html)
      .replace(/<\/?(?:o|w|m|v|st1):[^<>]*>/gi, '')
      .replace(/<(?:meta|link)\b[^<>]*>/gi, '')
      // Drops the data of pictures, which may be megabytes; they are counted before removal.
      .replace(/<img\b[^<>]*>/gi, '<img>')
  );
}
