import { readFileSync } from 'node:fs';
import type pg from 'pg';

/** Linux counts a process's time in ticks of 10 ms. */
const TICK_MS = 10;

function proc(pid: number, file: string): string | null {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return null;
  }
}

/** Processor time that a process has used so far, milliseconds (user and system); null where /proc is not. */
export function cpuMs(pid: number): number | null {
  const stat = proc(pid, 'stat');
  if (stat === null) return null;
  // The name in parentheses may hold spaces; utime and stime are fields 14 and 15.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** Memory that a process holds now, MiB (resident); null where /proc is not. */
export function rssMiB(pid: number): number | null {
  const [, kib] = /^VmRSS:\s+(\d+) kB/m.exec(proc(pid, 'status') ?? '') ?? [];
  return kib === undefined ? null : Number(kib) / 1024;
}

/** Processor time of each of these processes so far, milliseconds. */
function cpuOf(pids: readonly number[]): Map<number, number> {
  return new Map(pids.map((pid) => [pid, cpuMs(pid) ?? 0]));
}

/** A clock of the processor time that PostgreSQL uses, all its processes together. */
export interface DatabaseClock {
  start(): Promise<void>;
  /** Milliseconds since start. */
  stop(): Promise<number>;
}

/** The clock of the server that the pool is connected to. */
export function databaseClockOf(pool: pg.Pool): DatabaseClock {
  return databaseClock(async () => {
    const { rows } = await pool.query<{ pid: number }>('select pid from pg_stat_activity');
    return rows.map(({ pid }) => pid);
  });
}

/** `pids` lists PostgreSQL's processes as they are now; one that ended in between is not counted. */
function databaseClock(pids: () => Promise<readonly number[]>): DatabaseClock {
  let before = new Map<number, number>();
  return {
    async start() {
      before = cpuOf(await pids());
    },
    async stop() {
      const after = cpuOf(await pids());
      return [...after].reduce((sum, [pid, ms]) => sum + ms - (before.get(pid) ?? 0), 0);
    },
  };
}
