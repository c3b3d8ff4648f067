import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Acesso, Celula, Chamador } from '@instrutoria/contract/access.ts';
import { CHAMADORES } from '@instrutoria/contract/access.ts';

const page = join(import.meta.dirname, '../../../../../docs/acesso.md');

/** The rows of docs/acesso.md, the copy of the access table that people read and agree to, by the call's key. */
export function rowsOfTheAccessPage(): ReadonlyMap<string, Acesso> {
  const rows = readFileSync(page, 'utf8').matchAll(/^\| `([^`]+)` \| (.+)$/gm);
  return new Map(
    [...rows].map(([, call = '', cells = '']) => [call, accessOf(cells.replaceAll('\\', '').split(' | '))]),
  );
}

function accessOf(cells: readonly string[]): Acesso {
  const entries = CHAMADORES.map((chamador, i): readonly [Chamador, Celula] => {
    const cell = cells[i];
    if (cell !== 'yes' && cell !== 'no' && cell !== 'yes*')
      throw new Error(`bad cell in: ${cells.join(' ')}`);
    return [chamador, cell];
  });
  return Object.fromEntries(entries) as Record<Chamador, Celula>;
}
