import { exigirAvaliadorPossivel } from '@instrutoria/domain/avaliacao/policies.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import { MENSAGENS_PROJETO } from '@instrutoria/domain/projeto/messages.ts';
import type { Contexto } from '../../../context.ts';
import { temImpedimento } from '../../impedimento/queries.ts';
import { segurarAvaliador } from '../designacao-queries.ts';

export function projetoNaoEncontrado(): DomainError {
  return new DomainError('naoEncontrado', 'NAO_ENCONTRADO', MENSAGENS_PROJETO.projetoNaoEncontrado);
}

/** Locks the person, so that the type cannot change meanwhile (D15). */
export async function exigirAvaliador(ctx: Contexto, projetoId: number, professorId: number): Promise<void> {
  const pessoa = await segurarAvaliador(ctx.db, projetoId, professorId);
  // Another statement: it sees a declaration for which the lock has waited.
  const declarou = await temImpedimento(ctx.db, professorId, projetoId);
  const participa = pessoa?.participa ?? false;
  exigirAvaliadorPossivel(pessoa?.tipo ?? 'coordenador', { participa, declarou });
}
