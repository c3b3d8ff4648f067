import { gzipSync } from 'node:zlib';
import { build as buildPages, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import { gather, type Piece } from './gather.ts';

/** With all that the login page needs (src/main.tsx), and the frame, which is loaded while the person types the login. */
const BASE: readonly Rolldown.CodeSplittingGroup[] = [
  { name: 'entrada', tags: ['$initial'], priority: 9 },
  {
    name: 'moldura',
    test: /\/apps\/web\/src\/app\/(?!idle-modal|menu-icon)|rolldown\/runtime/,
    priority: 8,
    includeDependenciesRecursively: true,
  },
];

/** What a page may weigh (weights.ts), less what the gathering's own lines add. */
const LIMIT_KIB = 219;

/** What compression leaves of a small script that stands among others; by itself it leaves up to twice as much. */
const AMONG_OTHERS = 0.37;

/** How the scripts are divided: the entry, the frame, and of the rest what most pages ask for together (ADR 0004). */
export const CODE_SPLITTING: Rolldown.CodeSplittingOptions = {
  includeDependenciesRecursively: false,
  groups: [...BASE],
};

/** Looks at the same pages once before a build, and tells it which of their many small scripts become one. */
export function gatherScripts(toLookAt: InlineConfig): Plugin {
  return {
    name: 'gather-scripts',
    apply: 'build',
    async config() {
      const groups = await gathered(toLookAt);
      return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } };
    },
  };
}

async function gathered(config: InlineConfig): Promise<Rolldown.CodeSplittingGroup[]> {
  const build = { ...config.build, write: false };
  const built = await buildPages({ ...config, build, configFile: false, logLevel: 'error' });
  if (!('output' in built)) throw new Error('one build was asked for');
  const { output } = built;
  const kibOf = new Map(
    output.map((item) => {
      const source = item.type === 'chunk' ? item.code : item.source;
      return [item.fileName, Math.min(gzipSync(source).length, source.length * AMONG_OTHERS) / 1024];
    }),
  );
  const chunks = output.filter((item) => item.type === 'chunk');
  const pieces = chunks.map((chunk): Piece => {
    const { fileName, imports, dynamicImports, moduleIds, viteMetadata } = chunk;
    const files = [fileName, ...(viteMetadata?.importedCss ?? [])];
    const kib = files.reduce((total, file) => total + (kibOf.get(file) ?? 0), 0);
    return { file: fileName, modules: moduleIds, kib, imports, later: dynamicImports };
  });
  const entry = chunks.find(({ isEntry }) => isEntry);
  const frame = chunks.find(({ name }) => name === 'moldura');
  if (entry === undefined || frame === undefined) throw new Error('no entry, or no frame');
  const pages = entry.dynamicImports.filter((file) => file !== frame.fileName);
  const scripts = gather({ pieces, base: [entry.fileName, frame.fileName], pages, limit: LIMIT_KIB });
  return scripts.map((modules, i) => {
    const own = new Set(modules);
    return { name: `comum${i}`, test: (id: string) => own.has(id), priority: 7 };
  });
}
