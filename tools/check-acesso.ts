/** Fails when docs/acesso.md does not match the contract; --write writes it. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Acesso, CHAMADORES } from '@instrutoria/contract/access.ts';
import { rotas } from '@instrutoria/contract/api.ts';
import { chaveDaChamada, type Route } from '@instrutoria/contract/route.ts';
import { root } from './prepare/step.mjs';

const file = join(root, 'docs', 'acesso.md');

function whoMay(acesso: Acesso): string {
  const { anonymous, instrutor, ...withLogin } = acesso;
  const [first = 'no'] = Object.values(withLogin);
  if (first !== 'no' && Object.values(withLogin).every((cell) => cell === first)) {
    if (anonymous === first && instrutor === first) return `everybody${star(first)}`;
    // Students are named where they may: logging in as one opens no call of teachers.
    if (anonymous === 'no' && instrutor === 'no') return `logged-in${star(first)}`;
  }
  return CHAMADORES.filter((chamador) => acesso[chamador] !== 'no')
    .map((chamador) => `${chamador}${star(acesso[chamador])}`)
    .join(', ');
}

function star(cell: Acesso[keyof Acesso]): string {
  return cell === 'yes*' ? '\\*' : '';
}

const groups = Object.entries(Object.groupBy(Object.values<Route>(rotas), ({ acesso }) => whoMay(acesso)));

/** One line for the calls below one address that have the same limits. */
function linesOf(calls: readonly Route[]): string[] {
  const groups = Object.groupBy(calls, ({ path, limites }) => `${path.split('/')[2]} ${limites}`);
  return Object.values(groups).map((alike = []) => {
    const names = alike.map((call) => `\`${chaveDaChamada(call)}\``);
    const limits = alike[0]?.limites ?? '';
    return `- ${names.join(', ')}${limits === '' ? '' : `: ${limits}`}`;
  });
}

const page = `# Who may call what

Printed from \`packages/contract/src/*/contrato.ts\` by \`node tools/check-acesso.ts\`; the server decides from the same
data and the tests make their probes from this page. Callers that a heading does not name are refused; \`*\`: only within the
limits behind the call. The callers: ${CHAMADORES.join(', ')}.
*logged-in*: every teacher's account; *instrutor*: a student's account, for the own ties only.
A *projeto próprio* is one that the caller coordinates or takes part in; *If-Match* means that the call obeys it.

${groups.map(([who, calls = []]) => `## ${who}\n\n${linesOf(calls).join('\n')}\n`).join('\n')}`;

if (process.argv.includes('--write')) {
  await writeFile(file, page);
} else if ((await readFile(file, 'utf8').catch(() => '')) !== page) {
  process.stderr.write('docs/acesso.md is older than the contract: run node tools/check-acesso.ts --write\n');
  process.exitCode = 1;
}
