import { isTest, type SourceFile } from '../house/source-file.ts';

export type Estate = 'product' | 'tests' | 'apart';

/** Demonstration content, measuring and generated files. */
const APART = /^(?:apps\/api\/src\/demo\/content\/|bench\/|apps\/api\/migrations\/)|\.gerada\.ts$/;

export function estateOf(path: string): Estate {
  if (APART.test(path)) return 'apart';
  return isTest(path) ? 'tests' : 'product';
}

const AREAS: readonly (readonly [string, RegExp])[] = [
  ['domain', /^packages\/domain\//],
  ['contract', /^packages\/contract\//],
  ['appliances', /^packages\/(?:copia-de-seguranca|pdf-seguro|postgres-embutido)\//],
  ['api: features', /^apps\/api\/src\/features\//],
  ['api: http', /^apps\/api\/src\/http\//],
  ['api: db', /^apps\/api\/src\/db\//],
  ['api: documents', /^apps\/api\/src\/documents\//],
  ['api: backup, cli, demo', /^apps\/api\/src\/(?:backup|cli|demo)\//],
  ['api: the rest', /^apps\/api\//],
  ['web: features', /^apps\/web\/src\/features\//],
  ['web: the rest', /^apps\/web\//],
  ['e2e', /^e2e\//],
  ['tools', /^tools\//],
  ['bench', /^bench\//],
];

export function areaOf({ path }: Pick<SourceFile, 'path'>): string {
  return AREAS.find(([, prefix]) => prefix.test(path))?.[0] ?? 'elsewhere';
}
