import { execFileSync } from 'node:child_process';
import { root } from '../prepare/step.mjs';

export interface Commit {
  /** Ends with `-alterado` when files differ from the commit: such a release must not be published. */
  readonly id: string;
  readonly seconds: number;
}

/** The commit of this checkout. */
export function currentCommit(): Commit {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const id = git('rev-parse', '--short=12', 'HEAD');
  const changed = git('status', '--porcelain') !== '';
  return { id: changed ? `${id}-alterado` : id, seconds: Number(git('log', '-1', '--format=%ct')) };
}
