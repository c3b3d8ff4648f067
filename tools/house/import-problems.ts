import { importRules } from './import-rules.ts';
import { importsOf, lineOf } from './imports.ts';
import type { SourceFile } from './source-file.ts';
import { textRules } from './text-rules.ts';

export function importProblems(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => [...ofImports(file), ...ofText(file)]);
}

function ofImports(file: SourceFile): string[] {
  return importsOf(file).flatMap((found) =>
    importRules
      .filter((rule) => rule.breaks(found))
      .map((rule) => `${file.path}:${found.line} imports ${found.to}: ${rule.says}`),
  );
}

function ofText(file: SourceFile): string[] {
  return textRules
    .filter((rule) => !rule.allowed(file.path))
    .flatMap((rule) =>
      [...file.text.matchAll(rule.pattern)].map(
        (match) => `${file.path}:${lineOf(file.text, match.index)} has ${match[0]}: ${rule.says}`,
      ),
    );
}
