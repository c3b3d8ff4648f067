/** Fails when the browser's tables do not match the contract; --write writes them. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tipoPodeChamar } from '@instrutoria/contract/access.ts';
import { rotas } from '@instrutoria/contract/api.ts';
import type { ChamadaDaTabela, Route } from '@instrutoria/contract/route.ts';
import { TIPOS_DE_SESSAO } from '@instrutoria/domain/conta/types.ts';
import { root } from './prepare/step.mjs';

const MARK =
  '// Written by `node tools/check-contrato.ts --write` from the calls of packages/contract/src/*/contrato.ts.';
const routes = Object.entries<Route>(rotas);

const tiposDe = ({ acesso }: Route) =>
  JSON.stringify(TIPOS_DE_SESSAO.filter((tipo) => tipoPodeChamar(acesso, tipo)));
/** Each list of types once: most calls share a few. */
const listas = [...new Set(routes.map(([, route]) => tiposDe(route)))];

/** One call, without schemas and texts. What most calls have is left out. */
function entry([nome, route]: [string, Route]): string {
  const { method, path, comLogin, envio, arquivo, cria } = route;
  const rest: Partial<ChamadaDaTabela> = {
    ...(comLogin ? {} : { comLogin }),
    ...(envio ? { envio } : {}),
    ...(cria === true ? { cria } : {}),
    ...(arquivo === null ? {} : { arquivo }),
  };
  const unusual = Object.keys(rest).length === 0 ? '' : `, ${JSON.stringify(rest)}`;
  return `  ${nome}: call('${method}', '${path}', TIPOS_${listas.indexOf(tiposDe(route)) + 1}${unusual}),`;
}
const acts = routes.flatMap(([nome, { auditoria }]) =>
  auditoria === null ? [] : [`  ${nome}: ${JSON.stringify(auditoria)},`],
);
const files = {
  'tabela.gerada.ts': `${MARK}
import type { NomeDaChamada } from './api.ts';
import type { ChamadaDaTabela } from './route.ts';

${listas.map((lista, i) => `const TIPOS_${i + 1} = ${lista} as const;`).join('\n')}

const call = (
  method: ChamadaDaTabela['method'],
  path: string,
  tipos: ChamadaDaTabela['tipos'],
  rest: Partial<ChamadaDaTabela> = {},
): ChamadaDaTabela => ({ method, path, comLogin: true, envio: false, cria: false, arquivo: null, tipos, ...rest });

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
