import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import { MENSAGENS_RELATORIO } from '@instrutoria/domain/relatorio/messages.ts';
import type { Executor } from '../../../db/transaction.ts';
import { versaoDasDisciplinas } from '../disciplinas-repository.ts';

/** Throws 409 unless the project's discipline report was saved: the other two follow it (D29). */
export async function exigirDisciplinas(db: Executor, projetoId: number): Promise<void> {
  if ((await versaoDasDisciplinas(db, projetoId)) > 0) return;
  const texto = MENSAGENS_RELATORIO.preenchaAntesDisciplinas;
  throw new DomainError('conflito', 'FALTA_O_RELATORIO_DAS_DISCIPLINAS', texto);
}
