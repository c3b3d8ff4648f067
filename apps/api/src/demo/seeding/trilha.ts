import type { Executor } from '../../db/transaction.ts';
import { type Ato, auditar } from '../../features/auditoria/repository.ts';

export interface AtoDemo extends Ato {
  readonly quando: Date;
  readonly pessoa: number;
}

/** In order of time: the trail is read in the order of writing (T-J8). */
export async function semearTrilha(tx: Executor, atos: readonly AtoDemo[]): Promise<void> {
  for (const { quando, ...ato } of atos.toSorted((a, b) => a.quando.getTime() - b.quando.getTime())) {
    await auditar({ agora: quando, db: tx, usuario: null }, ato);
  }
}
