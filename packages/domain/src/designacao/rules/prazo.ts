import { compararDias, somarDias } from '../../kernel/datas.ts';
import {
  CARENCIA_DO_AVALIADOR_DIAS,
  LEMBRETE_DEPOIS_DO_PRAZO_A_CADA,
  LEMBRETES_ANTES_DO_PRAZO_DIAS,
} from '../limits.ts';

interface Designada {
  readonly designadaEm: string;
  /** null = none. */
  readonly prazoAvaliacao: string | null;
}

/** The last day for an assessment: the call's or, without one, a week after the designation. */
export function ultimoDiaDaAvaliacao({ designadaEm, prazoAvaliacao }: Designada): string {
  return prazoAvaliacao ?? somarDias(designadaEm, CARENCIA_DO_AVALIADOR_DIAS);
}

/** Whether an assessment is unfinished after its last day. */
export function estaAtrasada(designada: Designada, hoje: string): boolean {
  return compararDias(hoje, ultimoDiaDaAvaliacao(designada)) > 0;
}

/** The latest designation day whose unfinished assessments are late today; null: none are late. */
export function atrasadasAte(prazoAvaliacao: string | null, hoje: string): string | null {
  if (prazoAvaliacao === null) return somarDias(hoje, -CARENCIA_DO_AVALIADOR_DIAS - 1);
  return compararDias(hoje, prazoAvaliacao) > 0 ? hoje : null;
}

export interface Atraso {
  readonly dias: number;
  readonly desde: 'designacao' | 'prazo';
}

export function atrasoDe(designada: Designada, hoje: string): Atraso | null {
  if (!estaAtrasada(designada, hoje)) return null;
  const { designadaEm, prazoAvaliacao } = designada;
  const dias = (Date.parse(hoje) - Date.parse(prazoAvaliacao ?? designadaEm)) / 86_400_000;
  return { dias, desde: prazoAvaliacao === null ? 'designacao' : 'prazo' };
}

export function ehDiaDeLembrete(prazoAvaliacao: string | null, hoje: string): boolean {
  if (prazoAvaliacao === null) return false;
  if (LEMBRETES_ANTES_DO_PRAZO_DIAS.some((dias) => somarDias(hoje, dias) === prazoAvaliacao)) return true;
  const depois = (Date.parse(hoje) - Date.parse(prazoAvaliacao)) / 86_400_000;
  return depois > 0 && depois % LEMBRETE_DEPOIS_DO_PRAZO_A_CADA === 0;
}
