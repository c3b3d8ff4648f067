import type { SourceFile } from '../house/source-file.ts';

export interface Kind {
  /** The whole id, and nothing longer that contains it. */
  readonly cited: RegExp;
  readonly pages: RegExp;
  /** The line that defines one; its first group is the id. Other mentions define nothing. */
  readonly anchor: RegExp;
}

const HEADING = (id: string) => new RegExp(`^## (${id})$`, 'gm');
const FIRST_CELL = (id: string) => new RegExp(`^\\| (${id}) \\|`, 'gm');
/** A `D…` behind `T-` or `C-` is the end of another id. */
const WHOLE = (id: string) => new RegExp(`(?<!\\w|[TC]-)${id}(?!\\w)`, 'g');

export const KINDS: Readonly<Record<string, Kind>> = {
  decision: { cited: WHOLE('D\\d+'), pages: /^docs\/decisoes\.md$/, anchor: HEADING('D\\d+') },
  rule: {
    cited: WHOLE('E-[A-Z]+-\\d+'),
    pages: /^docs\/especificacao\/[a-z-]+\.md$/,
    anchor: HEADING('E-[A-Z]+-\\d+'),
  },
  threat: {
    cited: WHOLE('T-[A-Z]\\d+'),
    pages: /^docs\/seguranca\.md$/,
    anchor: /^\| (T-[A-Z]\d+)\b/gm,
  },
  correction: {
    cited: WHOLE('C-[A-Z]\\d+'),
    pages: /^docs\/correcoes\.md$/,
    anchor: FIRST_CELL('C-[A-Z]\\d+'),
  },
};

const UNREACHABLE =
  /(?<![\w-])(?:[Ss]pecs? \d(?:,? §|\b)|(?:api|decisions|design|stack|threats|models|sketches|house-2)\.md|access\.csv|\.\.\/shared|spec\/\d|issue \d+, point|(?:rule|menu) of section \d)/g;
const SAYS_WHERE = 'docs/especificacao/README.md';

interface Found {
  readonly text: string;
  readonly line: number;
}

function find(text: string, what: RegExp): Found[] {
  return [...text.matchAll(what)].map(({ 0: found, index }) => ({
    text: found,
    line: text.slice(0, index).split('\n').length,
  }));
}

/** The ids that pages define, each with its pages: two are as wrong as none. */
export function anchorsOf(files: readonly SourceFile[], { pages, anchor }: Kind): Map<string, string[]> {
  const anchors = new Map<string, string[]>();
  for (const { path, text } of files.filter(({ path }) => pages.test(path))) {
    for (const [, id = ''] of text.matchAll(anchor)) anchors.set(id, [...(anchors.get(id) ?? []), path]);
  }
  return anchors;
}

/** Cited ids without a definition, ids with two, and references that readers cannot follow. */
export function citationProblems(files: readonly SourceFile[]): string[] {
  const ofKinds = Object.entries(KINDS).flatMap(([name, kind]) => {
    const anchors = anchorsOf(files, kind);
    const twice = [...anchors].filter(([, pages]) => pages.length > 1);
    return [
      ...twice.map(([id, pages]) => `${id} is defined more than once: ${pages.join(', ')}`),
      ...files.flatMap(({ path, text }) =>
        find(text, kind.cited)
          .filter(({ text: id }) => !anchors.has(id))
          .map(({ text: id, line }) => `${path}:${line}: there is no ${name} ${id}`),
      ),
    ];
  });
  const unreachable = files
    .filter(({ path }) => path !== SAYS_WHERE)
    .flatMap(({ path, text }) =>
      find(text, UNREACHABLE).map(
        ({ text: found, line }) => `${path}:${line}: '${found}' is not in the repository`,
      ),
    );
  return [...ofKinds, ...unreachable];
}
