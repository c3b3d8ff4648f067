import { posix } from 'node:path';
import type { SourceFile } from '../house/source-file.ts';

const FENCES = /^```[\s\S]*?^```/gm;
const LINK = /\]\((?![a-z]+:)([^)\s]*)\)|(?:href|src)="(?![a-z]+:)([^"]*)"/g;
const PAGE = /(?<![\w./-])docs\/[\w./-]+?\.md(?:#[\w-]+)?/g;
const ADR = /\bADR (\d{4})\b/g;

export function headingAnchors(text: string): Set<string> {
  const headings = text.replaceAll(FENCES, '').matchAll(/^#{1,6} (.+)$/gm);
  return new Set(
    [...headings].map(([, title = '']) =>
      title
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
        .trim()
        .replaceAll(/\s/g, '-'),
    ),
  );
}

/** Links, pages and ADRs that do not exist. `all`: every path of the repository. */
export function linkProblems(files: readonly SourceFile[], all: ReadonlySet<string>): string[] {
  const pages = new Map(files.map((file) => [file.path, file]));
  const problemOf = (from: string, target: string, base: string): string | null => {
    const [file = '', anchor = ''] = target.split('#');
    const path = file === '' ? from : posix.normalize(posix.join(base, file)).replace(/\/$/, '');
    const folder = [...all].some((other) => other.startsWith(`${path}/`));
    if (!all.has(path) && !folder) return `${from}: ${target} does not exist`;
    if (anchor === '' || headingAnchors(pages.get(path)?.text ?? '').has(anchor)) return null;
    return `${from}: ${path} has no heading #${anchor}`;
  };
  return files.flatMap(({ path, text }) => {
    const links = path.endsWith('.md')
      ? [...text.replaceAll(FENCES, '').matchAll(LINK)].map(([, a, b]) =>
          problemOf(path, a ?? b ?? '', posix.dirname(path)),
        )
      : [];
    const named = [...text.matchAll(PAGE)].map(([target]) => problemOf(path, target, ''));
    const adrs = [...text.matchAll(ADR)].map(([, number]) =>
      [...all].some((other) => other.startsWith(`docs/adr/${number}-`))
        ? null
        : `${path}: there is no ADR ${number}`,
    );
    return [...links, ...named, ...adrs].filter((problem) => problem !== null);
  });
}
