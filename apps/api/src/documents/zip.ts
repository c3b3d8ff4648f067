import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** One file of a ZIP; it is opened when its turn comes, so that one at a time is in memory. */
export interface EntradaDoZip {
  readonly nome: string;
  /** Text is worth compressing, PDF and JPEG are not. */
  readonly comprimir: boolean;
  abrir(): Promise<NodeJS.ReadableStream>;
}

/** A ZIP as a stream of bytes, made while it is read. An entry that fails breaks the stream off. */
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
