import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The path from the root of the repository, with forward slashes. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

const skipped = new Set(['node_modules', 'dist', 'test-results', 'playwright-report', '.tmp', 'meta']);

const houseFolders = ['packages', 'apps', 'e2e', 'bench', 'tools'] as const;

export function pathsBelow(root: string, folders: readonly string[] = houseFolders): string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (!entry.isDirectory()) return entry.name.endsWith('.tsbuildinfo') ? [] : [path];
      return skipped.has(entry.name) ? [] : pathsBelow(root, [path]);
    }),
  );
}

export function sourcesBelow(root: string): SourceFile[] {
  return pathsBelow(root)
    .filter((path) => /\.(ts|tsx|mjs)$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

/** Whether the file is a test, or code that only tests use. */
export function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path) || path.includes('/testing/') || path.startsWith('e2e/');
}
