/**
 * Every exact text of tools/textos/textos.json is in a catalogue of the domain, and no text of the screens, mails,
 * documents and terminal has a word that the table 'Palavras das telas' of the glossary forbids. `--contar`: the words a sentence.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isTest, sourcesBelow } from './house/source-file.ts';
import { root } from './prepare/step.mjs';
import { missingTexts } from './textos/missing-texts.ts';
import { palavrasPorFrase, palavrasProibidas, tabelaDasPalavras } from './textos/palavras-das-telas.ts';
import textos from './textos/textos.json' with { type: 'json' };
import { textosDasTelas } from './textos/textos-das-telas.ts';

// Further files with exact texts: names of months, regimes and types.
const paths = globSync('packages/domain/src/*/{campos,messages,limits,types}.ts', { cwd: root });
const catalogues = await Promise.all(
  paths.map((path) => import(pathToFileURL(join(root, path)).href) as Promise<unknown>),
);

const SEEN =
  /^(?:packages\/domain\/src|apps\/web\/src|apps\/api\/src\/(?:adapters|cli|documents|features|http))\//;
/** Names of tables, characters and passwords, not sentences. */
const NO_SENTENCES =
  /-?(?:queries|repository)\.ts$|\/data\/|kernel\/(?:entidades|arrumar-texto)\.ts$|pdf\/rich-text\.ts$/;
const telas = sourcesBelow(root)
  .filter(({ path }) => SEEN.test(path) && !isTest(path) && !NO_SENTENCES.test(path))
  .map(({ path, text }) => ({ path, textos: textosDasTelas(path, text) }));

const tabela = tabelaDasPalavras(readFileSync(join(root, 'docs/glossario.md'), 'utf8'));
const exatos = new Set(textos.map(({ texto }) => texto.toLowerCase()));
const problems = [
  ...missingTexts(textos, catalogues),
  ...(tabela.length === 0 ? ["docs/glossario.md: no table 'Palavras das telas'"] : []),
  ...telas.flatMap(({ path, textos: doArquivo }) => palavrasProibidas(path, doArquivo, tabela, exatos)),
];
for (const line of problems) process.stdout.write(`${line}\n`);
process.exitCode = problems.length === 0 ? 0 : 1;

if (process.argv.includes('--contar')) {
  const frases = telas
    .flatMap(({ path, textos: doArquivo }) =>
      doArquivo.flatMap(({ line, text }) =>
        palavrasPorFrase(text).map((palavras) => ({ palavras, onde: `${path}:${line}: ${text}` })),
      ),
    )
    .toSorted((a, b) => b.palavras - a.palavras);
  const longas = frases.filter(({ palavras }) => palavras > 20);
  for (const { palavras, onde } of longas) process.stdout.write(`${palavras} ${onde}\n`);
  process.stdout.write(
    `${frases.length} sentences; median ${frases[frases.length >> 1]?.palavras ?? 0} words, longest ${frases[0]?.palavras ?? 0}; ${longas.length} over 20 words; ${problems.length} forbidden words\n`,
  );
}
