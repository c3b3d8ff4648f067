const BLOCKS = 'p, div, ul, ol, li, dl, dt, dd, blockquote, pre, h1, h2, h3, h4, h5, h6, br, hr';

/** Removes blocks and keeps their words separated. */
function inline(cell: HTMLElement): readonly Node[] {
  for (const block of cell.querySelectorAll(BLOCKS)) block.replaceWith(' ', ...block.childNodes, ' ');
  return [...cell.childNodes];
}

const hasText = ({ textContent }: Element) => (textContent ?? '').trim() !== '';

function lineOf(row: HTMLTableRowElement): HTMLElement {
  const line = row.ownerDocument.createElement('p');
  for (const cell of row.cells) line.append(...(line.hasChildNodes() ? [' | '] : []), ...inline(cell));
  return line;
}

/**
 * The editor has no tables: each row becomes a line ('a | b'), inner tables first. Returns how many had
 * several cells.
 */
export function plainTables(root: HTMLElement): number {
  let changed = 0;
  for (const table of [...root.querySelectorAll('table')].reverse()) {
    if ([...table.rows].flatMap(({ cells }) => [...cells]).filter(hasText).length > 1) changed += 1;
    const lines = [...table.rows].filter((row) => [...row.cells].some(hasText)).map(lineOf);
    const title = root.ownerDocument.createElement('p');
    if (table.caption !== null && hasText(table.caption)) title.append(...inline(table.caption));
    table.replaceWith(...(title.hasChildNodes() ? [title] : []), ...lines);
  }
  return changed;
}

/** The editor has no levels 1, 5 and 6: they become bold paragraphs. */
export function boldHeadings(root: HTMLElement): void {
  for (const heading of root.querySelectorAll('h1, h5, h6')) {
    const paragraph = root.ownerDocument.createElement('p');
    const bold = root.ownerDocument.createElement('strong');
    bold.append(...heading.childNodes);
    paragraph.append(bold);
    heading.replaceWith(paragraph);
  }
}
