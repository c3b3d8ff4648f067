/**
 * Fails when a correction has neither a tagged test nor a line in ainda-sem-prova.txt, or when
 * docs/correcoes.md is out of date. --write removes proved corrections from the list; --page, or an empty
 * list, writes the page.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  correctionProblems,
  correctionsPage,
  provedMeanwhile,
  type TaggedTest,
  taggedIn,
} from './correcoes/corrections.ts';
import { sourcesBelow } from './house/source-file.ts';
import { isTestFile } from './house/test-titles.ts';
import { root } from './prepare/step.mjs';

const list = join(root, 'tools/correcoes/ainda-sem-prova.txt');
const page = join(root, 'docs/correcoes.md');
const right = JSON.parse(readFileSync(join(root, 'tools/correcoes/correcoes.json'), 'utf8')) as Record<
  string,
  string
>;
// A blank line between any two entries, so that removals on two branches merge.
let stillOpen = existsSync(list) ? readFileSync(list, 'utf8').split(/\s+/).filter(Boolean) : [];

const tagged = new Map<string, TaggedTest[]>();
const tests = sourcesBelow(root).filter(({ path }) => isTestFile(path));
for (const { path, text } of tests.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
  for (const [id, found] of taggedIn(path, text)) tagged.set(id, [...(tagged.get(id) ?? []), ...found]);
}

const problems = correctionProblems(right, tagged, stillOpen);
const proved = provedMeanwhile(tagged, stillOpen);
if (process.argv.includes('--write')) {
  stillOpen = stillOpen.filter((id) => !proved.includes(id));
  writeFileSync(list, `${stillOpen.join('\n\n')}\n`);
} else if (proved.length > 0) {
  process.stdout.write(
    `proved, and still in ainda-sem-prova.txt (--write takes them out): ${proved.join(' ')}\n`,
  );
}
const text = correctionsPage(right, tagged);
const wanted =
  process.argv.includes('--page') || (process.argv.includes('--write') && stillOpen.length === 0);
if (wanted) writeFileSync(page, text);
else if (existsSync(page) && readFileSync(page, 'utf8') !== text)
  problems.push('docs/correcoes.md is old: run node tools/check-correcoes.ts --page');
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exitCode = problems.length === 0 ? 0 : 1;
