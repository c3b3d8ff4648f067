/** A line as the browser wrapped it, in CSS px relative to the window. */
export interface TextLine {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly height: number;
}

const graphemes = new Intl.Segmenter('pt-BR', { granularity: 'grapheme' });

function linesOfNode(node: Text): TextLine[] {
  const lines: TextLine[] = [];
  const range = document.createRange();
  for (const { segment, index } of graphemes.segment(node.data)) {
    range.setStart(node, index);
    range.setEnd(node, index + segment.length);
    const box = [...range.getClientRects()].find(({ width }) => width > 0);
    if (box === undefined) continue;
    const last = lines.at(-1);
    if (last !== undefined && Math.abs(last.top - box.top) < box.height / 2) {
      lines[lines.length - 1] = { ...last, text: last.text + segment, right: box.right };
    } else {
      lines.push({ text: segment, left: box.left, top: box.top, right: box.right, height: box.height });
    }
  }
  return lines.filter(({ text }) => text.trim() !== '');
}

export function linesOfText(root: HTMLElement): TextLine[] {
  const lines: TextLine[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    if (walker.currentNode instanceof Text) lines.push(...linesOfNode(walker.currentNode));
  }
  return lines;
}
