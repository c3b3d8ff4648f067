/** A script as the bundler shares it when nothing is said: the modules that the same pages need. */
export interface Piece {
  readonly file: string;
  readonly modules: readonly string[];
  /** Of gzip, its styles included. */
  readonly kib: number;
  /** What it imports at once. */
  readonly imports: readonly string[];
  /** What it asks for later, once the page is idle or somebody acts. */
  readonly later: readonly string[];
}

export interface Gathering {
  readonly pieces: readonly Piece[];
  /** Here before any page: the entry, the frame, and what they import. */
  readonly base: readonly string[];
  readonly pages: readonly string[];
  /** No page grows beyond it, KiB of gzip. */
  readonly limit: number;
}

/** What one request is worth, KiB: its headers, its place in a row of six, and compression that begins anew. */
const REQUEST = 2;

/** What comes once the page is idle holds nobody up: a KiB of it counts as this much. */
const LATER = 0.1;

/** What is asked for later and weighs more comes by an act of its own (the editor, PDFs, charts), as a page does. KiB. */
const ALONE = 10;

type Pieces = ReadonlyMap<string, Piece>;

/** A set of numbers below a size that all of a kind share. */
type Bits = Uint32Array;

/** One script that comes to be. */
interface Script {
  readonly files: readonly string[];
  readonly kib: number;
  /** A page, or what comes by an act of its own: only its imports matter here. */
  readonly stands: boolean;
  /** Which pages need it at once; and which ask for it at all. */
  readonly needs: Bits;
  readonly asks: Bits;
}

/** The scripts in order, and for each the places of those that it imports, and of those that come with it. */
interface Division {
  readonly scripts: readonly Script[];
  readonly imports: readonly (readonly number[])[];
  readonly brings: readonly Bits[];
}

/**
 * Which pieces become one script, so that a page asks for few and hardly carries what only others need (ADR 0004).
 * Begins with each piece by itself and joins, again and again, the two that save most: a request saved, against
 * each KiB that a page would carry in vain, with all that it imports. Never two that would import each other in
 * a circle. Answers the modules of each script of more than one piece; the same for the same pieces.
 */
export function gather({ pieces, base, pages, limit }: Gathering): readonly (readonly string[])[] {
  const by = new Map(pieces.map((piece) => [piece.file, piece]));
  const here = closure(by, base);
  const alone = pieces
    .flatMap(({ later }) => later)
    .filter((file) => !pages.includes(file) && !here.has(file))
    .filter((file) => kibOf(by, [file]) > ALONE);
  const standing = [...new Set([...pages, ...alone])];
  const needed = standing.map((file) => closure(by, [file]));
  const asked = needed.map((own) => visit(by, here, own, standing));
  const who = (file: string, among: readonly ReadonlySet<string>[]) =>
    bits(standing.length, (i) => among[i]?.has(file) === true);
  // Only pages have a limit.
  const weights = pages.map((_, i) => kibOf(by, here) + kibOf(by, needed[i] ?? [], here));

  let scripts: readonly Script[] = pieces
    .filter(({ file }) => !here.has(file))
    .toSorted((a, b) => (a.file < b.file ? -1 : 1))
    .map(({ file, kib }) => ({
      files: [file],
      kib,
      stands: standing.includes(file),
      needs: who(file, needed),
      asks: who(file, asked),
    }))
    .filter(({ asks }) => count(asks) > 0);
  for (;;) {
    const division = divide(by, scripts);
    const found = best(division, weights, limit);
    if (found === null) break;
    for (const [page, more] of heavier(division, found).entries())
      weights[page] = (weights[page] ?? 0) + more;
    scripts = joined(division, found);
  }
  return scripts
    .filter(({ files }) => files.length > 1)
    .map(({ files }) => files.flatMap((file) => by.get(file)?.modules ?? []));
}

function closure(by: Pieces, starts: Iterable<string>): Set<string> {
  const seen = new Set<string>();
  const open = [...starts];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    open.push(...(by.get(file)?.imports ?? []));
  }
  return seen;
}

function kibOf(by: Pieces, files: Iterable<string>, without: ReadonlySet<string> = new Set()): number {
  return [...files].reduce((sum, file) => sum + (without.has(file) ? 0 : (by.get(file)?.kib ?? 0)), 0);
}

/** All that a page asks for while somebody stays: with what it needs, the dialogs of it and of the frame. */
function visit(
  by: Pieces,
  here: ReadonlySet<string>,
  own: ReadonlySet<string>,
  standing: readonly string[],
): Set<string> {
  const seen = new Set(own);
  const open = [...here, ...own];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    for (const later of by.get(file)?.later ?? []) {
      if (standing.includes(later) || here.has(later)) continue;
      const brought = [...closure(by, [later])].filter((each) => !seen.has(each));
      for (const each of brought) seen.add(each);
      open.push(...brought);
    }
  }
  return seen;
}

