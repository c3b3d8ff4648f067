import type { SourceFile } from '../house/source-file.ts';

const NAMED = /\b((?:MENSAGENS|ROTULOS|NOMES|ERRO)_[A-Z_]+)(?:\.(\w+))?/g;

/**
 * Names of catalogue texts that a page cites and that do not exist: `MENSAGENS_CONTA.loginIncorreto` is an
 * export and a key.
 */
export function unknownTexts(
  pages: readonly SourceFile[],
  catalogues: Readonly<Record<string, unknown>>,
): string[] {
  return pages.flatMap(({ path, text }) =>
    [...text.matchAll(NAMED)].flatMap(([whole, name = '', key]) => {
      const catalogue = catalogues[name];
      const known =
        typeof catalogue === 'object' && catalogue !== null && (key === undefined || key in catalogue);
      return known ? [] : [`${path}: there is no text ${whole}`];
    }),
  );
}
