import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** Opened in its turn, so that only one entry is in memory. */
export interface EntradaDoZip {
  readonly nome: string;
  /** False for PDF and JPEG. */
  readonly comprimir: boolean;
  abrir(): Promise<NodeJS.ReadableStream>;
}

/** A zip that is written while it is read. A failing entry breaks the stream. */
export function zipDe(entradas: readonly EntradaDoZip[], quando: Date): NodeJS.ReadableStream {
  const zip = new ZipFile();
  const saida = Readable.from(zip.outputStream);
  const falhar = (erro: unknown): void =>
    void saida.destroy(erro instanceof Error ? erro : new Error(String(erro)));
  zip.on('error', falhar);
  for (const { nome, comprimir, abrir } of entradas) {
    zip.addReadStreamLazy(nome, { mtime: quando, compress: comprimir }, (pronto) => {
      abrir().then(
        (bytes) => {
          bytes.on('error', falhar);
          pronto(null, bytes);
        },
        (erro: unknown) => {
          falhar(erro);
          pronto(erro, Readable.from([]));
        },
      );
    });
  }
  zip.end();
  return saida;
}
