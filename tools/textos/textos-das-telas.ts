import { parseAst } from 'rolldown/parseAst';

/** A text that a source shows to a person; '…' replaces text that the program fills in. */
export interface TextoDaTela {
  readonly line: number;
  readonly text: string;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Nodes whose strings are names for the program: paths, types, keys, classes. */
const UNSEEN = /^(?:Import|ExportAll|TS(?!As|Satisfies|NonNull))/;
const UNSEEN_ATTRIBUTES = /^(?:className|style|id|name|href|to|key|type|role|d|src|htmlFor|target|rel)$/;

/** Every text of a source that reads as Portuguese, in the order of the file. */
export function textosDasTelas(path: string, source: string): TextoDaTela[] {
  const { body } = parseAst(source, { lang: path.endsWith('x') ? 'tsx' : 'ts' });
  const found: { start: number; text: string }[] = [];
  const add = (start: number, text: string) => {
    const clean = text.replaceAll(/[\s\u00a0]+/g, ' ').trim();
    if (reads(clean)) found.push({ start, text: clean });
  };
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) {
      for (const one of value) visit(one);
    } else if (isNode(value) && seen(value)) {
      const text = written(value);
      if (text !== null) add(value.start, text);
      for (const part of unwritten(value)) visit(part);
    }
  };
  visit(body);
  const lines = source.split('\n');
  const ends: number[] = [];
  for (const line of lines) ends.push((ends.at(-1) ?? 0) + line.length + 1);
  return found
    .toSorted((a, b) => a.start - b.start)
    .map(({ start, text }) => ({ line: ends.findIndex((end) => end > start) + 1, text }));
}

function seen(node: Node): boolean {
  if (node.type === 'JSXAttribute') return !UNSEEN_ATTRIBUTES.test(nameOf(node));
  return !UNSEEN.test(node.type);
}

function nameOf({ name }: Node): string {
  return isNode(name) && typeof name.name === 'string' ? name.name : '';
}

function listOf(value: unknown): readonly Node[] {
  return Array.isArray(value) ? value.filter(isNode) : [];
}

/** The whole text that a node produces, or null. */
function written(node: Node): string | null {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? node.value : null;
    case 'TemplateLiteral':
      return listOf(node.quasis)
        .map(({ value }) => (value as { readonly cooked: string }).cooked)
        .join('…');
    case 'BinaryExpression': {
      if (node.operator !== '+' || !isNode(node.left) || !isNode(node.right)) return null;
      const [left, right] = [written(node.left), written(node.right)];
      return left === null && right === null ? null : `${left ?? '…'}${right ?? '…'}`;
    }
    case 'JSXElement':
    case 'JSXFragment': {
      const children = listOf(node.children);
      return children.some(({ type, value }) => type === 'JSXText' && /\p{L}/u.test(String(value)))
        ? children.map(child).join('')
        : null;
    }
    default:
      return null;
  }
}

function child(node: Node): string {
  if (node.type === 'JSXText') return String(node.value).replaceAll(/\s*\n\s*/g, ' ');
  if (node.type === 'JSXExpressionContainer')
    return (isNode(node.expression) ? written(node.expression) : null) ?? '…';
  return written(node) ?? '…';
}

/** The parts of a node whose texts are not in the text that it produces. */
function unwritten(node: Node): unknown[] {
  const whole = written(node) !== null;
  if (node.type === 'TemplateLiteral') return [node.expressions];
  if (node.type === 'BinaryExpression' && whole)
    return [node.left, node.right].flatMap((side) =>
      isNode(side) ? (written(side) === null ? [side] : unwritten(side)) : [],
    );
  if (/^JSX(?:Element|Fragment)$/.test(node.type) && whole) {
    const children = listOf(node.children).flatMap((one) => {
      if (one.type === 'JSXExpressionContainer')
        return isNode(one.expression) && written(one.expression) !== null
          ? unwritten(one.expression)
          : [one.expression];
      return written(one) === null ? [one] : unwritten(one);
    });
    return [node.openingElement, ...children];
  }
  if (node.type === 'Literal') return [];
  if (node.type === 'ExportNamedDeclaration') return [node.declaration];
  if (node.type === 'Property') return [node.computed === true ? node.key : null, node.value];
  return Object.values(node);
}

/**
 * Whether a text reads as words: one with a capital, or several; not a name in the program, a path, a class
 * or a query.
 */
function reads(text: string): boolean {
  if (!/\p{L}{2}/u.test(text)) return false;
  if (
    /\b(?:SELECT|INSERT|UPDATE|DELETE|WHERE|FROM|JOIN|ORDER BY|select|where|from|returning|order by)\b/.test(
      text,
    )
  )
    return false;
  if (/[{}<>;=\\]|var\(|\brem\b|\d(?:px|em|fr|vh)\b|^[\w-]+\/|^\//.test(text)) return false;
  if (/\p{L}\s+…?\s*\p{L}/u.test(text)) return true;
  return /^\p{Lu}\p{Ll}+[.!?:…\s]*$/u.test(text) || /[à-ú]/.test(text);
}
