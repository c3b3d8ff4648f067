import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Acesso, Celula, Chamador } from '@instrutoria/contract/access.ts';
import { CHAMADORES } from '@instrutoria/contract/access.ts';

const page = join(import.meta.dirname, '../../../../../docs/acesso.md');
const GROUPS: ReadonlyMap<string, readonly Chamador[]> = new Map([
  ['everybody', CHAMADORES],
  ['logged-in', CHAMADORES.filter((chamador) => chamador !== 'anonymous' && chamador !== 'instrutor')],
  ...CHAMADORES.map((chamador): [string, readonly Chamador[]] => [chamador, [chamador]]),
]);

/** The rows of docs/acesso.md, the copy of the access table that people review, by the call's key. */
export function rowsOfTheAccessPage(): ReadonlyMap<string, Acesso> {
  const [, ...sections] = readFileSync(page, 'utf8').split(/^## /m);
  return new Map(
    sections.flatMap((section) => {
      const [who = '', ...lines] = section.split('\n');
      const acesso = accessOf(who.replaceAll('\\', ''));
      return lines
        .map((line) => /^- (`[^`]+`(?:, `[^`]+`)*)/.exec(line)?.[1] ?? '')
        .flatMap((calls) => calls.match(/(?<=`)[^`,]+(?=`)/g) ?? [])
        .map((call): [string, Acesso] => [call, acesso]);
    }),
  );
}

function accessOf(who: string): Acesso {
  const cells = new Map<Chamador, Celula>();
  for (const said of who.split(', ')) {
    const named = GROUPS.get(said.replace('*', ''));
    if (named === undefined) throw new Error(`docs/acesso.md names an unknown caller: ${said}`);
    for (const chamador of named) cells.set(chamador, said.endsWith('*') ? 'yes*' : 'yes');
  }
  const all = CHAMADORES.map((chamador): [Chamador, Celula] => [chamador, cells.get(chamador) ?? 'no']);
  return Object.fromEntries(all) as Record<Chamador, Celula>;
}
