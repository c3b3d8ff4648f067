import { ehPreliminar } from '../../edital/rules/resultado-publicado.ts';
import type { Edital } from '../../edital/types.ts';
import { compararDias, formatarDia } from '../../kernel/datas.ts';
import type { Projeto } from '../types.ts';

interface FatosDoEncerramento {
  readonly vagas: number;
  readonly nuncaTeveInstrutor: boolean;
  /** An administrator took the closing back. */
  readonly desfeito: boolean;
  /** The day of its desistência, past or to come; null without one (D61). */
  readonly desistencia: string | null;
}

/**
 * The day since which a project is closed: by desistência (D61), or without instructors (D44); null while it
 * is not.
 */
export function encerradoDesde(
  edital: Pick<Edital, 'encerramentoSemInstrutores' | 'encerrado' | 'finalEm'>,
  { vagas, nuncaTeveInstrutor, desfeito, desistencia }: FatosDoEncerramento,
  hoje: string,
): string | null {
  if (!edital.encerrado || ehPreliminar(edital)) return null;
  if (desistencia !== null && compararDias(hoje, desistencia) >= 0) return desistencia;
  const dia = edital.encerramentoSemInstrutores;
  if (dia === null || compararDias(hoje, dia) < 0) return null;
  return vagas > 0 && nuncaTeveInstrutor && !desfeito ? dia : null;
}

/** The note on a project's line about its end; null while none is planned. */
export function encerramentoPorExtenso({
  encerramento,
  desistencia,
}: Pick<Projeto, 'desistencia' | 'encerramento'>): string | null {
  if (encerramento !== null) {
    const dia = formatarDia(encerramento);
    return encerramento === desistencia ? `desistência em ${dia}` : `encerrado em ${dia}, sem instrutores`;
  }
  return desistencia === null ? null : `desistência marcada para ${formatarDia(desistencia)}`;
}

/** The notice now due before the closing: the nearest number of days that has come, or null. */
export function avisoDevido(dia: string, hoje: string, distancias: readonly number[]): number | null {
  const faltam = (Date.parse(dia) - Date.parse(hoje)) / 86_400_000;
  const vindas = distancias.filter((dias) => faltam <= dias);
  return vindas.length === 0 ? null : Math.min(...vindas);
}
