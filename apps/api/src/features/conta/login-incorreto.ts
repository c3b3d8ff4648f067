import { MENSAGENS_CONTA } from '@instrutoria/domain/conta/messages.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';

/** The same refusal for an unknown CPF and a wrong password (T-A3). */
export function loginIncorreto(): DomainError {
  return new DomainError('naoAutenticado', 'LOGIN_INCORRETO', MENSAGENS_CONTA.loginIncorreto);
}
