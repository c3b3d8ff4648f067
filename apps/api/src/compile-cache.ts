import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

/**
 * Sources are read once more quickly from the second start on: Node keeps what it made of them (types taken away,
 * compiled) where tests keep theirs. Not in production, which writes nowhere but in DATA_DIR; nor in a release, whose
 * code nobody that writes data may change.
 */
export function keepCompiled(): void {
  if (process.env.NODE_ENV === 'production' || !import.meta.url.endsWith('.ts')) return;
  enableCompileCache(fileURLToPath(new URL('../../../.tmp/compiled', import.meta.url)));
}
