import { isTest, type SourceFile } from '../house/source-file.ts';
import { type Import, importsOf } from './imports.ts';

/** An allowed or forbidden direction of imports, from docs/adr/0001. */
export interface ImportRule {
  readonly says: string;
  readonly breaks: (found: Import) => boolean;
}

const testTools = ['vitest', 'fast-check', '@testing-library/react', '@testing-library/user-event'];

/** Packages that import nothing of the product. */
const standalone = [
  'packages/copia-de-seguranca/',
  'packages/pdf-seguro/',
  'packages/postgres-embutido/',
] as const;
const standaloneOf = (path: string) => standalone.find((folder) => path.startsWith(folder));

const isBuiltin = (to: string) => to.startsWith('node:');
const isHouse = (to: string) => /^(packages|apps|e2e|bench|tools)\//.test(to);
const within = (to: string, ...folders: readonly string[]) => folders.some((folder) => to.startsWith(folder));
const areaOf = (path: string) => /^apps\/(?:api|web)\/src\/features\/([^/]+)\//.exec(path)?.[1];
const baseName = (path: string) => path.slice(path.lastIndexOf('/') + 1);
const isWebFramework = (to: string) => /^(fastify|@fastify|fastify-)/.test(to);
const isSql = (to: string) => ['pg', 'pg-boss'].includes(to);

const speaksSql =
  /^apps\/api\/src\/(db|backup|demo|testing|cli|http|adapters)\/|\/features\/[^/]+\/(([a-z-]+-)?(repository|queries)|housekeeping)\./;

/** The files of the contract that the browser loads at run time; any other would bring its schemas along. */
const contractAtRunTime = /^packages\/contract\/src\/(.+\/)?(client|retry|[a-z]+\.gerada)\.ts$/;

const api = (path: string) => path.startsWith('apps/api/src/');
const web = (path: string) => path.startsWith('apps/web/src/');

