import { posix } from 'node:path';

/**
 * The folder of the bundle's files in a release: as deep as the API's sources, so that few addresses differ.
 */
export const BUNDLE = 'apps/api/src';

interface Use {
  /** The source that uses `import.meta`, and how often. */
  readonly module: string;
  readonly times: number;
}

/** Reads a file or a folder by its address relative to the module. */
export interface Reading extends Use {
  readonly url: string;
  /** Whether the release itself makes it (pages, version); everything else is copied unchanged. */
  readonly made?: true;
}

/** Starts another program of the bundle, in the same folder under this name. */
interface Starting extends Use {
  readonly worker: string;
}

/** Resolves files of packages, which are in node_modules in a release as in the checkout. */
interface Resolving extends Use {
  readonly packageFiles: readonly string[] | 'whole';
}

/**
 * Everything that the product finds by `import.meta`: the bundle puts each of these modules into BUNDLE
 * itself, independent of its source's folder. places.test.ts fails when a use is missing here.
 */
export const readings: readonly Reading[] = [
  { module: 'apps/api/src/app.ts', times: 1, url: '../../web/dist', made: true },
  { module: 'apps/api/src/version.ts', times: 1, url: '../../../package.json', made: true },
  { module: 'apps/api/src/demo/content.ts', times: 1, url: './content/' },
  { module: 'apps/api/src/db/migration-files.ts', times: 1, url: '../../migrations' },
  { module: 'apps/api/src/documents/pdf/typst.ts', times: 1, url: './template/' },
];

export const startings: readonly Starting[] = [
  { module: 'apps/api/src/adapters/sorteio/sorteador.ts', times: 2, worker: 'sorteador-worker' },
  {
    module: 'apps/api/src/documents/assinatura/na-thread.ts',
    times: 2,
    worker: 'assinaturas-worker',
  },
  { module: 'apps/api/src/documents/pdf/renderer.ts', times: 2, worker: 'pdf-worker' },
  { module: 'apps/api/src/documents/planilhas/planilhas.ts', times: 2, worker: 'planilhas-worker' },
  {
    module: 'apps/api/src/features/porta/adapters/saml-metadata-thread.ts',
    times: 2,
    worker: 'saml-metadata-worker',
  },
  { module: 'packages/pdf-seguro/src/scan-file.ts', times: 2, worker: 'scan-worker' },
  { module: 'packages/pdf-seguro/src/thread.ts', times: 2, worker: 'thread-worker' },
];

/** The programs of the bundle. */
export const programs: Readonly<Record<string, string>> = {
  main: 'apps/api/src/main.ts',
  cli: 'apps/api/src/cli/main.ts',
  ...Object.fromEntries(
    startings.map(({ module, worker }) => [worker, posix.join(posix.dirname(module), `${worker}.ts`)]),
  ),
};

const FONTS = '@expo-google-fonts';

export const resolvings: readonly Resolving[] = [
  { module: 'packages/postgres-embutido/src/binaries.ts', times: 1, packageFiles: 'whole' },
  {
    module: 'apps/api/src/documents/pdf/fonts.ts',
    times: 1,
    packageFiles: [
      `${FONTS}/noto-sans/400Regular/NotoSans_400Regular.ttf`,
      `${FONTS}/noto-sans/400Regular_Italic/NotoSans_400Regular_Italic.ttf`,
      `${FONTS}/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf`,
      `${FONTS}/noto-sans/600SemiBold_Italic/NotoSans_600SemiBold_Italic.ttf`,
      `${FONTS}/noto-sans-symbols-2/400Regular/NotoSansSymbols2_400Regular.ttf`,
      `${FONTS}/noto-sans-math/400Regular/NotoSansMath_400Regular.ttf`,
      `${FONTS}/noto-emoji/400Regular/NotoEmoji_400Regular.ttf`,
    ],
  },
  {
    module: 'apps/api/src/demo/drawings/diagrama.ts',
    times: 1,
    packageFiles: [
      `${FONTS}/noto-sans/400Regular/NotoSans_400Regular.ttf`,
      `${FONTS}/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf`,
    ],
  },
];

/** Packages that cannot be bundled, because they find their own native code. */
export const natives: readonly string[] = ['highs', 'sharp', '@myriaddreamin/typst-ts-node-compiler'];

/** Optional dependencies that are not installed. */
export const absent: readonly string[] = ['pg-native', '@napi-rs/canvas'];

/**
 * Modules that import by a name computed at run time, which no bundler can follow, and why that code never
 * runs. file-type: only for a path; `normalizarImagem` passes a Blob. pdfjs: only for its worker, which is
 * passed to it, and for decoding pictures, which reading text does not need.
 */
export const namedAtRun: readonly string[] = [
  'node_modules/file-type/source/index.js',
  'node_modules/pdfjs-dist/legacy/build/pdf.mjs',
  'node_modules/pdfjs-dist/legacy/build/pdf.worker.mjs',
];

/** The path among the sources of the file that is read. */
export function sourceOf({ module, url }: Reading): string {
  return posix.join(posix.dirname(module), url);
}

/** The path where the bundle looks for it. */
export function placeOf({ url }: Reading): string {
  return posix.join(BUNDLE, url);
}

/** Files that a release copies unchanged from the repository, at the same place. */
export const asItStands: readonly string[] = [
  'LICENSE',
  'CHANGELOG.md',
  'SECURITY.md',
  '.env.example',
  'deploy',
  'docs/manual',
  'docs/metricas.md',
  'docs/operacao.md',
  'docs/operacao',
];
