import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { removeDataDir, startEmbedded } from './embedded.ts';
import { silentLog as log } from './log.ts';
import { endOldServer } from './old-server.ts';
import { serverProcesses } from './processes.ts';
import { temporaryDataDir } from './testing/data-dir.ts';
import { firstAnswer } from './testing/opened.ts';
import { kill } from './testing/program.ts';
import { startWriter } from './testing/writer.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await temporaryDataDir();
});
afterEach(() => removeDataDir(dataDir));

/** Leaves a dead server's postmaster.pid behind, with this pid. */
async function leavePidFile(pid: number): Promise<void> {
  const path = join(dataDir, 'postgres', 'postmaster.pid');
  const { stop } = await startEmbedded({ dataDir, log });
  const [, ...rest] = (await readFile(path, 'utf8')).split('\n');
  await stop();
  await writeFile(path, [pid, ...rest].join('\n'));
}

test('starts in spite of a stale postmaster.pid whose pid is now another process', async () => {
  const sleeper = spawn('sleep', ['600']);
  await leavePidFile(sleeper.pid ?? 0);
  expect(await firstAnswer(dataDir)).toEqual([{ um: 1 }]);
  expect(sleeper.exitCode).toBeNull(); // it was not killed
  sleeper.kill();
  await once(sleeper, 'close');
});

test('starts in spite of a stale postmaster.pid that names a zombie, nobody or rubbish', async () => {
  // The shell became a sleep that does not wait for its child, so the child ends as a zombie.
  const parent = spawn('/bin/sh', ['-c', 'sleep 0 & echo $!; exec sleep 600']);
  const [text] = await once(parent.stdout, 'data');
  await leavePidFile(Number(String(text)));
  expect(await firstAnswer(dataDir)).toEqual([{ um: 1 }]);
  parent.kill();
  await once(parent, 'close');
  await leavePidFile(4_194_303);
  expect(await firstAnswer(dataDir)).toEqual([{ um: 1 }]);
  await writeFile(join(dataDir, 'postgres', 'postmaster.pid'), 'lixo');
  expect(await firstAnswer(dataDir)).toEqual([{ um: 1 }]);
});

/** The supervisor shells between an application and its PostgreSQL. */
async function supervisors(cluster: string): Promise<number[]> {
  const { stdout } = await promisify(execFile)('ps', ['-eo', 'pid=,args=']);
  return stdout
    .split('\n')
    .filter((line) => line.includes('instrutoria-postgres') && line.includes(cluster))
    .map((line) => Number.parseInt(line, 10));
}

test('stops a server that outlived its application and its supervisors at the next start', async () => {
  const cluster = join(dataDir, 'postgres');
  const program = startWriter(dataDir);
  await program.line((line) => line === 'gravou 1');
  const [postmaster = 0] = await serverProcesses(cluster);
  const shells = await supervisors(cluster);
  expect(shells).toHaveLength(2);
  process.kill(program.child.pid ?? 0, 'SIGSTOP'); // it must not start another one meanwhile
  for (const pid of shells) process.kill(pid, 'SIGKILL');
  await kill(program);
  expect(await serverProcesses(cluster)).toContain(postmaster);
  expect(await firstAnswer(dataDir)).toEqual([{ um: 1 }]);
  expect(await serverProcesses(cluster)).toEqual([]);
});

test('kills an old server that does not obey', async () => {
  const cluster = join(dataDir, 'postgres');
  const program = startWriter(dataDir);
  await program.line((line) => line === 'gravou 1');
  for (const pid of await serverProcesses(cluster)) process.kill(pid, 'SIGSTOP');
  await kill(program);
  await endOldServer(cluster, log, [10, 10, 10, 5_000]);
  expect(await serverProcesses(cluster)).toEqual([]);
  expect(await firstAnswer(dataDir)).toEqual([{ um: 1 }]);
});
