import { randomBytes } from 'node:crypto';
import { access, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { beforeEach, describe, expect, it } from 'vitest';
import type { FileStorage } from '../files/file-storage.ts';
import { FUNCIONA } from '../part-check.ts';

const KEY = `arq_${'0123456789abcdef'.repeat(2)}`;

/** Tests the behaviour that both storages share. */
export function describeFileStorage(
  nome: string,
  dir: () => string,
  abrir: () => Promise<FileStorage>,
): void {
  describe(`${nome}: what every storage does`, () => {
    let storage: FileStorage;
    beforeEach(async () => {
      storage = await abrir();
    });

    it('gives back what was put, byte by byte, and takes the temporary file over', async () => {
      const dados = randomBytes(300_000);
      const temp = join(dir(), 'envio');
      await writeFile(temp, dados);
      await storage.put(KEY, temp);
      expect(Buffer.from(await storage.bytes(KEY)).equals(dados)).toBe(true);
      expect((await buffer(await storage.read(KEY))).equals(dados)).toBe(true);
      await expect(access(temp)).rejects.toThrow();
    });

    it('puts and replaces bytes', async () => {
      await storage.putBytes(KEY, Buffer.from('um'));
      await storage.putBytes(KEY, Buffer.from('dois'));
      expect(Buffer.from(await storage.bytes(KEY)).toString()).toBe('dois');
      expect((await storage.bytes(KEY)).buffer.byteLength).toBe(4);
    });

    it('removes, twice if asked, and tells what exists', async () => {
      expect(await storage.exists(KEY)).toBe(false);
      await storage.putBytes(KEY, Buffer.from('um'));
      expect(await storage.exists(KEY)).toBe(true);
      await storage.remove(KEY);
      await storage.remove(KEY);
      expect(await storage.exists(KEY)).toBe(false);
    });

    it('answers 404 for an unknown key, before any byte', async () => {
      await expect(storage.read(KEY)).rejects.toMatchObject({ kind: 'naoEncontrado' });
      await expect(storage.bytes(KEY)).rejects.toMatchObject({ kind: 'naoEncontrado' });
    });

    it('lists all keys with their time', async () => {
      const chaves = Array.from({ length: 12 }, () => `arq_${randomBytes(16).toString('hex')}`);
      for (const key of chaves) await storage.putBytes(key, Buffer.from(key));
      const lidas: string[] = [];
      for await (const { key, modificadoEm } of storage.list()) {
        lidas.push(key);
        expect(Math.abs(modificadoEm.getTime() - Date.now())).toBeLessThan(60_000);
      }
      expect(lidas.toSorted()).toEqual(chaves.toSorted());
    });

    it('says that it is ready', async () => {
      expect(await storage.examinar()).toEqual(FUNCIONA);
    });

    it.each(['../fora', 'a/b', '/etc/passwd', '', '.oculto', 'a\0b', 'A'.repeat(5), 'a'.repeat(101)])(
      'refuses the key %j (T-D6)',
      async (key) => {
        await expect(async () => storage.exists(key)).rejects.toThrow('Chave de arquivo inválida');
        await expect(async () => storage.putBytes(key, Buffer.from('x'))).rejects.toThrow('inválida');
        await expect(async () => storage.read(key)).rejects.toThrow('inválida');
      },
    );
  });
}
