import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';

const CHAVE = /^[a-z0-9][a-z0-9_-]{0,99}$/;

/** Throws for a malformed key: the application makes all keys, so that is a programming error. */
export function conferirChave(key: string): string {
  if (!CHAVE.test(key)) throw new Error('Chave de arquivo inválida.');
  return key;
}

export function arquivoNaoEncontrado(): DomainError {
  return new DomainError('naoEncontrado', 'ARQUIVO_NAO_ENCONTRADO', 'Arquivo não encontrado.');
}
