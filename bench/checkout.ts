import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Child, startChild } from './child.ts';

/** Where a version of the product stands: a checkout with its packages and pages, or an unpacked release. */
export interface Checkout {
  readonly name: string;
  readonly folder: string;
  /** Node and the file that starts it. */
  readonly program: readonly [node: string, main: string];
  /** What its own command gives Node, in its arguments and around it. */
  readonly flags: readonly string[];
  readonly surroundings: Readonly<Record<string, string>>;
  /** The module that holds the whole application; null in a release, where it is one file that starts at once. */
  readonly application: string | null;
}

export const OWN_FOLDER = fileURLToPath(new URL('..', import.meta.url));

const there = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

export type Command = Pick<Checkout, 'flags' | 'surroundings'>;

/** What `npm start` gives Node, or in an unpacked release `instrutoria`: a version is measured as its command runs it. */
export async function commandIn(folder: string, released = false): Promise<Command> {
  const text = await readFile(join(folder, released ? 'instrutoria' : 'package.json'), 'utf8');
  const start: string = released ? text : JSON.parse(text).scripts.start;
  const [, flags = ''] = /(?:bin\/node"|exec node) ((?:--\S+ )*)/.exec(start) ?? [];
  return {
    flags: flags.split(' ').filter((flag) => flag !== ''),
    surroundings: Object.fromEntries(
      Array.from(start.matchAll(/\b(MALLOC_[A-Z_]+)=\D*(\d+)/g), ([, name, value]) => [name, value]),
    ),
  };
}

/** Throws and says what is missing: nothing is installed or built in a folder that is only measured. */
export async function checkoutIn(name: string, folder: string): Promise<Checkout> {
  const bundle = join(folder, 'apps/api/src/main.js');
  if (await there(bundle)) {
    const program = [join(folder, 'bin/node'), bundle] as const;
    return { name, folder, program, ...(await commandIn(folder, true)), application: null };
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
    ...(await commandIn(folder)),
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
  { folder, program: [node, main], flags, surroundings }: Checkout,
  { dataDir, output, demonstration = false, env = {} }: Started,
): Promise<Child> {
  return startChild({
    node,
    folder,
    command: [...flags, main, ...(demonstration ? ['--demo'] : [])],
    env: { DATABASE_URL: '', DATA_DIR: dataDir, PORT: '0', LIMITE_ANONIMO: '0', ...surroundings, ...env },
    output,
  });
}
