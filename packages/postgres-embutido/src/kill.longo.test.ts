import { readdir, stat } from 'node:fs/promises';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { removeDataDir } from './embedded.ts';
import { notedPostmaster, serverProcesses } from './processes.ts';
import { temporaryDataDir } from './testing/data-dir.ts';
import { firstAnswer } from './testing/opened.ts';
import { kill, type Program } from './testing/program.ts';
import { startWriter } from './testing/writer.ts';

/**
 * The number of kills in this test (writes after the last kill are not checked); the application's test is
 * queda.test.ts of the server.
 */
const CICLOS = Number(process.env.QUEDAS_DO_BANCO ?? 4);
const SEMENTE = Number(process.env.SEMENTE ?? 20261120);

let dataDir: string;
let cluster: string;
const running: Program[] = [];

beforeEach(async () => {
  dataDir = await temporaryDataDir({ onDisk: true });
  cluster = `${dataDir}/postgres`;
});
afterEach(async () => {
  for (const program of running.splice(0)) await kill(program);
  await removeDataDir(dataDir);
});

function writer(): Program {
  const program = startWriter(dataDir);
  running.push(program);
  return program;
}

const numbers = (lines: readonly string[], word: string): number[] =>
  lines
    .filter((line) => line.startsWith(`${word} `))
    .flatMap((line) => line.slice(word.length + 1).split(','))
    .filter((text) => text !== '')
    .map(Number);

async function killPostmaster(): Promise<void> {
  const pid = await notedPostmaster(cluster);
  if (pid === undefined) throw new Error('there is no postmaster to kill');
  process.kill(pid, 'SIGKILL');
}

test('T-H1 keeps every acknowledged write after kill -9 of the application, of postgres, or of both', async () => {
  const acknowledged = new Set<number>();
  const writes = fc.sample(fc.integer({ min: 1, max: 150 }), { seed: SEMENTE, numRuns: CICLOS });
  for (const [cycle, enough] of writes.entries()) {
    const program = writer();
    await program.line((line) => line === 'pronto');
    const found = new Set(numbers(program.lines, 'achou'));
    expect([...acknowledged].filter((numero) => !found.has(numero))).toEqual([]);
    await program.line(() => numbers(program.lines, 'gravou').length >= enough);
    if (cycle % 3 !== 0) await killPostmaster();
    if (cycle % 3 === 1) {
      // The application keeps running: it must get its database back by itself (T-H8) and write again.
      await program.line((line) => line === 'ocupado');
      const before = numbers(program.lines, 'gravou').length;
      await program.line(() => numbers(program.lines, 'gravou').length > before + 20);
    }
    await kill(program);
    for (const numero of numbers(program.lines, 'gravou')) acknowledged.add(numero);
  }
  expect(acknowledged.size).toBeGreaterThan(CICLOS * 5);
});

test('T-H1 ends postgres by itself when the application is killed', async () => {
  const program = writer();
  await program.line((line) => line === 'pronto');
  expect(await serverProcesses(cluster)).not.toEqual([]);
  await kill(program);
  await expect.poll(() => serverProcesses(cluster)).toEqual([]);
});

/** Files that a first start makes one after the other; `*` is the draft folder of the cluster. */
const STEPS = ['*', '*/PG_VERSION', '*/global/pg_control', '*/base/5', 'postgres', 'postgres/postmaster.pid'];

async function exists(step: string): Promise<boolean> {
  const drafts = (await readdir(dataDir)).filter((name) => name.startsWith('postgres.novo-'));
  const paths = step.startsWith('*') ? drafts.map((name) => step.replace('*', name)) : [step];
  const found = await Promise.allSettled(paths.map((path) => stat(`${dataDir}/${path}`)));
  return found.some(({ status }) => status === 'fulfilled');
}

test.each(STEPS)('T-H1 starts again after a first start that was killed when %s appeared', async (step) => {
  const first = writer();
  await expect.poll(() => exists(step), { interval: 1 }).toBe(true);
  await kill(first);
  expect(await firstAnswer(dataDir)).toEqual([{ um: 1 }]);
  expect((await readdir(dataDir)).sort()).toEqual(['postgres', 'postgres.json', 'postgres.lock']);
});

test('T-H13 lets one of four applications run that start at once on a new DATA_DIR, and the others give the reason', async () => {
  const programs = [writer(), writer(), writer(), writer()];
  const outcome = await Promise.all(
    programs.map((program) => Promise.race([program.ended, program.line((line) => line === 'pronto')])),
  );
  expect(outcome.toSorted()).toEqual([1, 1, 1, 'pronto']);
  for (const program of programs.filter((_, index) => outcome[index] === 1)) {
    expect(program.errors()).toContain('Outra instância do Instrutoria já está usando');
  }
});
