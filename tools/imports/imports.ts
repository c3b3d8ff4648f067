import { dirname, join } from 'node:path/posix';
import type { SourceFile } from '../house/source-file.ts';

export interface Import {
  readonly from: string;
  readonly line: number;
  /** A path ('packages/domain/src/conta/types.ts') or a package ('zod', 'node:fs'). */
  readonly to: string;
  /** False for `import type`. */
  readonly atRunTime: boolean;
}

const statement =
  /^[ \t]*(?:import|export)\b(?:\s+(type)\b(?!\s*from\b|\s*,))?[^'"`;]*?\bfrom\s*['"]([^'"\n]+)['"]/gm;
const bare = /^[ \t]*import\s*['"]([^'"\n]+)['"]/gm;
const dynamic = /\bimport\(\s*['"]([^'"\n]+)['"]\s*\)/g;

export function importsOf(file: SourceFile): Import[] {
  const found = [
    ...[...file.text.matchAll(statement)].map((match) => ({
      match,
      name: match[2],
      type: match[1] === 'type',
    })),
    ...[...file.text.matchAll(bare)].map((match) => ({ match, name: match[1], type: false })),
    ...[...file.text.matchAll(dynamic)].map((match) => ({ match, name: match[1], type: false })),
  ];
  return found.map(({ match, name = '', type }) => ({
    from: file.path,
    line: lineOf(file.text, match.index + match[0].length),
    to: resolve(file.path, name),
    atRunTime: !type,
  }));
}

export function lineOf(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}

function resolve(from: string, specifier: string): string {
  const name = specifier.replace(/\?.*$/, '');
  if (name.startsWith('.')) return join(dirname(from), name);
  const workspace = /^@instrutoria\/(api|web)\/(.+)$/.exec(name);
  if (workspace) return `apps/${workspace[1]}/${workspace[2]}`;
  const own = /^@instrutoria\/([a-z-]+)\/(.+)$/.exec(name);
  if (own) return `packages/${own[1]}/src/${own[2]}`;
  if (name.startsWith('node:')) return name;
  return name.startsWith('@') ? name.split('/').slice(0, 2).join('/') : (name.split('/')[0] ?? name);
}
