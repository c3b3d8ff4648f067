import { estaVazio } from '@instrutoria/domain/kernel/texto.ts';
import type { BlocoRico, Marca, Trecho } from './rich-text-blocks.ts';
import { limpar, partesDe } from './texto.ts';

interface Run {
  text: string;
  readonly marks: readonly Marca[];
  readonly link: string | null;
}

/** White space collapses across runs and disappears at line edges, as in a browser. */
function trechosDe(runs: readonly (Run | 'br')[]): Trecho[] {
  const trechos: Trecho[] = [];
  let glue = true;
  runs.forEach((run, i) => {
    if (run === 'br') {
      trechos.push({ quebra: true });
      glue = true;
      return;
    }
    const next = runs[i + 1];
    let text = glue ? run.text.replace(/^ +/, '') : run.text;
    if (next === undefined || next === 'br') text = text.replace(/ +$/, '');
    if (text === '') return;
    glue = text.endsWith(' ');
    // Typst 0.14 fails on a link without text.
    const link = estaVazio(text) ? null : run.link;
    trechos.push({ quebra: false, partes: partesDe(text), marcas: run.marks, link });
  });
  while (trechos.at(-1)?.quebra === true) trechos.pop();
  return trechos;
}

/** Collects runs into paragraphs and blocks; empty ones disappear. */
export class RichTextBuilder {
  private blocks: BlocoRico[] = [];
  private runs: (Run | 'br')[] = [];

  text(raw: string, marks: readonly Marca[], link: string | null): void {
    const text = limpar(raw);
    if (text !== '') this.runs.push({ text, marks, link });
  }

  lineBreak(): void {
    if (this.runs.length > 0) this.runs.push('br');
  }

  /** `fill` writes a separate paragraph (or heading). */
  paragraph(heading: 3 | 4 | 5 | null, fill: () => void): void {
    this.flush(null);
    fill();
    this.flush(heading);
  }

  block(block: BlocoRico): void {
    this.flush(null);
    this.blocks.push(block);
  }

  finish(): readonly BlocoRico[] {
    this.flush(null);
    return this.blocks;
  }

  private flush(heading: 3 | 4 | 5 | null): void {
    const trechos = trechosDe(this.runs);
    this.runs = [];
    if (trechos.length === 0) return;
    this.blocks.push(
      heading === null ? { tipo: 'paragrafo', trechos } : { tipo: 'titulo', nivel: heading, trechos },
    );
  }
}
