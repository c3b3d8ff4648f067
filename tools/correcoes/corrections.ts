import { titlesIn } from '../house/test-titles.ts';

export interface TaggedTest {
  readonly file: string;
  readonly title: string;
}

const TAG = /\[(C-[A-M]\d{1,2})\]/g;

export function taggedIn(file: string, source: string): Map<string, TaggedTest[]> {
  const tagged = new Map<string, TaggedTest[]>();
  for (const { title } of titlesIn(source)) {
    for (const [, id = ''] of title.matchAll(TAG))
      tagged.set(id, [...(tagged.get(id) ?? []), { file, title }]);
  }
  return tagged;
}

/** Unknown tags, and corrections that have neither a test nor an entry in the list. */
export function correctionProblems(
  right: Readonly<Record<string, string>>,
  tagged: ReadonlyMap<string, readonly TaggedTest[]>,
  stillOpen: readonly string[],
): string[] {
  const unknown = [...tagged].filter(([id]) => right[id] === undefined);
  const missing = Object.keys(right).filter((id) => !tagged.has(id) && !stillOpen.includes(id));
  return [
    ...unknown.map(([id, tests]) => `${tests[0]?.file}: there is no correction ${id}`),
    ...stillOpen
      .filter((id) => right[id] === undefined)
      .map((id) => `ainda-sem-prova.txt: there is no correction ${id}`),
    ...missing.map((id) => `no test names ${id}`),
  ];
}

export function provedMeanwhile(
  tagged: ReadonlyMap<string, readonly TaggedTest[]>,
  stillOpen: readonly string[],
): string[] {
  return stillOpen.filter((id) => tagged.has(id));
}

export function correctionsPage(
  right: Readonly<Record<string, string>>,
  tagged: ReadonlyMap<string, readonly TaggedTest[]>,
): string {
  const rows = Object.entries(right).map(([id, text]) => {
    const files = new Set((tagged.get(id) ?? []).map(({ file }) => `\`${file}\``));
    return `- ${id}: ${text} ${[...files].join(' ') || '*no test yet*'}`;
  });
  return `# Corrections, and the tests that prove them

Written by \`node tools/check-correcoes.ts --page\`: each file has a test that failed before the correction and whose title
carries its tag in square brackets. The check fails when a correction has no test, or when this page is old.

${rows.join('\n')}
`;
}
