/** Fails when docs/acesso.md is older than the contract; --write writes it. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CHAMADORES } from '@instrutoria/contract/access.ts';
import { rotas } from '@instrutoria/contract/api.ts';
import { chaveDaChamada } from '@instrutoria/contract/route.ts';
import { root } from './prepare/step.mjs';

const file = join(root, 'docs', 'acesso.md');
const rows = Object.values(rotas).map((chamada) => {
  const cells = CHAMADORES.map((chamador) => chamada.acesso[chamador].replace('*', '\\*'));
  return `| \`${chaveDaChamada(chamada)}\` | ${cells.join(' | ')} | ${chamada.limites.replaceAll('|', '\\|')} |`;
});
const page = `# Who may call what

Printed from \`packages/contract/src/*/contrato.ts\` by \`node tools/check-acesso.ts\`; the server decides from the same
rows and the tests make their probes from them. \`yes*\`: within the limits of the last column.

| call | ${CHAMADORES.join(' | ')} | limits |
|${'---|'.repeat(CHAMADORES.length + 2)}
${rows.join('\n')}
`;

if (process.argv.includes('--write')) {
  await writeFile(file, page);
} else if ((await readFile(file, 'utf8').catch(() => '')) !== page) {
  process.stderr.write('docs/acesso.md is older than the contract: run node tools/check-acesso.ts --write\n');
  process.exitCode = 1;
}
