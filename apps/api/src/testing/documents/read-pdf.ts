// Reads PDFs in tests with pdfjs only, so that no machine needs poppler.
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface ReadPdf {
  readonly pages: readonly string[];
  /** All pages without white space, so that line breaks and hyphenation do not matter. */
  readonly compact: string;
  readonly title: string;
  readonly language: string;
  readonly tagged: boolean;
  readonly pdfa: string;
  /** Roles of the structure tree, in reading order. */
  readonly roles: readonly string[];
  readonly alternatives: readonly string[];
  readonly links: readonly string[];
  /** The number of images that the pages draw. */
  readonly images: number;
}

interface TreeNode {
  readonly role?: string | undefined;
  readonly alt?: string | undefined;
  readonly children?: readonly TreeNode[] | undefined;
}

function walk(node: TreeNode, visit: (node: TreeNode) => void): void {
  visit(node);
  for (const child of node.children ?? []) walk(child, visit);
}

/** A text without white space, as in `compact`. */
export function squeeze(text: string): string {
  return text.replaceAll(/[\s\u00ad]/g, '');
}

export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: bytes.slice(), verbosity: 0 });
  const pdf = await task.promise;
  const pages: string[] = [];
  const roles: string[] = [];
  const alternatives: string[] = [];
  const links: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''));
    // By the types every child has children, but contents have none.
    const tree = (await page.getStructTree()) as TreeNode | null;
    if (tree !== null) {
      walk(tree, ({ role, alt }) => {
        if (role !== undefined) roles.push(role);
        if (alt !== undefined) alternatives.push(alt);
      });
    }
    for (const annotation of await page.getAnnotations()) {
      // The address in the file: `url` omits those that this reader would not open.
      const address: unknown = annotation.unsafeUrl ?? annotation.url;
      if (typeof address === 'string') links.push(address);
    }
  }
  const { info, metadata } = await pdf.getMetadata();
  const marks = await pdf.getMarkInfo();
  const raw = Buffer.from(bytes).toString('latin1');
  const read: ReadPdf = {
    pages,
    compact: squeeze(pages.join('')),
    title: 'Title' in info ? String(info.Title) : '',
    language: 'Language' in info ? String(info.Language) : '',
    // The types promise an object, but it returns a Map.
    tagged: marks instanceof Map && marks.get('Marked') === true,
    pdfa: `${metadata?.get('pdfaid:part') ?? ''}${metadata?.get('pdfaid:conformance') ?? ''}`,
    roles,
    alternatives,
    links,
    images: raw.match(/\/Subtype ?\/Image/g)?.length ?? 0,
  };
  await task.destroy();
  return read;
}
