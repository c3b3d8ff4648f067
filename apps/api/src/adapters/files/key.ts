import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';

const CHAVE = /^[a-z0-9][a-z0-9_-]{0,99}$/;

/** Keys are ours, flat and plain; anything else is a slip of the code, not of a person (T-D6). */
export function conferirChave(key: string): string {
  if (!CHAVE.test(key)) throw new Error('Chave de arquivo inválida.');
  return key;
}

export function arquivoNaoEncontrado(): DomainError {
  return new DomainError('naoEncontrado', 'ARQUIVO_NAO_ENCONTRADO', 'Arquivo não encontrado.');
}
