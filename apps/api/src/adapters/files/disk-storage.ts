import { access, constants, open, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { FUNCIONA, fora } from '../part-check.ts';
import { type Disk, moveDurable, realDisk, sync, writeDurable } from './durable-write.ts';
import { errno } from './errno.ts';
import type { FileStorage } from './file-storage.ts';
import { arquivoNaoEncontrado, conferirChave } from './key.ts';

/** Stores files under DATA_DIR/arquivos. */
export function createDiskStorage(dataDir: string, disk: Disk = realDisk): FileStorage {
  const raiz = join(dataDir, 'arquivos');
  const lugar = (key: string): string => join(raiz, conferirChave(key));
  return {
    put: (key, tempPath) => moveDurable(tempPath, lugar(key), disk),
    putBytes: (key, bytes) => writeDurable(lugar(key), bytes, { disk }),
    async read(key) {
      // Opened here, so that a missing file gives a 404 and not a broken answer.
      const handle = await open(lugar(key), 'r').catch(traduzir);
      return handle.createReadStream();
    },
    bytes: async (key) => new Uint8Array(await readFile(lugar(key)).catch(traduzir)),
    async remove(key) {
      await rm(lugar(key), { force: true });
      await sync(raiz).catch((erro: unknown) => {
        if (errno(erro) !== 'ENOENT') throw erro;
      });
    },
    exists: async (key) => (await stat(lugar(key)).catch(sumiu)) !== null,
    async *list() {
      for (const name of (await readdir(raiz).catch(sumiu)) ?? []) {
        if (name.startsWith('.')) continue;
        const arquivo = await stat(join(raiz, name)).catch(sumiu);
        if (arquivo?.isFile()) yield { key: name, modificadoEm: arquivo.mtime };
      }
    },
    async examinar() {
      try {
        await disk.mkdir(raiz, { recursive: true, mode: 0o700 });
        await access(raiz, constants.R_OK | constants.W_OK);
        return FUNCIONA;
      } catch {
        return fora('A pasta dos arquivos em DATA_DIR não pode ser lida e escrita.');
      }
    },
  };
}

function traduzir(erro: unknown): never {
  throw errno(erro) === 'ENOENT' ? arquivoNaoEncontrado() : erro;
}

/** A file that does not exist, or was deleted while the list was read, is no error. */
function sumiu(erro: unknown): null {
  if (errno(erro) === 'ENOENT') return null;
  throw erro;
}
