import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { titlesIn } from '../house/test-titles.ts';

/** A project of vitest.config.ts, or the journeys. */
export type Project = 'unit' | 'api' | 'web' | 'longo' | 'e2e';

/** A defence in the code, how to remove it, and the test that must fail then. */
export interface Defence {
  readonly defesa: string;
  readonly arquivo: string;
  /** Must occur in the file exactly once. */
  readonly trecho: string;
  readonly troca: string;
  readonly projeto: Project;
  readonly teste: string;
  /** As written in the source. */
  readonly titulo: string;
  /** Needed where the title is made of placeholders only. */
  readonly grupo?: string;
}

export type Row = { readonly provas: readonly Defence[] } | { readonly naoSeAplica: string };

export type Rows = Readonly<Record<string, Row>>;

export function readRows(root: string): Rows {
  const folder = join(root, 'tools/seguranca/defesas');
  const files = readdirSync(folder).sort();
  return Object.assign(
    {},
    ...files.map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8'))),
  ) as Rows;
}

export function defencesOf(row: Row): readonly Defence[] {
  return 'provas' in row ? row.provas : [];
}

/**
 * What would make a run prove nothing: missing or unknown rows, snippets that are absent or not unique,
 * replacements that change nothing, tests that do not exist under that title.
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
  if (teste.startsWith('apps/api/src/longo/') || teste.endsWith('.longo.test.ts')) return projeto === 'longo';
  if (teste.startsWith('apps/api/')) return projeto === (teste.endsWith('.unit.test.ts') ? 'unit' : 'api');
  return projeto === (teste.startsWith('packages/postgres-embutido/') ? 'api' : 'unit');
}

/** Without the corrections that it proves, which may be added later. */
function withoutTags(title: string): string {
  return title.replaceAll(/\[C-[A-F]\d+\]\s*/g, '');
}

function hasWords(title: string): boolean {
  return /\p{L}/u.test(title.replaceAll(PLACEHOLDER, ''));
}

const PLACEHOLDER = /(%[sdifjop#$]|\$\{[^}]*\}|\$\w+(?:\.\w+)*)/g;

/** Matches the titles that a run reports: placeholders may be anything. */
export function titlePattern(title: string): string {
  const words = withoutTags(title)
    .split(PLACEHOLDER)
    .map((part, index) => (index % 2 === 1 ? '.*' : part.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')))
    .join('');
  return `(?:\\[C-[A-F]\\d+\\]\\s*)*${words}`;
}
