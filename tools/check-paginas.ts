/** Fails when the server's list of pages does not match the browser's table of routes; --write writes it. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './prepare/step.mjs';

// Imported by its address: with a static import the types of every screen would be checked here.
const table = pathToFileURL(join(root, 'apps', 'web', 'src', 'app', 'routes.ts')).href;
const { ROTAS }: { readonly ROTAS: readonly { readonly path: string }[] } = await import(table);

const text = `// Written by \`node tools/check-paginas.ts --write\` from apps/web/src/app/routes.ts.

/** The addresses of all pages: for every other the server responds with 404. */
export const CAMINHOS_DAS_PAGINAS: readonly string[] = [
${ROTAS.map(({ path }) => `  '${path}',`).join('\n')}
];
`;
const file = join(root, 'packages', 'contract', 'src', 'paginas.gerada.ts');

if (process.argv.includes('--write')) {
  await writeFile(file, text);
} else if ((await readFile(file, 'utf8').catch(() => '')) !== text) {
  process.stderr.write(
    'paginas.gerada.ts is older than the routes: run node tools/check-paginas.ts --write\n',
  );
  process.exitCode = 1;
}
