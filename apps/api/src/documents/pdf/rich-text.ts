import type { DefaultTreeAdapterTypes } from 'parse5';
import { parseFragment, defaultTreeAdapter as tree } from 'parse5';
import type { BlocoRico, Marca } from './rich-text-blocks.ts';
import { RichTextBuilder } from './rich-text-builder.ts';
import { linkPermitido } from './rich-text-links.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** Of deeper elements only the text is kept (T-D18). */
const MAX_DEPTH = 40;
/** Deeper lists and quotes leave no width. */
const MAX_NESTING = 6;

const MARKS: Readonly<Record<string, Marca>> = {
  strong: 'forte',
  b: 'forte',
  em: 'enfase',
  i: 'enfase',
  u: 'sublinhado',
  s: 'riscado',
  sub: 'sub',
  sup: 'sup',
  code: 'codigo',
};

const HEADINGS: Readonly<Record<string, 3 | 4 | 5>> = { h2: 3, h3: 4, h4: 5 };

/** Elements that browsers do not show as text. */
const INVISIBLE = new Set([
  'script',
  'style',
  'template',
  'iframe',
  'noscript',
  'noembed',
  'noframes',
  'title',
]);

/** Elements that are dropped, while their text is separated. */
const SEPARATING = new Set(
  'address article aside dd div dl dt figcaption figure footer form h1 h5 h6 header hr main nav pre section table tr td th textarea'.split(
    ' ',
  ),
);

interface Context {
  readonly depth: number;
  readonly nesting: number;
  readonly marks: readonly Marca[];
  readonly link: string | null;
}

/** Collects the text without recursion, since a tree may be thousands deep. */
function plainText(root: Node): string {
  const pending: Node[] = [root];
  let text = '';
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (tree.isTextNode(node)) text += node.value;
    else if (tree.isElementNode(node) && !INVISIBLE.has(node.tagName)) {
      for (let i = node.childNodes.length - 1; i >= 0; i -= 1) {
        const child = node.childNodes[i];
        if (child !== undefined) pending.push(child);
      }
    }
  }
  return text;
}

function nested(element: Element, context: Context): readonly BlocoRico[] {
  const inner = new RichTextBuilder();
  walkAll(element, inner, { ...context, depth: context.depth + 1, nesting: context.nesting + 1 });
  return inner.finish();
}

function list(element: Element, out: RichTextBuilder, context: Context): void {
  const items = element.childNodes
    .filter((child) => tree.isElementNode(child))
    .map((child) => nested(child, { ...context, depth: context.depth + 1 }))
    .filter((item) => item.length > 0);
  if (items.length > 0) out.block({ tipo: 'lista', ordenada: element.tagName === 'ol', itens: items });
}

function element(node: Element, out: RichTextBuilder, context: Context): void {
  const name = node.tagName;
  if (INVISIBLE.has(name)) return;
  const mark = MARKS[name];
  const heading = HEADINGS[name];
  const deeper = { ...context, depth: context.depth + 1 };
  if (name === 'br') out.lineBreak();
  else if (mark !== undefined) {
    walkAll(node, out, { ...deeper, marks: [...new Set([...context.marks, mark])] });
  } else if (name === 'a') {
    const href = node.attrs.find((attribute) => attribute.name === 'href')?.value;
    walkAll(node, out, { ...deeper, link: linkPermitido(href) });
  } else if (heading !== undefined) {
    out.paragraph(heading, () => walkAll(node, out, deeper));
  } else if ((name === 'ul' || name === 'ol') && context.nesting < MAX_NESTING) list(node, out, context);
  else if (name === 'blockquote' && context.nesting < MAX_NESTING) {
    const blocos = nested(node, context);
    if (blocos.length > 0) out.block({ tipo: 'citacao', blocos });
  } else if (SEPARATING.has(name) || ['p', 'li', 'ul', 'ol', 'blockquote'].includes(name)) {
    out.paragraph(null, () => walkAll(node, out, deeper));
  } else walkAll(node, out, deeper);
}

function walkAll(parent: Element, out: RichTextBuilder, context: Context): void {
  for (const node of parent.childNodes) {
    if (context.depth >= MAX_DEPTH) out.text(plainText(node), context.marks, context.link);
    else if (tree.isTextNode(node)) out.text(node.value, context.marks, context.link);
    else if (tree.isElementNode(node)) element(node, out, context);
  }
}

/**
 * The editor's elements keep their form (p, br, strong, em, u, s, lists, quotes, h2 to h4, links, sub, sup,
 * code); of others only the visible text stays. Nothing is fetched.
 */
export function richText(markup: string): readonly BlocoRico[] {
  const out = new RichTextBuilder();
  const fragment = parseFragment(markup.toWellFormed());
  const context: Context = { depth: 0, nesting: 0, marks: [], link: null };
  for (const node of fragment.childNodes) {
    if (tree.isTextNode(node)) out.text(node.value, [], null);
    else if (tree.isElementNode(node)) element(node, out, context);
  }
  return out.finish();
}
