import { execFileSync } from 'node:child_process';
import { root } from '../prepare/step.mjs';

export interface Commit {
  /** With `-alterado` when files differ from it: such a release is nobody's to give away. */
  readonly id: string;
  readonly seconds: number;
}

/** What is checked out here. */
export function currentCommit(): Commit {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const id = git('rev-parse', '--short=12', 'HEAD');
  const changed = git('status', '--porcelain') !== '';
  return { id: changed ? `${id}-alterado` : id, seconds: Number(git('log', '-1', '--format=%ct')) };
}
