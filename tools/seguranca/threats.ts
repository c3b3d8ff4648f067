import { titlesIn } from '../house/test-titles.ts';

/** A row of docs/seguranca.md. */
export interface Threat {
  readonly id: string;
  /** The end of a file's path, and words of a title in that file. */
  readonly tests: readonly { readonly file: string; readonly title: string }[];
  /** Why no line of code can be marked as its defence, in italics. */
  readonly reason: string | null;
}

/** Reads the rows `| T-A1 threat | what holds | tests or a reason |`. */
export function threatsIn(page: string): Threat[] {
  return [...page.matchAll(/^\| (T-[A-M]\d+) .*\|([^|]*)\|$/gm)].map(([, id = '', last = '']) => ({
    id,
    tests: [...last.matchAll(/`([^`]+)`: ([^<]+)/g)].map(([, file = '', title = '']) => ({
      file,
      title: title.trim(),
    })),
    reason: /^\*(.+)\*$/.exec(last.trim())?.[1] ?? null,
  }));
}

/** Rows that are there twice or have no test, and tests that do not exist. */
export function threatProblems(threats: readonly Threat[], read: (file: string) => string | null): string[] {
  const twice = threats.filter(({ id }, i) => threats.findIndex((other) => other.id === id) !== i);
  const bare = threats.filter(({ tests, reason }) => tests.length === 0 && reason === null);
  return [
    ...twice.map(({ id }) => `${id} has two rows`),
    ...bare.map(({ id }) => `${id} names neither a test nor a reason`),
    ...threats.flatMap(({ id, tests }) =>
      tests
        .filter(({ file, title }) => {
          const source = read(file);
          return source === null || !titlesIn(source).some((found) => found.title.includes(title));
        })
        .map(({ file, title }) => `${id}: no test “${title}” in exactly one file …${file}`),
    ),
  ];
}

/** The one path that ends so; '' when there is none or more than one. */
export function endingIn(paths: readonly string[], end: string): string {
  const found = paths.filter((path) => path.endsWith(`/${end}`));
  return found.length === 1 ? (found[0] ?? '') : '';
}

/** The vitest project that runs a file. */
export function projectOf(file: string): 'unit' | 'api' | 'web' | 'longo' {
  if (file.endsWith('.longo.test.ts') || file.startsWith('apps/api/src/longo/')) return 'longo';
  if (file.startsWith('apps/web/')) return 'web';
  const onDatabase = /^(?:apps\/api|packages\/postgres-embutido)\//.test(file);
  return onDatabase && !file.endsWith('.unit.test.ts') ? 'api' : 'unit';
}
