import type { TipoDeUsuario } from '../conta/types.ts';
import type { Relacoes } from '../designacao/policies.ts';
import { FASES, type Fase } from '../edital/types.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { participaDele } from '../projeto/policies.ts';
import type { RelacaoComProjeto } from '../projeto/types.ts';
import { MENSAGENS_AVALIACAO as M } from './messages.ts';
import type { NomeadoDoProjeto } from './types.ts';

const PUBLICADAS: readonly Fase[] = ['resultado', 'arquivado'];

export function foiPublicado(edital: { readonly fase: Fase }): boolean {
  return PUBLICADAS.includes(edital.fase);
}

/** From the phase decisao on, a call's projects have granted places. */
export function decisaoComecou(edital: { readonly fase: Fase }): boolean {
  return FASES.indexOf(edital.fase) >= FASES.indexOf('decisao');
}

/**
 * From the end of submissions to publication, coordinators must not see designations, scores or decisions
 * (D20).
 */
export function avaliaEmSegredo(edital: { readonly fase: Fase }): boolean {
  return edital.fase !== 'submissao' && !foiPublicado(edital);
}

/**
 * Throws 409 for a participant of a project in a call that is being judged: the answer depends on designations and scores,
 * and a refusal would reveal those of their own project (D58).
 */
export function exigirNaoParticiparDoEdital(participa: boolean, edital: { readonly fase: Fase }): void {
  if (participa && avaliaEmSegredo(edital)) {
    throw new DomainError('conflito', 'VOCE_PARTICIPA_DO_EDITAL', M.voceParticipaDoEdital);
  }
}

/** Why a committee member may not decide about a project, or null (D30). */
export function impedimentoDeQuemDecide({
  participa,
  ...lacos
}: LacosDeQuemJulga & Pick<Relacoes, 'participa'>): string | null {
  return participa ? M.voceParticipa : porQueNaoJulga(lacos);
}

/** Throws 409: in their own project people decide only as its coordinator (D30). */
export function exigirNaoParticipar(relacao: RelacaoComProjeto | null): void {
  if (participaDele(relacao)) {
    throw new DomainError('conflito', 'VOCE_PARTICIPA', M.voceParticipa);
  }
}

/**
 * The refusal for a participant when a call names their project by this record (D58). 'desconhecido' answers
 * as for an unknown id, because a 409 would reveal that the project is assessed, and under which number.
 */
export function recusaDeQuemParticipa(
  nomeado: NomeadoDoProjeto,
  edital: { readonly fase: Fase } | null,
): 'conflito' | 'desconhecido' {
  if (nomeado === 'projeto' || nomeado === 'instrutor') return 'conflito';
  return edital !== null && foiPublicado(edital) ? 'conflito' : 'desconhecido';
}

/**
 * Throws 409 for a person who declared a conflict with the project, by the same rule as for participants
 * (D30).
 */
export function exigirNaoDeclarar(declarou: boolean): void {
  if (declarou) throw new DomainError('conflito', 'VOCE_IMPEDIDO', M.voceDeclarou);
}

/** Why a person may not decide about given scores: their own scores, or a declared conflict (D56). */
export interface LacosDeQuemJulga {
  readonly declarou: boolean;
  /** They assess, or assessed, the project, whatever their type is now. */
  readonly avaliou: boolean;
  /** They take part in a project that answered an appeal of this one. */
  readonly respondeu: boolean;
}

export function porQueNaoJulga({ declarou, avaliou, respondeu }: LacosDeQuemJulga): string | null {
  if (avaliou) return M.voceAvaliou;
  if (respondeu) return M.projetoSeuRespondeu;
  return declarou ? M.voceDeclarou : null;
}

/** Throws 409 for the person who gave the scores. */
export function exigirNaoTerAvaliado(avaliou: boolean): void {
  if (avaliou) throw new DomainError('conflito', 'VOCE_AVALIOU', M.voceAvaliou);
}

/** Throws 409 for a person who takes part in a project that answered an appeal of this one. */
export function exigirNaoTerRespondido(respondeu: boolean): void {
  if (respondeu) throw new DomainError('conflito', 'PROJETO_SEU_RESPONDEU', M.projetoSeuRespondeu);
}

/** Whether this reader sees a call's distribution of totals; the secretariat only from the decision on. */
export function leDistribuicaoDasNotas(tipo: TipoDeUsuario, fase: Fase): boolean {
  return tipo !== 'secretaria' || decisaoComecou({ fase });
}
