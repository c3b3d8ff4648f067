import { createOneWorker, type Log } from './one-worker.ts';
import type { DocumentoDoProjeto } from './projeto/modelo.ts';
import type { DocumentoPronto, Trabalho } from './trabalho.ts';
import type { Rendered } from './typst.ts';

/** Enough for the evening of a deadline, and printed in seconds. */
const QUEUE_LIMIT = 32;
const TIMEOUT_MS = 10_000;
/**
 * Fonts and compiled templates take about 60 MiB, freed after this time; the next document loads them again.
 */
const IDLE_MS = 120_000;
/** Next to this file in the sources, next to the bundle in a release. */
const WORKER = new URL(
  import.meta.url.endsWith('.ts') ? './pdf-worker.ts' : './pdf-worker.js',
  import.meta.url,
);

export interface PdfRenderer {
  /**
   * A project (gerar-pdf, openpdf/export), as PDF/A-2a when every glyph exists; `reunir` runs when it is the
   * document's turn. DomainError 'indisponivel' when the queue is full, when it takes too long, and after
   * `close`.
   */
  projeto(reunir: () => Promise<DocumentoDoProjeto>): Promise<Uint8Array>;
  /** Any other document. Rejects like `projeto`. */
  documento(reunir: () => Promise<DocumentoPronto>): Promise<Uint8Array>;
  close(): Promise<void>;
}

export interface PdfRendererOptions {
  readonly log: Log;
  readonly queueLimit?: number;
  readonly timeoutMs?: number;
  readonly idleMs?: number;
}

/** The worker thread starts with the first document. */
export function createPdfRenderer(options: PdfRendererOptions): PdfRenderer {
  const { log, queueLimit = QUEUE_LIMIT, timeoutMs = TIMEOUT_MS, idleMs = IDLE_MS } = options;
  const worker = createOneWorker<Trabalho, Rendered>({
    url: WORKER,
    queueLimit,
    timeoutMs,
    idleMs,
    log,
  });

  async function make(reunir: () => Promise<Trabalho>): Promise<Uint8Array> {
    let sobre: object = {};
    const { bytes, warnings } = await worker.run(async () => {
      const trabalho = await reunir();
      sobre =
        trabalho.tipo === 'projeto' ? { projeto: trabalho.documento.projeto.id } : trabalho.documento.sobre;
      return trabalho;
    });
    for (const reason of warnings) log.warn({ ...sobre, reason }, 'um PDF saiu sem o padrão PDF/A');
    return bytes;
  }

  return {
    projeto: (reunir) => make(async () => ({ tipo: 'projeto', documento: await reunir() })),
    documento: (reunir) => make(async () => ({ tipo: 'pronto', documento: await reunir() })),
    close: () => worker.close(),
  };
}
