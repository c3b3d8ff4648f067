import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { INTERRUPCAO_MINIMA_MS, type Interrupcao } from '@instrutoria/domain/sistema/disponibilidade.ts';
import { writeDurable } from './files/durable-write.ts';

interface Uptime {
  readonly seen: Date | null;
  readonly interrupcao: Interrupcao | null;
}

const file = (dataDir: string) => join(dataDir, 'funcionamento.json');

function instant(value: unknown): Date | null {
  const date = new Date(typeof value === 'string' ? value : '');
  return Number.isNaN(date.getTime()) ? null : date;
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** The stored times; empty when the file is missing or damaged. */
async function readUptime(dataDir: string): Promise<Uptime> {
  const read: unknown = await readFile(file(dataDir), 'utf8')
    .then(JSON.parse)
    .catch(() => null);
  const [de, ate] = ['de', 'ate'].map((end) => instant(field(field(read, 'interrupcao'), end)));
  return { seen: instant(field(read, 'seen')), interrupcao: de && ate ? { de, ate } : null };
}

/** The last time in which this installation did not run; null where none is known. */
export async function lastInterruption(dataDir: string): Promise<Interrupcao | null> {
  return (await readUptime(dataDir)).interrupcao;
}

/**
 * Notes each minute that the installation runs, in DATA_DIR, which a restore does not change. A gap since the
 * last note is an interruption, except where this process ran all the time and could not write.
 */
export function uptimeNotes(dataDir: string): (now: Date) => Promise<void> {
  let here: Date | null = null;
  return async (now) => {
    const { seen, interrupcao } = await readUptime(dataDir);
    const last = here ?? seen;
    here = now;
    const gap = last === null ? 0 : now.getTime() - last.getTime();
    const uptime: Uptime = {
      seen: now,
      interrupcao: last !== null && gap >= INTERRUPCAO_MINIMA_MS ? { de: last, ate: now } : interrupcao,
    };
    await writeDurable(file(dataDir), `${JSON.stringify(uptime)}\n`);
  };
}
