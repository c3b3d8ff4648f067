import { COMMIT, VERSAO } from '../version.ts';

/** One line for a bug report: version, commit and platform. */
export function versao(): Promise<void> {
  const feita = COMMIT === undefined ? 'das fontes' : `commit ${COMMIT}`;
  const { platform, arch, version } = process;
  process.stdout.write(`Instrutoria ${VERSAO} (${feita}; Node ${version}; ${platform}-${arch})\n`);
  return Promise.resolve();
}
