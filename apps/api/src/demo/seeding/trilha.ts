import type { Executor } from '../../db/connection/transaction.ts';
import { type Ato, auditar } from '../../features/auditoria/repository.ts';

/** An act done through the application, which writes its own audit row. */
export interface AtoEncenado {
  readonly quando: Date;
  fazer(): Promise<void>;
}

export interface AtoDemo extends Ato {
  readonly quando: Date;
  readonly pessoa: number;
}

/**
 * Writes audit rows and runs acts in order of time, because the audit is read in the order of writing (T-J8).
 */
export async function semearTrilha(tx: Executor, atos: readonly (AtoDemo | AtoEncenado)[]): Promise<void> {
  for (const um of atos.toSorted((a, b) => a.quando.getTime() - b.quando.getTime())) {
    if ('fazer' in um) await um.fazer();
    else {
      const { quando, ...ato } = um;
      await auditar({ agora: quando, db: tx, usuario: null }, ato);
    }
  }
}
