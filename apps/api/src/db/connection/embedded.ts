import * as embutido from '@instrutoria/postgres-embutido/embedded.ts';
import * as recusas from '@instrutoria/postgres-embutido/startup-error.ts';
import type pg from 'pg';
import { StartupError } from './startup-error.ts';

export type { Embedded } from '@instrutoria/postgres-embutido/embedded.ts';

export class InUseError extends StartupError {}

export function startEmbedded(options: embutido.EmbeddedOptions): Promise<embutido.Embedded> {
  return embutido.startEmbedded(options).catch(refused);
}

export function runningConnection(dataDir: string): Promise<pg.PoolConfig> {
  return embutido.runningConnection(dataDir).catch(refused);
}

export function removeDataDir(dataDir: string): Promise<void> {
  return embutido.removeDataDir(dataDir).catch(refused);
}

function refused(error: unknown): never {
  if (error instanceof recusas.InUseError) throw new InUseError(error.message, { cause: error.cause });
  if (error instanceof recusas.StartupError) throw new StartupError(error.message, { cause: error.cause });
  throw error;
}
