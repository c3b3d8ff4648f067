import { PassThrough, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

export interface EntradaDaCorrente {
  readonly nome: string;
  /** False for PDF and JPEG. */
  readonly comprimir: boolean;
  readonly bytes: Readable;
}

/** The most time for one ZIP, so that a slow reader does not keep a turn for ever. */
const DURACAO_MS = 2 * 60 * 60_000;

/**
 * A ZIP that is written while it is read: the next entry is asked for when the one before was sent. An error, or a reader
 * who leaves, breaks it off before its directory, so that no program takes it for complete; `entradas` is always
 * returned to.
 */
export function zipCorrente(
  entradas: AsyncGenerator<EntradaDaCorrente>,
  { quando, duracaoMs = DURACAO_MS }: { readonly quando: Date; readonly duracaoMs?: number },
): Readable {
  const zip = new ZipFile();
  const saida = new PassThrough();
  zip.outputStream.pipe(saida);
  let aberta: Readable | undefined;
  const falhar = (erro: unknown): void => {
    saida.destroy(erro instanceof Error ? erro : new Error(String(erro)));
  };
  // A reader gets the error; without a listener it would end the whole process.
  saida.on('error', () => undefined);
  saida.once('close', () => {
    clearTimeout(limite);
    aberta?.destroy();
  });
  zip.on('error', falhar);
  const limite = setTimeout(() => falhar(new Error('quem baixava demorou demais')), duracaoMs).unref();

  // yazl keeps this function for each entry until the ZIP ends: it must not hold an entry's stream and bytes.
  const daAberta = (dar: (erro: unknown, bytes: Readable) => void): void => {
    if (aberta !== undefined) dar(null, aberta);
  };

  async function encher(): Promise<void> {
    for await (const { nome, comprimir, bytes } of entradas) {
      aberta = bytes;
      if (saida.destroyed) {
        bytes.destroy();
        return;
      }
      zip.addReadStreamLazy(nome, { mtime: quando, compress: comprimir }, daAberta);
      await finished(bytes);
    }
    zip.end();
  }
  encher().catch(falhar);
  return saida;
}

/** One buffer as a stream of bytes. */
export function correnteDe(bytes: Uint8Array | NodeJS.ReadableStream): Readable {
  if (bytes instanceof Readable) return bytes;
  return bytes instanceof Uint8Array
    ? Readable.from([bytes], { objectMode: false })
    : Readable.from(bytes, { objectMode: false });
}
