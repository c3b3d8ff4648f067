import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Child, startChild } from './child.ts';

/** Where a version of the product stands: a checkout with its packages and pages, or an unpacked release. */
export interface Checkout {
  readonly name: string;
  readonly folder: string;
  /** Node and the file that starts it. */
  readonly program: readonly [node: string, main: string];
  /** The module that holds the whole application; null in a release, where it is one file that starts at once. */
  readonly application: string | null;
}

export const OWN_FOLDER = fileURLToPath(new URL('..', import.meta.url));

const there = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

/** Throws and says what is missing: nothing is installed or built in a folder that is only measured. */
export async function checkoutIn(name: string, folder: string): Promise<Checkout> {
  const bundle = join(folder, 'apps/api/src/main.js');
  if (await there(bundle)) {
    return { name, folder, program: [join(folder, 'bin/node'), bundle], application: null };
  }
  for (const needed of ['apps/api/src/main.ts', 'node_modules', 'apps/web/dist/index.html']) {
    if (await there(join(folder, needed))) continue;
    throw new Error(
      `${folder} has no ${needed}. A checkout needs its own packages and pages: npm ci && npm run build in it.`,
    );
  }
  return {
    name,
    folder,
    program: [process.execPath, join(folder, 'apps/api/src/main.ts')],
    application: join(folder, 'apps/api/src/start.ts'),
  };
}

export interface Started {
  readonly dataDir: string;
  readonly output: string;
  readonly demonstration?: boolean;
  readonly env?: Readonly<Record<string, string>>;
}

/** The product as its command starts it, in a process of its own. */
export function startProduct(
  { folder, program: [node, main] }: Checkout,
  { dataDir, output, demonstration = false, env = {} }: Started,
): Promise<Child> {
  return startChild({
    node,
    folder,
    command: [main, ...(demonstration ? ['--demo'] : [])],
    env: { DATABASE_URL: '', DATA_DIR: dataDir, PORT: '0', LIMITE_ANONIMO: '0', ...env },
    output,
  });
}
