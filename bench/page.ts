import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { hasBroken } from './findings.ts';
import { figure, goalText, kept, type Part, type Row, ratioOf, stateOf } from './row.ts';

const PAGE = fileURLToPath(new URL('../docs/desempenho.md', import.meta.url));
const BEGIN = '<!-- bench: written by `npm run bench -- pagina` -->';
const END = '<!-- bench: end -->';

/** The order of the page; what was not measured is not there. */
const TITLES: Readonly<Record<string, string>> = {
  tabela5: "The specification's table",
  'lado-a-lado': 'Hot calls beside an earlier commit',
  resto: 'The rest',
};

function line(row: Row): string {
  const measured = (value: number | null) => (value === null ? '–' : `${figure(value)} ${row.unit}`);
  const ratio = ratioOf(row);
  const cells = [row.work, goalText(row), measured(row.ours), measured(row.other)];
  return `| ${[...cells, ratio === null ? '–' : `${figure(ratio)} ×`, stateOf(row)].join(' | ')} |`;
}

/** What has a goal, or could not be measured, a line each; rates of two versions stand in the specification's table only. */
function judged({ part, rows }: Part): string {
  const shown = rows.filter(
    (row) => hasBroken(row) || (row.goal !== null && (part !== 'lado-a-lado' || row.unit === 'ms')),
  );
  return [
    '| work | goal | ours | other | ratio | state |',
    '|---|---|---|---|---|---|',
    ...shown.map(line),
  ].join('\n');
}

function section(part: Part, title: string): string {
  const { commit, other, date, machine, quiet } = part;
  const beside = other === null ? '' : `, beside ${other}`;
  const warning = quiet ? '' : ' **Loaded machine: these figures say little.**';
  return `### ${title}\n\n${commit}${beside}, ${date}. ${machine}.${warning}\n\n${judged(part)}\n`;
}

/** Writes what was kept last into docs/desempenho.md, between its two marks. */
export async function writePage(): Promise<void> {
  const parts = await kept();
  const sections = Object.entries(TITLES).flatMap(([name, title]) => {
    const found = parts.find(({ part }) => part === name);
    return found === undefined ? [] : [section(found, title)];
  });
  if (sections.length === 0) throw new Error('nothing was measured here yet');
  const page = await readFile(PAGE, 'utf8');
  const [begin, end] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error('docs/desempenho.md has lost its marks');
  await writeFile(
    PAGE,
    `${page.slice(0, begin + BEGIN.length)}\n\n${sections.join('\n')}\n${page.slice(end)}`,
  );
}
