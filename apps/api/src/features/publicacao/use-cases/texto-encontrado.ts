import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import { MENSAGENS_PUBLICACAO as M } from '@instrutoria/domain/publicacao/messages.ts';
import type { ConteudoDoTexto } from '@instrutoria/domain/publicacao/types.ts';

/** For readers of public texts one that is not public gets the answer of an unknown one. */
export function textoNaoEncontrado(): DomainError {
  return new DomainError('naoEncontrado', 'NAO_ENCONTRADO', M.textoNaoEncontrado);
}

/** 'portaria-3-2026-versao-2'. */
export function nomeDoArquivo({
  especie,
  numero,
  ano,
  versao,
}: Pick<ConteudoDoTexto, 'ano' | 'especie' | 'numero' | 'versao'>): string {
  return `${especie}-${numero}-${ano}${versao > 1 ? `-versao-${versao}` : ''}`;
}
