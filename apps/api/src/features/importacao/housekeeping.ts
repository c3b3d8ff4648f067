import { DESFAZER_MS, PREVIA_MS } from '@instrutoria/domain/importacao/limits.ts';
import type { Deps } from '../../context.ts';
import { apagarImportacoesAntigas } from './repository.ts';

/** Personal data of a file stays no longer than the preview, and earlier values no longer than the undo. */
export function varrerImportacoes({ database, clock }: Deps): Promise<void> {
  const agora = clock.agora().getTime();
  return apagarImportacoesAntigas(database.db, {
    previas: new Date(agora - PREVIA_MS),
    linhas: new Date(agora - DESFAZER_MS),
  });
}
