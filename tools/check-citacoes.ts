/** Fails on pages, links and catalogue texts that are cited and do not exist. */
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { unknownTexts } from './citacoes/catalogue-names.ts';
import { linkProblems } from './citacoes/links.ts';
import { pathsBelow } from './house/source-file.ts';
import { root } from './prepare/step.mjs';

const WRITTEN = /\.(?:ts|tsx|mjs|json|sql|md|css|html|typ|yml)$/;

const top = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name !== 'package-lock.json')
  .map(({ name }) => name);
const paths = [...top, ...pathsBelow(root, ['packages', 'apps', 'e2e', 'bench', 'tools', 'docs'])];
const files = paths
  .filter((path) => WRITTEN.test(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

const catalogues: Record<string, unknown> = {};
for (const path of globSync('packages/domain/src/*/{messages,limits}.ts', { cwd: root })) {
  Object.assign(catalogues, await import(pathToFileURL(join(root, path)).href));
}

const problems = [
  ...linkProblems(files, new Set(paths)),
  ...unknownTexts(
    files.filter(({ path }) => path.startsWith('docs/especificacao/')),
    catalogues,
  ),
];
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exitCode = problems.length === 0 ? 0 : 1;
