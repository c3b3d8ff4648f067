/** Fails when the browser's tables are older than the contract; --write writes them. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tipoPodeChamar } from '@instrutoria/contract/access.ts';
import { rotas } from '@instrutoria/contract/api.ts';
import type { Route } from '@instrutoria/contract/route.ts';
import { TIPOS_DE_USUARIO } from '@instrutoria/domain/conta/types.ts';
import { root } from './prepare/step.mjs';

const MARK =
  '// Written by `node tools/check-contrato.ts --write` from the calls of packages/contract/src/*/contrato.ts.';
const routes = Object.entries<Route>(rotas);

/** What calls have in common heads them: `lerTabela` reads it back. */
function head({ method, comLogin, envio, arquivo, cria, acesso }: Route): string {
  const tipos = TIPOS_DE_USUARIO.filter((tipo) => tipoPodeChamar(acesso, tipo));
  return [
    method,
    ...(tipos.length === TIPOS_DE_USUARIO.length ? ['todos'] : tipos),
    ...(comLogin ? [] : ['semLogin']),
    ...(envio ? ['envio'] : []),
    ...(cria === true ? ['cria'] : []),
    ...(arquivo === null ? [] : [arquivo]),
  ].join(' ');
}
const groups = Map.groupBy(routes, ([, route]) => head(route));
const calls = [...groups].map(([common, ofGroup]) =>
  [common, ...ofGroup.map(([nome, { path }]) => `${nome} ${path.slice(1)}`)].join('\n'),
);
const acts = routes.flatMap(([nome, { auditoria }]) =>
  auditoria === null ? [] : [`  ${nome}: ${JSON.stringify(auditoria)},`],
);
const files = {
  'tabela.gerada.ts': `${MARK}
import { lerTabela } from './ler-tabela.ts';

/** Every call as far as the browser must know it: without schemas and without words. */
export const chamadas = lerTabela(\`
${calls.join('\n\n')}
\`);
`,
  'auditoria.gerada.ts': `${MARK}

/** What the audit trail says of each call that leaves a row: one page reads it. */
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
