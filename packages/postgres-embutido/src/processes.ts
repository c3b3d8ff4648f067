import { execFile } from 'node:child_process';
import { readdir, readFile, readlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The pid; undefined without a readable postmaster.pid. */
export async function notedPostmaster(cluster: string): Promise<number | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number.parseInt(text, 10);
  return Number.isInteger(pid) && pid > 1 ? pid : undefined;
}

/** Every live process of a cluster, its postmaster first. Zombies count as dead. */
export async function serverProcesses(cluster: string): Promise<number[]> {
  const noted = await notedPostmaster(cluster);
  const found = process.platform === 'linux' ? await scanProc(cluster) : await scanPs(cluster, noted);
  return found.sort((a, b) => Number(b === noted) - Number(a === noted));
}

async function scanProc(cluster: string): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const mine = await Promise.all(
    pids.map(async (pid) => {
      try {
        // Every PostgreSQL process has its data directory as its working directory. A zombie has neither
        // link.
        if ((await readlink(`/proc/${pid}/cwd`)) !== cluster) return false;
        return basename(await readlink(`/proc/${pid}/exe`)).startsWith('postgres');
      } catch {
        return false; // gone, or a process of another user
      }
    }),
  );
  return pids.filter((_, index) => mine[index]).map(Number);
}

/** Without /proc only the postmaster can be recognised, by its command line. */
async function scanPs(cluster: string, noted: number | undefined): Promise<number[]> {
  if (noted === undefined) return [];
  try {
    const { stdout } = await run('ps', ['-o', 'stat=,args=', '-p', String(noted)]);
    return !stdout.startsWith('Z') && stdout.includes('postgres') && stdout.includes(cluster) ? [noted] : [];
  } catch {
    return [];
  }
}
