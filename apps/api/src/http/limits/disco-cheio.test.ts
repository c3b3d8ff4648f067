import { execFile } from 'node:child_process';
import { open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { temporaryDataDir } from '@instrutoria/postgres-embutido/testing/data-dir.ts';
import { expect, it } from 'vitest';
import { errno } from '../../adapters/files/errno.ts';
import { createPasswords } from '../../adapters/password.ts';
import { umPdf } from '../../testing/documents/arquivos.ts';
import { contar } from '../../testing/figures.ts';
import { atePronta, novaInstalacao } from '../../testing/machines/instalacao.ts';
import { pedirDe, umaRodada } from '../../testing/server/vitima.ts';
import { SENHA } from '../../testing/world/contas.ts';
import type { Pessoa } from '../../testing/world.ts';

const run = promisify(execFile);

/** Mounts a file system under the folder; false, with a message, where this machine does not permit it. */
async function montar(pasta: string): Promise<boolean> {
  try {
    await run('mount', ['-t', 'tmpfs', '-o', 'size=384m,mode=0711', 'tmpfs', pasta]);
    return true;
  } catch (error) {
    const porque = error instanceof Error ? error.message.split('\n').at(-2) : String(error);
    contar('disco', `no file system may be mounted here (${porque}); the rule is tested with a told reading`);
    return false;
  }
}

/** Writes until the disk is full. */
async function encher(pasta: string): Promise<void> {
  const arquivo = await open(join(pasta, 'alheio'), 'w');
  for (const pedaco of [Buffer.alloc(1024 * 1024), Buffer.alloc(4096)]) {
    let cabe = true;
    while (cabe) {
      cabe = await arquivo.write(pedaco).then(
        () => true,
        (error: unknown) => {
          if (errno(error) === 'ENOSPC') return false;
          throw error;
        },
      );
    }
  }
  await arquivo.close();
}

it('[C-F1] answers reads, logins and writes without files on a full disk, and uploads with 507 (T-D9)', async () => {
  const pasta = await temporaryDataDir();
  const montada = await montar(pasta);
  let vitima: Pessoa | undefined;
  let rascunho = 0;
  const senha = await createPasswords().hash(SENHA);
  const instalacao = await novaInstalacao(
    pasta,
    async (w) => {
      vitima = await w.novaPessoa('coordenador', { senha });
      rascunho = await w.novoProjeto(vitima.id, null, { ehRascunho: true });
    },
    { embutida: true },
  );
  try {
    const { url } = await instalacao.iniciar();
    await atePronta(url);
    if (vitima === undefined) throw new Error('nobody was made');
    const { token } = vitima;
    const dias = async (): Promise<number[]> =>
      (await umaRodada(url, vitima as Pessoa, rascunho, '127.0.0.1')).map(({ status }) => status);
    expect(await dias()).toEqual([200, 200, 200]);
    if (!montada) return;
    const enviar = () =>
      pedirDe<{ code: string }>(url, {
        method: 'POST',
        path: '/api/disciplina/upload',
        token,
        file: umPdf(),
      });
    // 384 MB are below the floor of free space on any disk.
    expect(await enviar()).toMatchObject({ status: 507, body: { code: 'ESPACO_ACABANDO' } });
    await encher(pasta);
    const { bavail } = await statfs(pasta);
    const rodadas: number[][] = [];
    for (let i = 0; i < 5; i += 1) rodadas.push(await dias());
    contar('disco', `${bavail} blocks free: ${JSON.stringify(rodadas)}`);
    expect(rodadas).toEqual(Array.from({ length: 5 }, () => [200, 200, 200]));
    expect((await enviar()).status).toBe(507);
    expect((await pedirDe(url, { method: 'GET', path: '/saude/pronta' })).status).toBe(200);
  } finally {
    await instalacao.remover().catch(async (error: unknown) => {
      if (!montada) throw error;
    });
    if (montada) await run('umount', ['-l', pasta]).catch(() => undefined);
    await rm(pasta, { recursive: true, force: true });
  }
}, 240_000);
