import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { titlesIn } from '../house/test-titles.ts';

/** The runners that a named test may belong to: a project of vitest.config.ts, or the journeys. */
export type Project = 'unit' | 'api' | 'web' | 'longo' | 'e2e';

/** One defence in the code, how it is taken away, and the test that must fail then. */
export interface Defence {
  /** What holds, in a few words. */
  readonly defesa: string;
  readonly arquivo: string;
  /** Stands in the file exactly once. */
  readonly trecho: string;
  readonly troca: string;
  readonly projeto: Project;
  readonly teste: string;
  /** As it stands in the source. */
  readonly titulo: string;
  /** The group that it stands in, where its own title is made of placeholders only. */
  readonly grupo?: string;
}

/** A row of the page: its defences, or why there is none that could be taken away. */
export type Row = { readonly provas: readonly Defence[] } | { readonly naoSeAplica: string };

export type Rows = Readonly<Record<string, Row>>;

/** All rows of tools/seguranca/defesas, one file a group. */
export function readRows(root: string): Rows {
  const folder = join(root, 'tools/seguranca/defesas');
  const files = readdirSync(folder).sort();
  return Object.assign(
    {},
    ...files.map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8'))),
  ) as Rows;
}

/** The defences of a row; none where it does not apply. */
export function defencesOf(row: Row): readonly Defence[] {
  return 'provas' in row ? row.provas : [];
}

/**
 * Whatever would make a run prove nothing: rows without an entry, entries without a row, snippets that are absent or
 * not unique, replacements that change nothing, tests that do not stand there under that title.
 * @param read a file's text; null where it does not exist
 */
export function rowProblems(
  ids: readonly string[],
  rows: Rows,
  read: (path: string) => string | null,
): string[] {
  const missing = ids.filter((id) => rows[id] === undefined).map((id) => `${id}: no defence, and no reason`);
  const unknown = Object.keys(rows).filter((id) => !ids.includes(id));
  const found = Object.entries(rows).flatMap(([id, row]) => {
    if ('naoSeAplica' in row) return row.naoSeAplica.trim() === '' ? [`${id}: an empty reason`] : [];
    if (row.provas.length === 0) return [`${id}: no defence, and no reason`];
    return row.provas.flatMap((defence) => defenceProblems(defence, read).map((says) => `${id}: ${says}`));
  });
  return [...missing, ...unknown.map((id) => `${id}: there is no such row`), ...found];
}

function defenceProblems(defence: Defence, read: (path: string) => string | null): string[] {
  const code = read(defence.arquivo);
  const test = read(defence.teste);
  const times = code === null ? 0 : code.split(defence.trecho).length - 1;
  const all = test === null ? [] : titlesIn(test);
  const titles = all.filter((found) => withoutTags(found.title) === withoutTags(defence.titulo));
  const { grupo } = defence;
  const named =
    grupo === undefined
      ? hasWords(defence.titulo)
      : all.some((t) => t.group && withoutTags(t.title) === withoutTags(grupo));
  return [
    ...(times === 1 ? [] : [`the snippet stands ${times} times in ${defence.arquivo}: ${defence.trecho}`]),
    ...(defence.trecho === defence.troca ? ['the replacement changes nothing'] : []),
    ...(titles.some(({ group }) => !group) ? [] : [`${defence.teste} has no test “${defence.titulo}”`]),
    ...(named ? [] : [`“${defence.titulo}” needs the group that it stands in`]),
    ...(projectFits(defence) ? [] : [`${defence.teste} does not belong to ${defence.projeto}`]),
  ];
}

function projectFits({ projeto, teste }: Defence): boolean {
  if (teste.startsWith('e2e/')) return projeto === 'e2e';
  if (teste.startsWith('apps/web/')) return projeto === 'web';
  if (teste.startsWith('apps/api/src/longo/')) return projeto === 'longo';
  if (teste.startsWith('apps/api/')) return projeto === (teste.endsWith('.unit.test.ts') ? 'unit' : 'api');
  return projeto === 'unit';
}

/** A title without the corrections that it proves: those are added to a test that stands already. */
function withoutTags(title: string): string {
  return title.replaceAll(/\[C-[A-F]\d+\]\s*/g, '');
}

/** Whether a title says anything beside its placeholders. */
function hasWords(title: string): boolean {
  return /\p{L}/u.test(title.replaceAll(PLACEHOLDER, ''));
}

const PLACEHOLDER = /(%[sdifjop#$]|\$\{[^}]*\}|\$\w+(?:\.\w+)*)/g;

/** A title of the source as the pattern of the titles that a run reports: its placeholders may be anything. */
export function titlePattern(title: string): string {
  const words = withoutTags(title)
    .split(PLACEHOLDER)
    .map((part, index) => (index % 2 === 1 ? '.*' : part.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')))
    .join('');
  return `(?:\\[C-[A-F]\\d+\\]\\s*)*${words}`;
}
