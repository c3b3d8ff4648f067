import { isTest } from './source-file.ts';

export interface TextRule {
  readonly says: string;
  readonly pattern: RegExp;
  readonly allowed: (path: string) => boolean;
}

export const textRules: readonly TextRule[] = [
  {
    says: 'only lib/ and wizard-storage.ts touch the browser store',
    pattern: /\b(?:localStorage|sessionStorage|indexedDB)\b/g,
    allowed: (path) =>
      !path.startsWith('apps/web/src/') ||
      isTest(path) ||
      path.startsWith('apps/web/src/lib/') ||
      path === 'apps/web/src/features/projeto/wizard/wizard-storage.ts',
  },
  {
    says: 'SQL is never built from strings, but for a constraint of the schema',
    pattern: /\bsql\.raw\b/g,
    allowed: (path) => !path.startsWith('apps/api/src/') || path.startsWith('apps/api/src/db/schema/'),
  },
];
