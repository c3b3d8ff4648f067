import { totalDasNotas } from '../avaliacao/rules/notas.ts';
import { aprovarVagas, publicarSituacao } from '../avaliacao/transitions.ts';
import type { AprovacaoGuardada } from '../avaliacao/types.ts';
import type { Edital } from '../edital/types.ts';
import { compararDias, diaNoFuso } from '../kernel/datas.ts';
import { DomainError, exigirSemProblemas } from '../kernel/domain-error.ts';
import { MENSAGENS_RECURSO as M } from './messages.ts';
import {
  diminui,
  limitarDecisao,
  problemasDaDecisao,
  problemasDaMensagem,
  problemasDoFeedback,
  problemasDosNumeros,
} from './rules.ts';
import type { DadosDaDecisao, Decidido, LugarDoRecurso, RecursoGuardado, StatusDoRecurso } from './types.ts';

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

/** What stands of earlier appeals of a project, as its button, its page and the server ask (D21). */
export interface RecursosFeitos {
  readonly temPendente: boolean;
  /** One was decided, and the project's own row of the result is as that decision left it. */
  readonly jaDecidido: boolean;
}

interface Solicitacao extends RecursosFeitos {
  readonly edital: Pick<Edital, 'fase' | 'fimRecursos'>;
  readonly agora: Date;
  readonly fuso: string;
}

/** Why the coordinator may not appeal now, or null; the button, the page and the server ask here (D21). */
function recusaDoRecurso({ edital, agora, fuso, temPendente, jaDecidido }: Solicitacao): DomainError | null {
  if (edital.fase !== 'resultado') return conflito('FORA_DO_RESULTADO', M.foraDoResultado);
  if (!aceitaRecursos(edital, agora, fuso)) return conflito('PRAZO_DE_RECURSOS', M.prazoTerminou);
  if (temPendente) return conflito('RECURSO_PENDENTE', M.jaPendente);
  return jaDecidido ? conflito('RECURSO_JA_DECIDIDO', M.jaHouveDecidido) : null;
}

/** Whether an appeal may be made now, and the text that says why not. */
export function podeSolicitarRecurso(solicitacao: Solicitacao): {
  readonly pode: boolean;
  readonly motivo: string | null;
} {
  const recusa = recusaDoRecurso(solicitacao);
  return { pode: recusa === null, motivo: recusa?.message ?? null };
}

/** Throws unless the coordinator may appeal now: 409 outside resultado, after fimRecursos, with one pending or decided. */
export function exigirRecursoPossivel(solicitacao: Solicitacao): void {
  const recusa = recusaDoRecurso(solicitacao);
  if (recusa !== null) throw recusa;
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

/** Every act of the committee on an appeal. */
export const ATOS_DA_COMISSAO = ['aceitar', 'recusar', 'simular'] as const;
export type AtoDaComissao = (typeof ATOS_DA_COMISSAO)[number];

/** The state after each act; a pair that is not here is refused (D21). */
export const TABELA_DO_RECURSO: Readonly<
  Record<StatusDoRecurso, Partial<Readonly<Record<AtoDaComissao, StatusDoRecurso>>>>
> = {
  PENDENTE: { aceitar: 'ACEITO', recusar: 'RECUSADO', simular: 'PENDENTE' },
  ACEITO: {},
  RECUSADO: {},
};

/** Throws 409 'Este recurso já foi decidido' unless the table has the act in this state. */
export function exigirAtoNoRecurso(recurso: Pick<RecursoGuardado, 'status'>, ato: AtoDaComissao): void {
  if (!(ato in TABELA_DO_RECURSO[recurso.status])) throw conflito('RECURSO_DECIDIDO', M.jaDecidido);
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
 * What an acceptance with these numbers makes of the approval: reset to the caps, never less than before (409), within
 * the call's limit (409), situation anew. Preview, confirmation and act all ask here (D16).
 */
export function corrigir(
  aprovacao: AprovacaoGuardada,
  dados: DadosDaDecisao,
  { tipo, pedidas, limiteBolsas, bolsasDosOutros }: LugarDoRecurso,
  recusa: string = M.naoPodeDiminuir,
) {
  exigirSemProblemas(problemasDosNumeros(dados, tipo));
  const corrigido = limitarDecisao(dados, tipo, aprovacao);
  if (diminui(aprovacao, corrigido)) throw conflito('RESULTADO_DIMINUI', recusa);
  const comVagas = aprovarVagas(aprovacao, corrigido, { limiteBolsas, bolsasDosOutros });
  const total = totalDasNotas(corrigido);
  const publicada = publicarSituacao({ ...comVagas, ...corrigido }, { ...pedidas, ...corrigido }, total);
  return { ...publicada, corrigido, total };
}

/**
 * Accepts: the approval takes the scores and counts, reset to the caps, and its situation anew; both old and new are
 * kept (D21). 409 unless pending or above the call's limit of paid places, 422 per field.
 */
export function aceitar(
  recurso: RecursoGuardado,
  aprovacao: AprovacaoGuardada,
  dados: DadosDaDecisao,
  { lugar, agora }: { readonly lugar: LugarDoRecurso; readonly agora: Date },
): { readonly recurso: RecursoGuardado; readonly aprovacao: AprovacaoGuardada } {
  exigirAtoNoRecurso(recurso, 'aceitar');
  exigirSemProblemas(problemasDaDecisao(dados, lugar.tipo));
  const { aprovacao: depois, corrigido } = corrigir(aprovacao, dados, lugar);
  return {
    recurso: {
      ...recurso,
      feedback: dados.feedback ?? '',
      status: 'ACEITO',
      decididoEm: agora.toISOString(),
      original: decididoDe(aprovacao),
      corrigido,
    },
    aprovacao: depois,
  };
}

/** Refuses, with its reasons; the approval does not change (D21). 422 'Escreva o parecer do recurso' without them. */
export function recusar(
  recurso: RecursoGuardado,
  feedback: string | null | undefined,
  agora: Date,
): RecursoGuardado {
  exigirAtoNoRecurso(recurso, 'recusar');
  exigirSemProblemas(problemasDoFeedback(feedback));
  return { ...recurso, feedback: feedback ?? '', status: 'RECUSADO', decididoEm: agora.toISOString() };
}
