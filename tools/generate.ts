/**
 * `npm run generate`: writes the files that are derived from the contract, the routes, the tables of states and the
 * tagged tests. `check` fails when one of them is old.
 */
import { execFileSync } from 'node:child_process';
import { root } from './prepare/step.mjs';

const WRITERS = [
  ['check-contrato.ts', '--write'],
  ['check-acesso.ts', '--write'],
  ['check-paginas.ts', '--write'],
  ['check-maquinas.ts', '--write'],
  ['check-correcoes.ts', '--page'],
];
for (const [tool = '', option = ''] of WRITERS) {
  execFileSync(process.execPath, [`tools/${tool}`, option], { cwd: root, stdio: 'inherit' });
}
