import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { INTERRUPCAO_MINIMA_MS, type Interrupcao } from '@instrutoria/domain/sistema/disponibilidade.ts';
import { writeDurable } from './files/durable-write.ts';

interface Notes {
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
async function readNotes(dataDir: string): Promise<Notes> {
  const read: unknown = await readFile(file(dataDir), 'utf8')
    .then(JSON.parse)
    .catch(() => null);
  const [de, ate] = ['de', 'ate'].map((end) => instant(field(field(read, 'interrupcao'), end)));
  return { seen: instant(field(read, 'seen')), interrupcao: de && ate ? { de, ate } : null };
}

/** When this installation ran; a process has one. */
export interface Uptime {
  /** The last time in which it did not run; null where none is known. */
  last(): Promise<Interrupcao | null>;
  note(now: Date): Promise<void>;
}

/**
 * Notes each minute that the installation runs, in DATA_DIR, which a restore does not change. A gap since the
 * last note is an interruption, except where this process ran all the time and could not write. What the last note
 * read is kept: every browser asks for it every few minutes.
 */
export function createUptime(dataDir: string): Uptime {
  let here: Date | null = null;
  let known: Interrupcao | null | undefined;
  return {
    async last() {
      if (known === undefined) known = (await readNotes(dataDir)).interrupcao;
      return known;
    },
    async note(now) {
      const { seen, interrupcao } = await readNotes(dataDir);
      const last = here ?? seen;
      here = now;
      const gap = last === null ? 0 : now.getTime() - last.getTime();
      known = last !== null && gap >= INTERRUPCAO_MINIMA_MS ? { de: last, ate: now } : interrupcao;
      const notes: Notes = { seen: now, interrupcao: known };
      await writeDurable(file(dataDir), `${JSON.stringify(notes)}\n`);
    },
  };
}
