import { ehPreliminar } from '../../edital/rules/publicado.ts';
import type { Edital } from '../../edital/types.ts';
import { compararDias } from '../../kernel/datas.ts';

interface FatosDoEncerramento {
  readonly vagas: number;
  readonly nuncaTeveInstrutor: boolean;
  /** An administrator took the closing back. */
  readonly desfeito: boolean;
}

/** The day since which a project without instructors is closed; null while it is not (D44). */
export function encerradoDesde(
  edital: Pick<Edital, 'encerramentoSemInstrutores' | 'encerrado' | 'finalEm'>,
  { vagas, nuncaTeveInstrutor, desfeito }: FatosDoEncerramento,
  hoje: string,
): string | null {
  const dia = edital.encerramentoSemInstrutores;
  if (!edital.encerrado || ehPreliminar(edital) || dia === null || compararDias(hoje, dia) < 0) return null;
  return vagas > 0 && nuncaTeveInstrutor && !desfeito ? dia : null;
}

/** The mail now due before the closing: the nearest distance in days that has come, or null. */
export function avisoDevido(dia: string, hoje: string, distancias: readonly number[]): number | null {
  const faltam = (Date.parse(dia) - Date.parse(hoje)) / 86_400_000;
  const vindas = distancias.filter((dias) => faltam <= dias);
  return vindas.length === 0 ? null : Math.min(...vindas);
}
