import { DOMParser } from '@xmldom/xmldom';

/** XML that is not read; its text is for the log. */
export class XmlRefused extends Error {}

/** Entities and external files are declared in these: refused before any parser sees the text. */
const DECLARATION = /<!(?!--|\[CDATA\[)/;
/** In a signed message a comment could split a text, and nothing that a provider sends needs one. */
const MARKUP_BESIDE_ELEMENTS = /<!|<\?(?!xml[ \t\r\n])/;

interface XmlLimits {
  readonly maxChars: number;
  /** Refuses comments, CDATA sections and processing instructions too. */
  readonly onlyElements?: boolean;
}

/** The root element. Throws an XmlRefused for a DTD, a text that is too long, and anything but well-formed XML. */
export function parseXml(text: string, { maxChars, onlyElements = false }: XmlLimits): Element {
  if (text.length > maxChars) throw new XmlRefused(`more than ${maxChars} characters`);
  if ((onlyElements ? MARKUP_BESIDE_ELEMENTS : DECLARATION).test(text)) {
    throw new XmlRefused(
      onlyElements ? 'a declaration, comment or instruction' : 'a document type declaration',
    );
  }
  const refuse = (message: unknown) => {
    throw new XmlRefused(String(message));
  };
  const parser = new DOMParser({
    locator: {},
    errorHandler: { warning: refuse, error: refuse, fatalError: refuse },
  });
  try {
    const root: Element | null = parser.parseFromString(text, 'text/xml').documentElement;
    if (root === null) throw new XmlRefused('no element');
    return root;
  } catch (error) {
    if (error instanceof XmlRefused) throw error;
    // The parser itself fails on some malformed texts, and on very deep ones.
    throw new XmlRefused(error instanceof Error ? error.message : 'unreadable');
  }
}

/** Direct children with this name. */
export function childrenOf(parent: Element, namespace: string, name: string): Element[] {
  return Array.from(parent.childNodes).filter(
    (node): node is Element =>
      node.nodeType === 1 &&
      (node as Element).namespaceURI === namespace &&
      (node as Element).localName === name,
  );
}

export function childOf(parent: Element, namespace: string, name: string): Element | null {
  return childrenOf(parent, namespace, name)[0] ?? null;
}

/** All elements below with this name; `*` is every namespace. */
export function descendantsOf(parent: Element, namespace: string, name: string): Element[] {
  return Array.from(parent.getElementsByTagNameNS(namespace, name));
}

export function textOf(element: Element | null): string | null {
  const text = element?.textContent?.trim() ?? '';
  return text === '' ? null : text;
}

export function attributeOf(element: Element | null, name: string): string | null {
  return element?.getAttribute(name) || null;
}

export function escapeXml(text: string): string {
  return text.replace(/[<>&"']/g, (char) => `&#${char.charCodeAt(0)};`);
}
