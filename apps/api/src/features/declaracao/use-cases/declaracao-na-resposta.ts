import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { MENSAGENS_DECLARACAO } from '@instrutoria/domain/declaracao/messages.ts';
import { situacaoDaDeclaracao } from '@instrutoria/domain/declaracao/rules/declaracao.ts';
import type { DeclaracaoGuardada } from '@instrutoria/domain/declaracao/types.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';

export function declaracaoNaResposta(
  guardada: DeclaracaoGuardada,
): AnswerOf<Api['listarDeclaracoes']>[number] {
  const { conteudo, ...resto } = guardada;
  const { anteriores, ...dito } = conteudo;
  return {
    ...resto,
    ...dito,
    ...(anteriores !== undefined && { anteriores: [...anteriores] }),
    situacao: situacaoDaDeclaracao(guardada),
  };
}

/** The error for an unknown declaration and, equally, for another person's (T-B3). */
export function declaracaoDesconhecida(): DomainError {
  return new DomainError('naoEncontrado', 'NAO_ENCONTRADO', MENSAGENS_DECLARACAO.naoEncontrada);
}
