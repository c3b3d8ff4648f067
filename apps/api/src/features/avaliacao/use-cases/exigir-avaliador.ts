import { exigirAvaliadorPossivel } from '@instrutoria/domain/avaliacao/policies.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import { MENSAGENS_PROJETO } from '@instrutoria/domain/projeto/messages.ts';
import type { Contexto } from '../../../context.ts';
import { segurarAvaliador } from '../designacao-queries.ts';

/** What an unknown project answers, and one that counts nowhere (D9). */
export function projetoNaoEncontrado(): DomainError {
  return new DomainError('naoEncontrado', 'NAO_ENCONTRADO', MENSAGENS_PROJETO.projetoNaoEncontrado);
}

/** Throws unless this person may assess the project, and keeps him from changing his type meanwhile (D15, T-B11). */
export async function exigirAvaliador(ctx: Contexto, projetoId: number, professorId: number): Promise<void> {
  const pessoa = await segurarAvaliador(ctx.db, projetoId, professorId);
  // An unknown person can be no evaluator either: the same 422.
  exigirAvaliadorPossivel(pessoa?.tipo ?? 'coordenador', { participa: pessoa?.participa ?? false });
}
