import { existsSync } from 'node:fs';
import { chmod, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { newDataDir, startApp } from './app.ts';

/** The environment variable that tells the workers the folder of the run's demonstrations. */
const NOME = 'DEMONSTRACOES_DA_EXECUCAO';

/**
 * The directory of the demonstration, filled at this instant (RELOGIO, D24) or now, of which servers use
 * copies: filling one costs four times the start of a copy. The first worker that needs an instant fills it.
 */
export async function modelo(relogio: string | null): Promise<string> {
  const todas = process.env[NOME];
  if (todas === undefined) throw new Error('no folder of demonstrations was made before the journeys');
  const dataDir = join(todas, (relogio ?? 'agora').replaceAll(/[^0-9a-z]/gi, ''));
  const feita = `${dataDir}.feita`;
  if (await porMim(dataDir)) {
    const app = await startApp({
      modo: 'jornada',
      dataDir,
      ...(relogio === null ? {} : { env: { RELOGIO: relogio } }),
    });
    await app.stop();
    await writeFile(feita, '');
  }
  // Another worker is filling it; the fixture's timeout ends one that hangs.
  while (!existsSync(feita)) await wait(100);
  return dataDir;
}

/** Whether this process created the folder, and so has to fill it. */
async function porMim(dataDir: string): Promise<boolean> {
  const made = await mkdir(dataDir).then(
    () => true,
    () => false,
  );
  if (made) await chmod(dataDir, 0o755);
  return made;
}

/** Runs before all journeys: creates the folder, and fills the demonstration of now. */
export default async function preparar(): Promise<() => Promise<void>> {
  const todas = await newDataDir();
  process.env[NOME] = todas;
  await modelo(null);
  return () => rm(todas, { recursive: true, force: true });
}
