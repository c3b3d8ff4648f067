import { basename, dirname } from 'node:path/posix';
import { filePattern, folderPattern, roomPatterns, rooms, vocabulary } from './vocabulary.ts';

/** Names that say nothing, and files that only pass others on (docs/adr/0001). */
const empty = /(?:^|[/-])(?:helpers?|utils?|common|misc|shared|index)(?:[./-]|$)/;

const words = vocabulary.map((entry) => ({
  folder: folderPattern(entry),
  file: filePattern(entry),
  says: entry.files.join(', '),
}));
const free = rooms.map((entry) => ({ ...entry, ...roomPatterns(entry) }));

export function vocabularyProblems(paths: readonly string[]): string[] {
  return paths.flatMap((path) => problemOf(path) ?? []);
}

function problemOf(path: string): string | null {
  if (empty.test(path.replace('apps/web/index.html', '')))
    return `${path}: a name that says nothing, or a barrel`;
  const folder = dirname(path);
  const entries = words.filter((entry) => entry.folder.test(folder));
  if (entries.some((entry) => entry.file.test(basename(path)))) return null;
  if (free.some(({ file }) => file.test(path))) return null;
  const around = free.filter(({ tree }) => tree.test(path));
  const takes = [
    ...entries.map(({ says }) => says),
    ...around.map(({ endings }) => `kebab-case names that end in ${endings.join(', ')}`),
  ];
  return takes.length === 0
    ? `${path}: ${folder} is not in tools/house/vocabulary.ts`
    : `${path}: ${folder} takes only ${takes.join(', ')}`;
}
