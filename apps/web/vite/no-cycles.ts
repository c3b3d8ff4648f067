import type { Plugin } from 'vite';

/** Fails the build on circular chunks: one would run before what it needs, and the page stay white. */
export function noCycles(): Plugin {
  return {
    name: 'no-cycles',
    generateBundle(_options, bundle) {
      const imports = new Map(
        Object.values(bundle).flatMap((item) =>
          item.type === 'chunk' ? [[item.fileName, item] as const] : [],
        ),
      );
      const done = new Set<string>();
      const visit = (name: string, path: readonly string[]): void => {
        const from = path.indexOf(name);
        if (from >= 0) this.error(`chunks in a circle: ${path.slice(from).map(contents).join(' → ')}`);
        if (done.has(name)) return;
        for (const next of imports.get(name)?.imports ?? []) visit(next, [...path, name]);
        done.add(name);
      };
      const contents = (name: string) => `${name} (${imports.get(name)?.moduleIds.slice(0, 5).join(', ')})`;
      for (const name of imports.keys()) visit(name, []);
    },
  };
}
