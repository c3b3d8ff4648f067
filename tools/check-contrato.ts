/**
 * `node tools/check-contrato.ts` fails when the browser's table of calls is older than the contract; with --write it
 * writes it anew.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tipoPodeChamar } from '@instrutoria/contract/access.ts';
import { rotas } from '@instrutoria/contract/api.ts';
import type { Route } from '@instrutoria/contract/route.ts';
import { TIPOS_DE_USUARIO } from '@instrutoria/domain/conta/types.ts';
import { root } from './prepare/step.mjs';

const file = join(root, 'packages', 'contract', 'src', 'tabela.gerada.ts');
const lines = Object.entries<Route>(rotas).map(([nome, route]) => {
  const { method, path, comLogin, envio, arquivo, acesso } = route;
  const tipos = TIPOS_DE_USUARIO.filter((tipo) => tipoPodeChamar(acesso, tipo));
  return `  ${nome}: ${JSON.stringify({ method, path, comLogin, envio, arquivo, tipos })},`;
});
const table = `// Written by \`node tools/check-contrato.ts --write\` from the calls of packages/contract/src/*/contrato.ts.
import type { NomeDaChamada } from './api.ts';
import type { ChamadaDaTabela } from './route.ts';

/** Every call as far as the browser must know it: without schemas and without words. */
export const chamadas: Readonly<Record<NomeDaChamada, ChamadaDaTabela>> = {
${lines.join('\n')}
};
`;

if (process.argv.includes('--write')) {
  await writeFile(file, table);
} else if ((await readFile(file, 'utf8').catch(() => '')) !== table) {
  process.stderr.write(`${file} is older than the contract: run node tools/check-contrato.ts --write\n`);
  process.exitCode = 1;
}
