import { spawnSync } from 'node:child_process';
import { root } from '../prepare/step.mjs';

/**
 * Which share of the large matrices a run takes (packages/domain/src/testing/parcela.ts): PARCELA, else a number of the
 * commit, so that the same commit takes the same again and the next one another. PARCELA=0 to 9 together take all that
 * is shared in tenths, 0 to 11 all; INTEIRA=1 takes all of everything.
 */
export function sementeDaParcela(env: NodeJS.ProcessEnv = process.env): number {
  const given = env.PARCELA ?? '';
  if (/^\d{1,10}$/.test(given)) return Number(given);
  if (given !== '') throw new Error(`PARCELA is a number of at most ten digits, not ${given}`);
  // Nobody's checkout: a release, or a copy of the sources.
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' });
  return status === 0 ? Number.parseInt(stdout.slice(0, 8), 16) : 0;
}

/** For this process and those that it starts. */
export function fixarParcela(): void {
  process.env.PARCELA = String(sementeDaParcela());
}