function divide(by: Pieces, scripts: readonly Script[]): Division {
  const placeOf = new Map(scripts.flatMap(({ files }, place) => files.map((file) => [file, place] as const)));
  const imports = scripts.map(({ files }, place) => {
    const all = files
      .flatMap((file) => by.get(file)?.imports ?? [])
      .flatMap((file) => placeOf.get(file) ?? []);
    return [...new Set(all)].filter((other) => other !== place);
  });
  const brings: Bits[] = [];
  const bring = (place: number): Bits => {
    const known = brings[place];
    if (known !== undefined) return known;
    let all = bits(scripts.length, (i) => imports[place]?.includes(i) === true);
    for (const other of imports[place] ?? []) all = either(all, bring(other));
    brings[place] = all;
    return all;
  };
  for (const place of scripts.keys()) bring(place);
  return { scripts, imports, brings };
}

interface Pair {
  readonly a: number;
  readonly b: number;
}

/** The two that save most, if any saves. */
function best(division: Division, weights: readonly number[], limit: number): Pair | null {
  const { scripts } = division;
  const pairs = scripts.flatMap((a, i) =>
    scripts.slice(i + 1).flatMap((b, j) => {
      if (a.stands || b.stands) return [];
      const most = REQUEST * common(a.asks, b.asks) - inVain(a, b.needs) * a.kib - inVain(b, a.needs) * b.kib;
      return most > 0 ? [{ a: i, b: i + 1 + j, most }] : [];
    }),
  );
  let found: Pair | null = null;
  let saves = 0;
  for (const pair of pairs.toSorted((a, b) => b.most - a.most)) {
    if (pair.most <= saves) break;
    if (circle(division, pair)) continue;
    const value = saved(division, pair);
    if (
      value <= saves ||
      heavier(division, pair).some((more, page) => more > 0 && (weights[page] ?? 0) + more > limit)
    )
      continue;
    found = pair;
    saves = value;
  }
  return found;
}

/** How many more pages would need it. */
const inVain = ({ needs }: Script, more: Bits): number => count(without(more, needs));

/** Both with all that they bring. */
function touched({ scripts, brings }: Division, { a, b }: Pair): readonly Script[] {
  const others = either(brings[a] ?? bits(0), brings[b] ?? bits(0));
  return scripts.filter((_, i) => i === a || i === b || has(others, i));
}

/** What the saved requests are worth, less what pages would carry or ask for in vain. */
function saved(division: Division, pair: Pair): number {
  const [a, b] = ends(division, pair);
  const needs = either(a.needs, b.needs);
  const asks = either(a.asks, b.asks);
  let value = REQUEST * common(a.asks, b.asks);
  for (const script of touched(division, pair)) {
    const more = count(without(asks, script.asks));
    value -= count(without(needs, script.needs)) * script.kib + LATER * more * script.kib;
    if (script !== a && script !== b) value -= REQUEST * more;
  }
  return value;
}

/** How much each page would grow, KiB. */
function heavier(division: Division, pair: Pair): readonly number[] {
  const [a, b] = ends(division, pair);
  const needs = either(a.needs, b.needs);
  const grown: number[] = [];
  for (const script of touched(division, pair)) {
    const more = without(needs, script.needs);
    for (let page = 0; page < more.length * 32; page += 1)
      if (has(more, page)) grown[page] = (grown[page] ?? 0) + script.kib;
  }
  return Array.from(grown, (kib) => kib ?? 0);
}

function ends({ scripts }: Division, { a, b }: Pair): readonly [Script, Script] {
  const [first, second] = [scripts[a], scripts[b]];
  if (first === undefined || second === undefined) throw new Error('no such script');
  return [first, second];
}

/** Whether one reaches the other by a third: joined, they would import that, and it them. */
function circle({ imports, brings }: Division, { a, b }: Pair): boolean {
  const reaches = (from: number, to: number) =>
    (imports[from] ?? []).some((third) => third !== to && has(brings[third] ?? bits(0), to));
  return reaches(a, b) || reaches(b, a);
}

function joined(division: Division, pair: Pair): readonly Script[] {
  const [a, b] = ends(division, pair);
  const needs = either(a.needs, b.needs);
  const asks = either(a.asks, b.asks);
  const changed = new Set(touched(division, pair));
  const others = division.scripts
    .filter((script) => script !== a && script !== b)
    .map((script) =>
      changed.has(script)
        ? { ...script, needs: either(script.needs, needs), asks: either(script.asks, asks) }
        : script,
    );
  return [...others, { files: [...a.files, ...b.files], kib: a.kib + b.kib, stands: false, needs, asks }];
}

function bits(size: number, set: (i: number) => boolean = () => false): Bits {
  const words = new Uint32Array(Math.ceil(size / 32));
  for (let i = 0; i < size; i += 1) if (set(i)) words[i >> 5] = (words[i >> 5] ?? 0) | (1 << (i & 31));
  return words;
}

const has = (set: Bits, i: number): boolean => (((set[i >> 5] ?? 0) >>> (i & 31)) & 1) === 1;
const either = (a: Bits, b: Bits): Bits => a.map((word, i) => word | (b[i] ?? 0));
const without = (a: Bits, b: Bits): Bits => a.map((word, i) => word & ~(b[i] ?? 0));
const common = (a: Bits, b: Bits): number => count(a.map((word, i) => word & (b[i] ?? 0)));

function count(set: Bits): number {
  let total = 0;
  for (let word of set) for (; word !== 0; word = (word & (word - 1)) >>> 0) total += 1;
  return total;
}
