import { fileURLToPath } from 'node:url';
import * as programs from '@instrutoria/postgres-embutido/testing/program.ts';
import { COMPILED } from './compiled.ts';

/** Starts `testing/programs/<name>.ts` with this Node. */
export function startProgram(name: string, args: readonly string[]): programs.Program {
  const path = fileURLToPath(new URL(`../programs/${name}.ts`, import.meta.url));
  return programs.startProgram(path, args, { env: COMPILED });
}
