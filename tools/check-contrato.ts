/** Fails when the browser's tables do not match the contract; --write writes them. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tipoPodeChamar } from '@instrutoria/contract/access.ts';
import { rotas } from '@instrutoria/contract/api.ts';
import type { ChamadaDaTabela, Route } from '@instrutoria/contract/route.ts';
import { TIPOS_DE_USUARIO } from '@instrutoria/domain/conta/types.ts';
import { root } from './prepare/step.mjs';

const MARK =
  '// Written by `node tools/check-contrato.ts --write` from the calls of packages/contract/src/*/contrato.ts.';
const routes = Object.entries<Route>(rotas);

/** One call as an object, without schemas and texts. */
function entry([nome, { method, path, comLogin, envio, arquivo, cria, acesso }]: [string, Route]): string {
  const tipos = TIPOS_DE_USUARIO.filter((tipo) => tipoPodeChamar(acesso, tipo));
  const call: ChamadaDaTabela = { method, path, comLogin, envio, cria: cria === true, arquivo, tipos };
  return `  ${nome}: ${JSON.stringify(call)},`;
}
const acts = routes.flatMap(([nome, { auditoria }]) =>
  auditoria === null ? [] : [`  ${nome}: ${JSON.stringify(auditoria)},`],
);
const files = {
  'tabela.gerada.ts': `${MARK}
import type { NomeDaChamada } from './api.ts';
import type { ChamadaDaTabela } from './route.ts';

/** The data of every call that the browser needs: without schemas and texts. */
export const chamadas: Readonly<Record<NomeDaChamada, ChamadaDaTabela>> = {
${routes.map(entry).join('\n')}
};
`,
  'auditoria.gerada.ts': `${MARK}

/** The texts of the audit trail for each call that is audited; one page reads them. */
export const ATOS_NA_AUDITORIA: Readonly<Record<string, string>> = {
${acts.join('\n')}
};
`,
};

for (const [name, text] of Object.entries(files)) {
  const file = join(root, 'packages', 'contract', 'src', name);
  if (process.argv.includes('--write')) {
    await writeFile(file, text);
  } else if ((await readFile(file, 'utf8').catch(() => '')) !== text) {
    process.stderr.write(`${name} is older than the contract: run node tools/check-contrato.ts --write\n`);
    process.exitCode = 1;
  }
}
