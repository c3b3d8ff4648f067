/** The title as written in the source (with its %s, $name or ${…}). */
export interface TestTitle {
  readonly group: boolean;
  readonly title: string;
}

const START = /(?<![\w.$])(describe|it|test)(?=[.(])/g;
const LITERAL = /^\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1\s*[,)]/s;

export function titlesIn(source: string): TestTitle[] {
  return [...source.matchAll(START)].flatMap(({ 0: word, index }) => {
    const title = titleAt(source, index + word.length);
    return title === null ? [] : [{ group: word === 'describe' || title.group, title: title.text }];
  });
}

export function isTestFile(path: string): boolean {
  return /\.(?:test|spec)\.tsx?$/.test(path);
}

/** The title of a call of `it`, `it.only` or `it.each(…)`: its first literal. */
function titleAt(source: string, from: number): { text: string; group: boolean } | null {
  let at = from;
  let group = false;
  for (;;) {
    const property = /^\.([a-zA-Z]+)/.exec(source.slice(at, at + 40));
    if (property !== null) {
      if (property[1] === 'describe') group = true;
      at += property[0].length;
      continue;
    }
    if (source[at] !== '(') return null;
    const literal = LITERAL.exec(source.slice(at + 1, at + 2000));
    const text = literal?.[2];
    if (text !== undefined) return { text: text.replaceAll(/\\(['"`\\])/g, '$1'), group };
    const end = endOfGroup(source, at);
    if (end === null || !/^[.(]/.test(source.slice(end, end + 1))) return null;
    at = end;
  }
}

function endOfGroup(source: string, open: number): number | null {
  let depth = 0;
  for (let at = open; at < source.length; at += 1) {
    const stepped = afterText(source, at);
    if (stepped !== null) at = stepped - 1;
    else if ('([{'.includes(source[at] ?? ' ')) depth += 1;
    else if (')]}'.includes(source[at] ?? ' ')) {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return null;
}

/** The position after the string, template or comment that begins here, or null. */
function afterText(source: string, at: number): number | null {
  const two = source.slice(at, at + 2);
  if (two === '//') return ends(source.indexOf('\n', at), 1);
  if (two === '/*') return ends(source.indexOf('*/', at), 2);
  if (source[at] === '/') return afterRegex(source, at);
  const quote = source[at];
  if (quote !== "'" && quote !== '"' && quote !== '`') return null;
  for (let to = at + 1; to < source.length; to += 1) {
    if (source[to] === '\\') to += 1;
    else if (quote === '`' && source.startsWith('${', to)) to = (endOfGroup(source, to + 1) ?? to + 1) - 1;
    else if (source[to] === quote) return to + 1;
  }
  return null;
}

/** The position after the regular expression that begins here; null for a division. */
function afterRegex(source: string, at: number): number | null {
  if (!/[([{,;:=!&|?>]\s*$|\breturn\s*$/.test(source.slice(Math.max(0, at - 40), at))) return null;
  const [text] =
    /^\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\/[a-z]*/.exec(source.slice(at, at + 1000)) ?? [];
  return text === undefined ? null : at + text.length;
}

function ends(found: number, length: number): number | null {
  return found === -1 ? null : found + length;
}
