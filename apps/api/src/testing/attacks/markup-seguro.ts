import type { DefaultTreeAdapterTypes } from 'parse5';
import { parseFragment } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;

const MARCAS = new Set('p br strong b em i u s ul ol li blockquote h2 h3 h4 a sub sup code'.split(' '));
const HTML = 'http://www.w3.org/1999/xhtml';
/** Only absolute ones are allowed (T-E3). */
const ENDERECO = /^(?:https?:\/\/|mailto:)\S/i;

function problemasDoElemento(node: DefaultTreeAdapterTypes.Element): string[] {
  const { tagName, namespaceURI, attrs } = node;
  const marca = MARCAS.has(tagName) && namespaceURI === HTML ? [] : [`<${tagName}>`];
  const atributos = attrs.flatMap(({ name, value }) =>
    tagName === 'a' && name === 'href' && ENDERECO.test(value) ? [] : [`${name}="${value}"`],
  );
  return [...marca, ...atributos];
}

/**
 * What a browser would find in the markup besides harmless formatting: elements and attributes outside the
 * whitelist.
 */
export function perigosDoMarkup(markup: string): string[] {
  const pendentes: Node[] = [parseFragment(markup)];
  const perigos: string[] = [];
  for (let node = pendentes.pop(); node !== undefined; node = pendentes.pop()) {
    if ('tagName' in node) perigos.push(...problemasDoElemento(node));
    if ('content' in node) pendentes.push(node.content);
    if ('childNodes' in node) pendentes.push(...node.childNodes);
  }
  return perigos;
}
