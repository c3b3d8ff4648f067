import type { AprovacaoGuardada } from '../avaliacao/types.ts';
import type { Edital, TipoDeProjeto } from '../edital/types.ts';
import { compararDias, diaNoFuso } from '../kernel/datas.ts';
import { DomainError, exigirSemProblemas } from '../kernel/domain-error.ts';
import { MENSAGENS_RECURSO as M } from './messages.ts';
import { limitarDecisao, problemasDaDecisao, problemasDaMensagem, problemasDoFeedback } from './rules.ts';
import type { DadosDaDecisao, Decidido, RecursoGuardado } from './types.ts';

function conflito(codigo: string, mensagem: string): DomainError {
  return new DomainError('conflito', codigo, mensagem);
}

/** Whether an appeal may still be made: phase resultado, until the end of fimRecursos where the call has one (D21). */
export function aceitaRecursos(
  edital: Pick<Edital, 'fase' | 'fimRecursos'>,
  agora: Date,
  fuso: string,
): boolean {
  const { fase, fimRecursos } = edital;
  return (
    fase === 'resultado' && (fimRecursos === null || compararDias(diaNoFuso(agora, fuso), fimRecursos) <= 0)
  );
}

interface Solicitacao {
  readonly edital: Pick<Edital, 'fase' | 'fimRecursos'>;
  readonly agora: Date;
  readonly fuso: string;
  readonly temPendente: boolean;
}

/** Throws unless the coordinator may appeal now: 409 outside resultado, after fimRecursos, or with one pending (D21). */
export function exigirRecursoPossivel({ edital, agora, fuso, temPendente }: Solicitacao): void {
  if (edital.fase !== 'resultado') throw conflito('FORA_DO_RESULTADO', M.foraDoResultado);
  if (!aceitaRecursos(edital, agora, fuso)) throw conflito('PRAZO_DE_RECURSOS', M.prazoTerminou);
  if (temPendente) throw conflito('RECURSO_PENDENTE', M.jaPendente);
}

/** A new appeal, without identity. 422 'Por favor, insira uma mensagem.' without a text. */
export function solicitar(
  aprovacaoId: number,
  mensagem: string | null | undefined,
  agora: Date,
): Omit<RecursoGuardado, 'id' | 'versao'> {
  exigirSemProblemas(problemasDaMensagem(mensagem));
  return {
    aprovacaoId,
    mensagem: mensagem ?? '',
    feedback: null,
    status: 'PENDENTE',
    criadoEm: agora.toISOString(),
    decididoEm: null,
    original: null,
    corrigido: null,
  };
}

/** Throws 409 'Este recurso já foi decidido' unless it is pending. */
export function exigirPendente(recurso: Pick<RecursoGuardado, 'status'>): void {
  if (recurso.status !== 'PENDENTE') throw conflito('RECURSO_DECIDIDO', M.jaDecidido);
}

function decididoDe(a: AprovacaoGuardada): Decidido {
  return {
    pontuacaoAdequacaoCoerencia: a.pontuacaoAdequacaoCoerencia,
    pontuacaoRelevanciaJustificativaClareza: a.pontuacaoRelevanciaJustificativaClareza,
    pontuacaoMetodologiaAtividades: a.pontuacaoMetodologiaAtividades,
    pontuacaoOrganizacaoTextual: a.pontuacaoOrganizacaoTextual,
    pontuacaoApoioDisciplina: a.pontuacaoApoioDisciplina,
    pontuacaoNaturezaDisciplinas: a.pontuacaoNaturezaDisciplinas,
    pontuacaoCaracteristicaDisciplinas: a.pontuacaoCaracteristicaDisciplinas,
    remunerados_aprovados: a.remunerados_aprovados,
    voluntarios_aprovados: a.voluntarios_aprovados,
  };
}

/**
 * Accepts: the approval takes the scores and counts, reset to the caps; both old and new are kept (D21). 409 unless
 * pending, 422 'Escreva o parecer do recurso' without feedback.
 */
export function aceitar(
  recurso: RecursoGuardado,
  aprovacao: AprovacaoGuardada,
  dados: DadosDaDecisao,
  { tipo, agora }: { readonly tipo: TipoDeProjeto; readonly agora: Date },
): { readonly recurso: RecursoGuardado; readonly aprovacao: AprovacaoGuardada } {
  exigirPendente(recurso);
  exigirSemProblemas(problemasDaDecisao(dados, tipo));
  const corrigido = limitarDecisao(dados, tipo);
  return {
    recurso: {
      ...recurso,
      feedback: dados.feedback ?? '',
      status: 'ACEITO',
      decididoEm: agora.toISOString(),
      original: decididoDe(aprovacao),
      corrigido,
    },
    aprovacao: { ...aprovacao, ...corrigido },
  };
}

/** Refuses, with an optional feedback; the approval does not change (D21). */
export function recusar(
  recurso: RecursoGuardado,
  feedback: string | undefined,
  agora: Date,
): RecursoGuardado {
  exigirPendente(recurso);
  exigirSemProblemas(problemasDoFeedback(feedback, false));
  return { ...recurso, feedback: feedback ?? null, status: 'RECUSADO', decididoEm: agora.toISOString() };
}
