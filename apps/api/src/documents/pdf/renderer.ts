import { createOneWorker, type Log } from './one-worker.ts';
import type { DocumentoDoProjeto } from './projeto/modelo.ts';
import type { Rendered } from './typst.ts';

/** Enough for a rush on a deadline's evening, and over in seconds. */
const QUEUE_LIMIT = 32;
/** T-D18. */
const TIMEOUT_MS = 10_000;

export interface PdfRenderer {
  /**
   * The project's printed document (gerar-pdf and openpdf/export), PDF/A-2a whenever every glyph is at hand. What it is
   * made of is asked for when its turn has come.
   * DomainError 'indisponivel' when too many wait, when it takes too long, and after `close`.
   */
  projeto(reunir: () => Promise<DocumentoDoProjeto>): Promise<Uint8Array>;
  /** Gives up what is not finished. */
  close(): Promise<void>;
}

export interface PdfRendererOptions {
  readonly log: Log;
  /** Documents that may wait beside the one being made. */
  readonly queueLimit?: number;
  /** Milliseconds for one document. */
  readonly timeoutMs?: number;
}

/** Starts nothing: the worker thread comes with the first document. */
export function createPdfRenderer(options: PdfRendererOptions): PdfRenderer {
  const { log, queueLimit = QUEUE_LIMIT, timeoutMs = TIMEOUT_MS } = options;
  const worker = createOneWorker<DocumentoDoProjeto, Rendered>({
    url: new URL('./worker.ts', import.meta.url),
    queueLimit,
    timeoutMs,
    log,
  });
  return {
    async projeto(reunir) {
      let id: number | null = null;
      const { bytes, warnings } = await worker.run(async () => {
        const documento = await reunir();
        id = documento.projeto.id;
        return documento;
      });
      for (const reason of warnings) log.warn({ projeto: id, reason }, 'pdf: a lesser document');
      return bytes;
    },
    close: () => worker.close(),
  };
}