export const importRules: readonly ImportRule[] = [
  {
    says: 'the domain imports nothing but the domain',
    breaks: ({ from, to }) =>
      within(from, 'packages/domain/') &&
      !within(to, 'packages/domain/') &&
      !(isTest(from) && (testTools.includes(to) || isBuiltin(to))),
  },
  {
    says: 'the contract imports the domain and zod only',
    breaks: ({ from, to }) =>
      within(from, 'packages/contract/') &&
      !within(to, 'packages/domain/', 'packages/contract/') &&
      to !== 'zod' &&
      !(isTest(from) && !isHouse(to)),
  },
  {
    says: 'a standalone package imports nothing of the repository but itself',
    breaks: ({ from, to }) => {
      const own = standaloneOf(from);
      return own !== undefined && isHouse(to) && !within(to, own);
    },
  },
  {
    says: 'only the server and the measurements use a standalone package',
    breaks: ({ from, to }) =>
      standaloneOf(to) !== undefined &&
      standaloneOf(from) === undefined &&
      !within(from, 'apps/api/', 'bench/'),
  },
  {
    says: 'the server imports the contract, the domain and the standalone packages only',
    breaks: ({ from, to }) =>
      within(from, 'apps/api/') && isHouse(to) && !within(to, 'packages/', 'apps/api/'),
  },
  {
    says: 'the browser imports the contract and the domain only',
    breaks: ({ from, to }) =>
      within(from, 'apps/web/') && isHouse(to) && !within(to, 'packages/', 'apps/web/'),
  },
  {
    says: 'from the contract the browser takes what is generated, client.ts and retry.ts, of the rest types only',
    breaks: ({ from, to, atRunTime }) =>
      web(from) &&
      atRunTime &&
      !isTest(from) &&
      within(to, 'packages/contract/') &&
      !contractAtRunTime.test(to),
  },
  {
    says: 'the journeys import the contract, the domain and the finder of the browser only',
    breaks: ({ from, to }) =>
      within(from, 'e2e/') && isHouse(to) && !within(to, 'packages/', 'e2e/', 'tools/prepare/chromium.mjs'),
  },
  {
    says: 'only http/, app.ts and start.ts know the web framework',
    breaks: ({ from, to }) =>
      api(from) &&
      !within(from, 'apps/api/src/http/', 'apps/api/src/app.ts', 'apps/api/src/server/start.ts') &&
      !isTest(from) &&
      isWebFramework(to),
  },
  {
    says: 'nothing that http/ binds imports http/',
    breaks: ({ from, to }) =>
      /^apps\/api\/src\/(features|documents|db|adapters)\//.test(from) &&
      !isTest(from) &&
      within(to, 'apps/api/src/http/', 'apps/api/src/app.ts', 'apps/api/src/main.ts'),
  },
  {
    says: 'a server feature takes from another its repository.ts and queries.ts only, its handlers.ts use cases too',
    breaks: ({ from, to }) =>
      api(from) &&
      !isTest(from) &&
      isOtherFeature(from, to) &&
      !/^([a-z-]+-)?(repository|queries)\.ts$/.test(baseName(to)) &&
      !(baseName(from) === 'handlers.ts' && to.includes('/use-cases/')),
  },
  {
    says: 'of a server feature only repository.ts, queries.ts and housekeeping.ts speak SQL',
    breaks: ({ from, to, atRunTime }) =>
      api(from) && atRunTime && !isTest(from) && isSql(to) && !speaksSql.test(from),
  },
  {
    says: 'db/, adapters/ and documents/ know no feature',
    breaks: ({ from, to }) =>
      /^apps\/api\/src\/(db|adapters|documents)\//.test(from) &&
      !isTest(from) &&
      within(to, 'apps/api/src/features/'),
  },
  {
    says: 'a feature of the browser takes from another its api.ts and its offered/ only',
    breaks: ({ from, to }) =>
      web(from) && isOtherFeature(from, to) && baseName(to) !== 'api.ts' && !to.includes('/offered/'),
  },
  {
    says: 'ui/ knows no feature and no area of the domain',
    breaks: ({ from, to }) =>
      within(from, 'apps/web/src/ui/') &&
      (within(to, 'apps/web/src/features/', 'apps/web/src/app/', 'packages/contract/') ||
        (within(to, 'packages/domain/') && !within(to, 'packages/domain/src/kernel/'))),
  },
  {
    says: 'lib/ knows no feature and no page',
    breaks: ({ from, to }) =>
      within(from, 'apps/web/src/lib/') && within(to, 'apps/web/src/features/', 'apps/web/src/app/'),
  },
  {
    says: 'what stands in testing/ is for tests only',
    breaks: ({ from, to }) =>
      isHouse(to) && to.includes('/testing/') && !isTest(from) && !within(from, 'bench/'),
  },
];

/** Every import against the directions, and features that import each other, types included. */
export function importProblems(files: readonly SourceFile[]): string[] {
  const imports = files.flatMap(importsOf);
  const against = imports.flatMap((found) =>
    importRules
      .filter((rule) => rule.breaks(found))
      .map((rule) => `${found.from}:${found.line} imports ${found.to}: ${rule.says}`),
  );
  const pairs = new Set(
    imports
      .filter(({ from, to }) => !isTest(from) && isOtherFeature(from, to))
      .map(({ from, to }) => `${featureOf(from)} ${featureOf(to)}`),
  );
  const mutual = [...pairs].filter((pair) => {
    const [a = '', b = ''] = pair.split(' ');
    return a < b && pairs.has(`${b} ${a}`);
  });
  return [...against, ...mutual.map((pair) => `features that need each other: ${pair}`)];
}

function featureOf(path: string): string {
  return /^apps\/(?:api|web)\/src\/features\/[^/]+/.exec(path)?.[0] ?? '';
}

function isOtherFeature(from: string, to: string): boolean {
  const target = areaOf(to);
  const own = areaOf(from);
  return own !== undefined && target !== undefined && own !== target;
}
