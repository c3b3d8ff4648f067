import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';

/** The files of a ZIP by name; throws on a damaged one. */
export async function lerZip(bytes: Buffer): Promise<ReadonlyMap<string, Buffer>> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true });
  const arquivos = new Map<string, Buffer>();
  for await (const entrada of zip.eachEntry()) {
    arquivos.set(entrada.fileName, await buffer(await zip.openReadStreamPromise(entrada)));
  }
  return arquivos;
}
