/**
 * The platform of a release. Linux with glibc only, for which the bundled PostgreSQL and typesetter are
 * built.
 */
export type Architecture = 'x64' | 'arm64';

interface Platform {
  readonly os?: string | readonly string[];
  readonly cpu?: string | readonly string[];
  readonly libc?: string | readonly string[];
}

/** Whether a package is for this target, according to the lock. */
export function isFor({ os, cpu, libc }: Platform, architecture: Architecture): boolean {
  const takes = (list: string | readonly string[] | undefined, wanted: string) =>
    list === undefined || [list].flat().includes(wanted);
  return takes(os, 'linux') && takes(cpu, architecture) && takes(libc, 'glibc');
}

export function isArchitecture(word: string): word is Architecture {
  return word === 'x64' || word === 'arm64';
}
