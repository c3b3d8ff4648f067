import { randomBytes } from 'node:crypto';
import { access, chmod, mkdir, open, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { fora } from '../part-check.ts';
import { describeFileStorage } from '../testing/storage-contract.ts';
import { testDir } from '../testing/test-dir.ts';
import { createDiskStorage } from './disk-storage.ts';
import { type Disk, realDisk } from './durable-write.ts';
import { createFileStorage } from './storage.ts';

const dir = testDir();
const KEY = `arq_${'a'.repeat(32)}`;
const arquivos = () => readdir(join(dir(), 'arquivos'));

function erroDoSistema(code: string): Error {
  return Object.assign(new Error(code), { code });
}

async function tempCom(bytes: Uint8Array): Promise<string> {
  const path = join(dir(), 'envio');
  await writeFile(path, bytes);
  return path;
}

describeFileStorage('disk', dir, () => createFileStorage({ dataDir: dir() }));

describe('durability (T-D10)', () => {
  function registrando(): { disk: Disk; atos: string[] } {
    const atos: string[] = [];
    const disk: Disk = {
      ...realDisk,
      rename: async (de, para) => {
        await realDisk.rename(de, para);
        atos.push('rename');
      },
      open: async (path, flags) => {
        const handle = await open(path, flags);
        const ehDiretorio = (await handle.stat()).isDirectory();
        const sync = handle.sync.bind(handle);
        handle.sync = async () => {
          await sync();
          atos.push(ehDiretorio ? 'fsync directory' : 'fsync file');
        };
        return handle;
      },
    };
    return { disk, atos };
  }

  it('syncs the file, renames it and syncs the directory, in this order', async () => {
    const { disk, atos } = registrando();
    await createDiskStorage(dir(), disk).put(KEY, await tempCom(randomBytes(100)));
    expect(atos).toEqual(['fsync file', 'rename', 'fsync directory']);
  });

  it('syncs, renames and syncs in the same order for bytes', async () => {
    const { disk, atos } = registrando();
    await createDiskStorage(dir(), disk).putBytes(KEY, randomBytes(100));
    expect(atos).toEqual(['fsync file', 'rename', 'fsync directory']);
  });

  it('copies across file systems with the same syncs', async () => {
    const { disk, atos } = registrando();
    let primeira = true;
    const rename: Disk['rename'] = (de, para) => {
      if (!primeira) return disk.rename(de, para);
      primeira = false;
      return Promise.reject(erroDoSistema('EXDEV'));
    };
    const temp = await tempCom(Buffer.from('conteúdo'));
    const storage = createDiskStorage(dir(), { ...disk, rename });
    await storage.put(KEY, temp);
    expect(Buffer.from(await storage.bytes(KEY)).toString()).toBe('conteúdo');
    expect(atos.slice(-3)).toEqual(['fsync file', 'rename', 'fsync directory']);
    await expect(access(temp)).rejects.toThrow();
  });
});

describe('full disk (T-D9)', () => {
  const cheio = (disk: Partial<Disk>) => createDiskStorage(dir(), { ...realDisk, ...disk });
  const semEspaco = { kind: 'semEspaco', code: 'SEM_ESPACO', message: expect.stringContaining('sem espaço') };

  it('answers 507 and leaves no half file when bytes do not fit', async () => {
    const storage = cheio({
      writeFile: async (path, dados) => {
        await writeFile(path as string, (dados as Uint8Array).subarray(0, 10));
        throw erroDoSistema('ENOSPC');
      },
    });
    await expect(storage.putBytes(KEY, randomBytes(100))).rejects.toMatchObject(semEspaco);
    expect(await arquivos()).toEqual([]);
  });

  it('answers 507 when a copy does not fit, and when the quota is used up', async () => {
    const temp = await tempCom(randomBytes(100));
    const storage = cheio({
      rename: () => Promise.reject(erroDoSistema('EXDEV')),
      copyFile: async (_, para) => {
        await writeFile(para, 'meio');
        throw erroDoSistema('EDQUOT');
      },
    });
    await expect(storage.put(KEY, temp)).rejects.toMatchObject(semEspaco);
    expect(await arquivos()).toEqual([]);
  });

  it('keeps stored files readable', async () => {
    await cheio({}).putBytes(KEY, Buffer.from('antes'));
    const storage = cheio({ writeFile: () => Promise.reject(erroDoSistema('ENOSPC')) });
    await expect(storage.putBytes(KEY, Buffer.from('depois'))).rejects.toMatchObject(semEspaco);
    expect((await buffer(await storage.read(KEY))).toString()).toBe('antes');
  });

  it('passes any other error on unchanged', async () => {
    const storage = cheio({ writeFile: () => Promise.reject(erroDoSistema('EIO')) });
    await expect(storage.putBytes(KEY, Buffer.from('x'))).rejects.toThrow('EIO');
  });
});

it('makes files readable for the owner only', async () => {
  const storage = await createFileStorage({ dataDir: dir() });
  await storage.putBytes(KEY, Buffer.from('x'));
  expect((await stat(join(dir(), 'arquivos', KEY))).mode & 0o777).toBe(0o600);
  expect((await stat(join(dir(), 'arquivos'))).mode & 0o777).toBe(0o700);
});

it('lists no file that is still being written', async () => {
  const storage = await createFileStorage({ dataDir: dir() });
  await storage.putBytes(KEY, Buffer.from('x'));
  await writeFile(join(dir(), 'arquivos', '.0123.parte'), 'meio');
  const chaves: string[] = [];
  for await (const { key } of storage.list()) chaves.push(key);
  expect(chaves).toEqual([KEY]);
});

it('reports not ready when it cannot write files', async () => {
  await mkdir(join(dir(), 'bloqueado'));
  await writeFile(join(dir(), 'bloqueado', 'arquivos'), 'um arquivo no lugar da pasta');
  await chmod(join(dir(), 'bloqueado'), 0o500);
  expect(await (await createFileStorage({ dataDir: join(dir(), 'bloqueado') })).examinar()).toEqual(
    fora('A pasta dos arquivos em DATA_DIR não pode ser lida e escrita.'),
  );
  await chmod(join(dir(), 'bloqueado'), 0o700);
});
