/** Every exact text of tools/textos/textos.json is in a catalogue of the domain. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './prepare/step.mjs';
import { missingTexts } from './textos/missing-texts.ts';
import textos from './textos/textos.json' with { type: 'json' };

// Names of months, regimes and types are quoted too.
const paths = globSync('packages/domain/src/*/{campos,messages,limits,types}.ts', { cwd: root });
const catalogues = await Promise.all(
  paths.map((path) => import(pathToFileURL(join(root, path)).href) as Promise<unknown>),
);

const missing = missingTexts(textos, catalogues);
for (const line of missing) process.stdout.write(`${line}\n`);
process.exitCode = missing.length === 0 ? 0 : 1;
