import { MENSAGENS_INSTRUTOR as M } from '@instrutoria/domain/instrutor/messages.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';

/** The same for an unknown vínculo and for one of somebody else. */
export function vinculoNaoEncontrado(): DomainError {
  return new DomainError('naoEncontrado', 'NAO_ENCONTRADO', M.naoEncontrado);
}
