import { fileURLToPath } from 'node:url';
import { type Program, type ProgramOptions, startProgram } from './program.ts';

const WRITER = fileURLToPath(new URL('./programs/embedded-writer.ts', import.meta.url));

/**
 * Starts the program that opens an embedded database, prints `pronto`, and then writes and prints
 * acknowledged rows.
 */
export function startWriter(dataDir: string, options?: ProgramOptions): Program {
  return startProgram(WRITER, [dataDir], options);
}
