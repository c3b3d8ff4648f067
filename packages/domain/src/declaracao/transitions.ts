import { DomainError, exigirSemProblemas } from '../kernel/domain-error.ts';
import { MENSAGENS_DECLARACAO as M } from './messages.ts';
import { conteudoDaDeclaracao, impedimentoDaDeclaracao } from './rules/declaracao.ts';
import { problemasDaRevogacao } from './rules/revogacao.ts';
import type { ConteudoDaDeclaracao, DeclaracaoGuardada, Participacao } from './types.ts';

const CODIGOS = {
  [M.resultadoNaoPublicado]: 'RESULTADO_NAO_PUBLICADO',
  [M.semParticipacao]: 'SEM_PARTICIPACAO',
} as const;

/** Throws 409 before publication (D20), or without a participation. */
export function declarar(
  participacao: Participacao,
  hoje: string,
  comNomeCivil = false,
): ConteudoDaDeclaracao {
  const motivo = impedimentoDaDeclaracao(participacao, hoje);
  if (motivo !== null) throw new DomainError('conflito', CODIGOS[motivo], motivo);
  const { nomeCivil } = participacao;
  const conteudo = conteudoDaDeclaracao(participacao, hoje);
  return comNomeCivil && nomeCivil !== null ? { ...conteudo, nomeCivil } : conteudo;
}

/** Throws 409 when it was already revoked, then 422 without a reason. */
export function revogar(
  declaracao: DeclaracaoGuardada,
  motivo: () => string | null | undefined,
  agora: Date,
): DeclaracaoGuardada & { readonly motivoDaRevogacao: string; readonly revogadaEm: string } {
  if (declaracao.revogadaEm !== null) throw new DomainError('conflito', 'DECLARACAO_REVOGADA', M.jaRevogada);
  const escrito = motivo() ?? '';
  exigirSemProblemas(problemasDaRevogacao(escrito));
  return { ...declaracao, revogadaEm: agora.toISOString(), motivoDaRevogacao: escrito };
}
