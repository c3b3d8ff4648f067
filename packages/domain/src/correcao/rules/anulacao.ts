import type { AprovacaoGuardada } from '../../avaliacao/types.ts';
import { compararDias } from '../../kernel/datas.ts';
import { DomainError, exigirSemProblemas } from '../../kernel/domain-error.ts';
import type { Impedimento } from '../../kernel/maquina.ts';
import { type Problema, problema } from '../../kernel/problema.ts';
import { limitarDecisao } from '../../recurso/rules/decisao-do-recurso.ts';
import { type Diminuicao, diminuicoes } from '../../recurso/rules/diminuicoes.ts';
import { problemasDoTexto } from '../../recurso/rules/textos-escritos.ts';
import { comEstesNumeros } from '../../recurso/transitions.ts';
import type { DadosDaDecisao, LimitesDaDecisao } from '../../recurso/types.ts';
import { ANOS_PARA_ANULAR, TEXTO_DA_ANULACAO_MAXIMO } from '../limits.ts';
import { MENSAGENS_CORRECAO as M } from '../messages.ts';
import { type DadosDaCorrecao, problemasDaCorrecao } from '../transitions.ts';

/** A proposed correction that would lower a published result (D56). */
export interface AnulacaoGuardada {
  readonly id: number;
  readonly autorId: number;
  /** Version of the approval when the correction was proposed. */
  readonly aprovacaoVersao: number;
  readonly dados: DadosDaDecisao;
  readonly diminui: readonly Diminuicao[];
  readonly justificativa: string;
  readonly propostaEm: string;
  readonly responderAte: string;
  readonly resposta: string | null;
  readonly anula: boolean | null;
}

const conflito = (codigo: string, mensagem: string) => new DomainError('conflito', codigo, mensagem);

/** The day five years after the publication: Lei 9.784, art. 54. */
export function ultimoDiaParaAnular(publicadoEm: string): string {
  return `${Number(publicadoEm.slice(0, 4)) + ANOS_PARA_ANULAR}${publicadoEm.slice(4, 10)}`;
}

/** Why a result published on that day can no longer be annulled; null while it can. */
export function foraDosCincoAnos(publicadoEm: string, hoje: string): Impedimento | null {
  if (compararDias(hoje, ultimoDiaParaAnular(publicadoEm)) <= 0) return null;
  return { codigo: 'ANULACAO_FORA_DO_PRAZO', mensagem: M.anulacaoForaDoPrazo };
}

/**
 * The values that the correction would lower, by name. Throws 422 for wrong input, 409 where no value gets
 * lower.
 */
export function proporAnulacao(
  aprovacao: AprovacaoGuardada,
  dados: DadosDaCorrecao,
  { tipo, proprio }: Pick<LimitesDaDecisao, 'proprio' | 'tipo'>,
): { readonly diminui: readonly Diminuicao[]; readonly justificativa: string } {
  exigirSemProblemas(problemasDaCorrecao(dados, tipo, proprio, aprovacao));
  const depois = limitarDecisao(dados, tipo, aprovacao, proprio);
  const diminui = diminuicoes(aprovacao, depois, { tipo, proprio });
  if (diminui.length === 0) throw conflito('NADA_DIMINUI', M.naoDiminui);
  return { diminui, justificativa: (dados.justificativa ?? '').trim() };
}

/** The approval after the proposed correction, within the call's limits. */
export function anular(aprovacao: AprovacaoGuardada, anulacao: AnulacaoGuardada, limites: LimitesDaDecisao) {
  if (aprovacao.versao !== anulacao.aprovacaoVersao) throw conflito('RESULTADO_MUDOU', M.resultadoMudou);
  const corrigido = limitarDecisao(anulacao.dados, limites.tipo, aprovacao, limites.proprio);
  return comEstesNumeros(aprovacao, corrigido, limites).aprovacao;
}

/** Why the coordinator cannot answer; they answer once, until the last day. */
export function porQueNaoResponde(anulacao: AnulacaoGuardada | null, hoje: string): Impedimento | null {
  if (anulacao === null) return { codigo: 'SEM_ANULACAO', mensagem: M.semAnulacao };
  if (anulacao.resposta !== null) return { codigo: 'JA_RESPONDIDA', mensagem: M.anulacaoJaRespondida };
  if (compararDias(hoje, anulacao.responderAte) <= 0) return null;
  return { codigo: 'PRAZO_DA_RESPOSTA', mensagem: M.prazoDaRespostaTerminou };
}

/**
 * Why this person cannot decide: somebody else than the proposer decides, after the answer or its last day.
 */
export function porQueNaoDecide(
  anulacao: AnulacaoGuardada | null,
  { hoje, quem }: { readonly hoje: string; readonly quem: number },
): Impedimento | null {
  if (anulacao === null) return { codigo: 'SEM_ANULACAO', mensagem: M.semAnulacao };
  if (anulacao.autorId === quem) return { codigo: 'QUEM_PROPOS', mensagem: M.quemPropoeNaoDecide };
  const corre = anulacao.resposta === null && compararDias(hoje, anulacao.responderAte) <= 0;
  return corre ? { codigo: 'RESPOSTA_CORRE', mensagem: M.prazoDaAnulacaoCorre } : null;
}

const doTexto = (campo: string, texto: string | null | undefined, vazio: string) =>
  problemasDoTexto(campo, texto ?? '', {
    vazio,
    maximo: TEXTO_DA_ANULACAO_MAXIMO,
    longo: M.textoDaAnulacaoMaximo,
  });

export function problemasDaResposta(resposta: string | null | undefined): Problema[] {
  return doTexto('resposta', resposta, M.respostaVazia);
}

export function problemasDaDecisaoDaAnulacao(decisao: {
  readonly anula?: boolean | null | undefined;
  readonly parecer?: string | null | undefined;
}): Problema[] {
  return [
    ...(typeof decisao.anula === 'boolean' ? [] : [problema('anula', 'SEM_DECISAO', M.decidaAAnulacao)]),
    ...doTexto('parecer', decisao.parecer, M.parecerDaAnulacaoVazio),
  ];
}
