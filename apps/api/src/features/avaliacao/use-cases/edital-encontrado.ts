import { MENSAGENS_AVALIACAO as M } from '@instrutoria/domain/avaliacao/messages.ts';
import type { EditalGuardado } from '@instrutoria/domain/edital/types.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import type { Contexto } from '../../../context.ts';
import { acharEdital } from '../../edital/repository.ts';

export function editalNaoEncontrado(): DomainError {
  return new DomainError('naoEncontrado', 'NAO_ENCONTRADO', M.editalNaoEncontrado);
}

export async function editalEncontrado(ctx: Contexto, id: number): Promise<EditalGuardado> {
  const edital = await acharEdital(ctx.db, id);
  if (edital === null) throw editalNaoEncontrado();
  return edital;
}
