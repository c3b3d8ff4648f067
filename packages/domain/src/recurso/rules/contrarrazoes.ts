import { compararDias } from '../../kernel/datas.ts';
import { type DiasSemExpediente, fimEmDiasUteis } from '../../kernel/feriados.ts';
import { prazoNoDia } from '../../kernel/fuso.ts';
import type { Impedimento } from '../../kernel/maquina.ts';
import type { Problema } from '../../kernel/problema.ts';
import { CONTRARRAZOES_DIAS_UTEIS, MENSAGEM_DO_RECURSO_MAXIMO } from '../limits.ts';
import { aguardaContrarrazoes, MENSAGENS_CONTRARRAZOES as M, MENSAGENS_RECURSO } from '../messages.ts';
import type { StatusDoRecurso } from '../types.ts';
import { problemasDoTexto } from './textos-escritos.ts';

/** The answers of other projects to an appeal, in a call that allows them (D56). */
export interface JanelaDasContrarrazoes {
  /** The last day; null where nobody was asked. */
  readonly ate: string | null;
  /** Projects that have not answered. */
  readonly faltam: number;
}

/** The last day for answers to an appeal that was filed on the day `pedidoEm`. */
export function ultimoDiaDasContrarrazoes(pedidoEm: string, semExpediente: DiasSemExpediente): string {
  return fimEmDiasUteis(pedidoEm, CONTRARRAZOES_DIAS_UTEIS, semExpediente);
}

/** Whether answers are still awaited: until the last day, or until all have answered. */
export function correm({ ate, faltam }: JanelaDasContrarrazoes, hoje: string): boolean {
  return ate !== null && faltam > 0 && compararDias(hoje, ate) <= 0;
}

/** Why an appeal cannot be decided yet; null when it can. */
export function porQueNaoSeDecide(janela: JanelaDasContrarrazoes, hoje: string): Impedimento | null {
  if (janela.ate === null || !correm(janela, hoje)) return null;
  return { codigo: 'CONTRARRAZOES_CORREM', mensagem: aguardaContrarrazoes(prazoNoDia(janela.ate)) };
}

/**
 * Why a project cannot answer: each that was asked answers once, until the last day, while the appeal is
 * undecided.
 */
export function porQueNaoResponde(
  {
    ate,
    enviadaEm,
    status,
  }: { readonly ate: string; readonly enviadaEm: string | null; readonly status: StatusDoRecurso },
  hoje: string,
): Impedimento | null {
  if (enviadaEm !== null) return { codigo: 'JA_RESPONDEU', mensagem: M.jaEnviadas };
  if (status !== 'PENDENTE') return { codigo: 'RECURSO_DECIDIDO', mensagem: MENSAGENS_RECURSO.jaDecidido };
  if (compararDias(hoje, ate) <= 0) return null;
  return { codigo: 'PRAZO_DAS_CONTRARRAZOES', mensagem: M.prazoTerminou };
}

/**
 * Whether the reader takes part in a project that was asked, has not answered and still may. Until then this
 * person, even as a judge of the appeal, reads no other answers, so that their own is independent (D56).
 * `faltaASua`: their project was asked and has not answered.
 */
export function aindaResponde(
  {
    ate,
    faltaASua,
    status,
  }: { readonly ate: string | null; readonly faltaASua: boolean; readonly status: StatusDoRecurso },
  hoje: string,
): boolean {
  return faltaASua && ate !== null && porQueNaoResponde({ ate, enviadaEm: null, status }, hoje) === null;
}

export function problemasDasContrarrazoes(texto: string | null | undefined): Problema[] {
  return problemasDoTexto('texto', texto ?? '', {
    vazio: M.vazias,
    maximo: MENSAGEM_DO_RECURSO_MAXIMO,
    longo: M.maximo,
  });
}
