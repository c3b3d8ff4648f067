import { Readable } from 'node:stream';

/** How long a reader may leave a piece unread: its source is held meanwhile. */
const PACIENCIA_MS = 20_000;

/** For the whole of it: who takes a piece now and then would hold a place and a connection for good. */
const DURACAO_MS = 15 * 60_000;

export interface Pedacos {
  /** The next piece of text; null at the end. */
  proximo(): Promise<string | null>;
  /** Gives back what it reads from; may be called twice. */
  fechar(): Promise<void>;
}

/**
 * Text that is made only as fast as it is read. An error, or a reader who stops, breaks it off: it never ends as
 * if it were whole. What it reads from is closed however it ends.
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
  // A reader gets the error; without a reader it would end the whole program.
  saida.on('error', () => undefined);
  esperar(saida);
  const tarde = () => saida.destroy(new Error('quem baixava demorou demais'));
  const duracao = setTimeout(tarde, duracaoMs).unref();
  return saida;
}
