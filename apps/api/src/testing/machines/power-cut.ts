import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * A disk whose power can fail: an ext4 file system inside a file, mounted by a loop device. Unflushed writes are
 * in the memory of that inner file system; the file has only what was written to the device. So a copy of the
 * file is what a machine finds after a power cut, and mounting it replays the journal.
 */
export interface Disk {
  /** Its mount point. */
  readonly folder: string;
  /**
   * Copies what a power cut would leave at this instant; call it while every writer is stopped. The kernel
   * may write back by itself meanwhile, and a copy of two moments would be worse than any power cut: the
   * device's counters show whether that happened, and then the copy is repeated. Throws when the device is
   * never idle.
   */
  photograph(): Promise<string>;
  /** Restores the power: the disk is as in the copy. Nobody may use it meanwhile. */
  restore(photograph: string): Promise<void>;
  remove(): Promise<void>;
}

/**
 * Creates and mounts a disk. Throws where loop devices may not be mounted (it needs root, and in a container
 * permission).
 */
export async function createDisk(): Promise<Disk> {
  const home = await mkdtemp(join(tmpdir(), 'instrutoria-disco-'));
  const folder = join(home, 'montado');
  let image = join(home, 'disco.0');
  let photographs = 0;
  await run('chmod', ['711', home]);
  await mkdir(folder);
  // More than the floor of free space (D50), below which uploads are refused; most of it is never written.
  await run('truncate', ['-s', '8G', image]);
  // Leaves nothing for the kernel to initialise later, which would write during the copy.
  const now = 'lazy_itable_init=0,lazy_journal_init=0,nodiscard';
  const mount = () => run('mount', ['-o', 'loop,noatime', image, folder]);
  const unmount = async () => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await run('umount', [folder]);
        return;
      } catch (error) {
        if (attempt === 50) throw error;
        await sleep(100);
      }
    }
  };
  try {
    await run('mkfs.ext4', ['-q', '-F', '-J', 'size=16', '-N', '65536', '-E', now, image]);
    await mount();
  } catch (error) {
    await rm(home, { recursive: true, force: true });
    throw new Error(
      `no power cut can be simulated: a loop device may not be mounted here (${String(error)})`,
      {
        cause: error,
      },
    );
  }
  /** The device's finished writes, their sectors, and whether any are in progress. */
  const counters = async (): Promise<{ done: string; busy: boolean }> => {
    const { stdout } = await run('findmnt', ['-n', '-o', 'SOURCE', folder]);
    const stat = await readFile(`/sys/block/${stdout.trim().replace('/dev/', '')}/stat`, 'utf8');
    const fields = stat.trim().split(/\s+/);
    return { done: `${fields[4]} ${fields[6]}`, busy: fields[8] !== '0' };
  };
  return {
    folder,
    async photograph() {
      photographs += 1;
      const copy = join(home, `disco.${photographs}`);
      for (let attempt = 0; attempt < 50; attempt += 1) {
        const before = await counters();
        if (!before.busy) {
          await run('cp', ['--sparse=always', '--reflink=never', image, copy]);
          const after = await counters();
          if (!after.busy && after.done === before.done) return copy;
        }
        await sleep(20);
      }
      throw new Error('the device was never quiet');
    },
    async restore(photograph) {
      await unmount();
      await rm(image);
      image = photograph;
      await mount();
    },
    async remove() {
      await unmount();
      await rm(home, { recursive: true, force: true });
    },
  };
}
