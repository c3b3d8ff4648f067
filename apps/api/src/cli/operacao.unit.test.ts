import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { VARIAVEIS } from '../config/config.ts';

const source = fileURLToPath(new URL('..', import.meta.url));
const guide = readFileSync(new URL('../../../../docs/operacao.md', import.meta.url), 'utf8');
const read = (path: string) => readFileSync(`${source}/${path}`, 'utf8');
/**
 * The sources whose log lines are documented: the server, and the standalone packages that write to its log
 * (ADR 0017).
 */
const code = ['.', '../../../packages/postgres-embutido/src', '../../../packages/copia-de-seguranca/src']
  .flatMap((folder) => globSync(`${folder}/**/*.ts`, { cwd: source }))
  .filter((path) => !/\.test\.ts$|(^|\/)testing\//.test(path))
  .map(read)
  .join('\n');

function section(title: string): string {
  const begin = guide.indexOf(`\n## ${title}`);
  const end = guide.indexOf('\n## ', begin + 1);
  return guide.slice(begin, end < 0 ? undefined : end);
}
/** The texts in backticks at the start of the first cell of each row in a section's tables. */
const firstColumn = (text: string) =>
  [...text.matchAll(/^\| ((?:\d+ )?`[^|]*)\|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, word]) => word ?? ''),
  );

it('names every variable that the program reads', () => {
  expect(VARIAVEIS.length).toBeGreaterThan(14);
  for (const name of VARIAVEIS) expect(section('2. '), name).toContain(`\`${name}\``);
});

it('quotes only log lines that the program writes, and all of them', () => {
  const quoted = firstColumn(section('14. '));
  // The first row is the column's heading, a field's name.
  const ours = quoted.filter((line) => line !== 'msg');
  for (const line of ours) expect(code.includes(line), line).toBe(true);
  const written = code.matchAll(
    /log\.(?:info|warn|error)\((?:[^'"`;]*?, ?)?['`]([^'`$]{4,}?)[:']?(?=['`$])/g,
  );
  const messages = [...written].map(([, text]) => (text ?? '').trim().split(' (')[0] ?? '');
  expect(messages.length).toBeGreaterThan(12);
  for (const message of messages) {
    expect(
      quoted.some((line) => line.startsWith(message) || message.startsWith(line)),
      message,
    ).toBe(true);
  }
});

it('quotes only answers that the program gives', () => {
  const codes = [...section('13. ').matchAll(/^\|[^|]*\b[45]\d\d `([A-Z_]+)`/gm)].map(
    ([, word]) => word ?? '',
  );
  expect(codes.length).toBeGreaterThan(8);
  for (const word of codes) expect(code.includes(`'${word}'`), word).toBe(true);
});

it('lists every command of the help', () => {
  const [, help = ''] = /const AJUDA = `([^`]*)`/.exec(read('cli/main.ts')) ?? [];
  const commands = [...help.matchAll(/^ {2}([a-z-]+)/gm)].map(([, name]) => name);
  expect(commands.length).toBeGreaterThan(4);
  for (const name of commands) expect(guide, name).toMatch(new RegExp(`\\binstrutoria (?:cli )?${name}\\b`));
});
