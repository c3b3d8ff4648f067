import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

/** Leaves out all that depends on this machine: the owner and date of files, and the order of folders. */
const SAME_BYTES = [
  ...['--format=gnu', '--sort=name', '--owner=0', '--group=0', '--numeric-owner'],
  ...['--mode=u=rwX,go=rX', '--hard-dereference'],
];

/**
 * Packs a folder, under its own name, into a .tar.gz; `seconds` is when all its files were written. Needs GNU tar: a
 * release is made on Linux.
 */
export async function pack(folder: string, file: string, seconds: number): Promise<void> {
  const tar = spawn(
    'tar',
    [...SAME_BYTES, `--mtime=@${seconds}`, '-C', dirname(folder), '-cf', '-', basename(folder)],
    { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, LC_ALL: 'C', TAR_OPTIONS: '' } },
  );
  const ended = once(tar, 'exit');
  const draft = `${file}.parte`;
  await pipeline(tar.stdout, createGzip({ level: 9 }), createWriteStream(draft));
  const [code] = await ended;
  if (code !== 0) throw new Error(`tar ended with ${String(code)}`);
  await rename(draft, file);
}

export async function sha256(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return hash.digest('hex');
}
