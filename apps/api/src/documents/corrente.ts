import { Readable } from 'node:stream';

/** How long a reader may leave a piece unread, since its source stays open meanwhile. */
const PACIENCIA_MS = 20_000;

/** The most time for the whole text: otherwise a slow reader would keep a place and a connection for ever. */
const DURACAO_MS = 15 * 60_000;

export interface Pedacos {
  /** The next piece of text; null at the end. */
  proximo(): Promise<string | null>;
  /** Releases the source; may be called twice. */
  fechar(): Promise<void>;
}

/**
 * A stream that is produced only as fast as it is read. An error, or a reader who stops, breaks it off: it
 * never ends as if it were complete. Its source is always closed.
 */
export function corrente(
  { proximo, fechar }: Pedacos,
  { pacienciaMs = PACIENCIA_MS, duracaoMs = DURACAO_MS } = {},
): Readable {
  let paciencia: NodeJS.Timeout | undefined;
  const esperar = (saida: Readable): void => {
    clearTimeout(paciencia);
    const desistir = () => saida.destroy(new Error('quem baixava parou de ler'));
    paciencia = setTimeout(desistir, pacienciaMs).unref();
  };
  async function seguinte(): Promise<string | null> {
    const pedaco = await proximo();
    if (pedaco === null) await fechar();
    return pedaco;
  }
  const saida = new Readable({
    read() {
      clearTimeout(paciencia);
      seguinte().then(
        (pedaco) => {
          if (pedaco !== null) esperar(this);
          this.push(pedaco);
        },
        (error: unknown) => this.destroy(error instanceof Error ? error : new Error(String(error))),
      );
    },
    destroy(error, done) {
      clearTimeout(paciencia);
      clearTimeout(duracao);
      fechar().then(
        () => done(error),
        (depois: unknown) => done(error ?? (depois instanceof Error ? depois : new Error(String(depois)))),
      );
    },
  });
  // A reader gets the error; without a listener it would end the whole process.
  saida.on('error', () => undefined);
  esperar(saida);
  const tarde = () => saida.destroy(new Error('quem baixava demorou demais'));
  const duracao = setTimeout(tarde, duracaoMs).unref();
  return saida;
}
