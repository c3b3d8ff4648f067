import { rm } from 'node:fs/promises';
import { newDataDir, startApp } from './app.ts';

/** Where the workers find it. */
const NOME = 'DEMONSTRACAO_MODELO';

/** The directory of the demonstration that the run's servers are copies of. */
export function modelo(): string {
  const dataDir = process.env[NOME];
  if (dataDir === undefined) throw new Error('no demonstration was filled before the journeys');
  return dataDir;
}

/** Before all journeys one demonstration is filled and stopped: to fill one costs twice what a copy's start costs. */
export default async function preparar(): Promise<() => Promise<void>> {
  const dataDir = await newDataDir();
  process.env[NOME] = dataDir;
  const app = await startApp({ modo: 'demo', dataDir });
  await app.stop();
  return () => rm(dataDir, { recursive: true, force: true });
}
