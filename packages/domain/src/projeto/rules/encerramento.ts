import type { Edital } from '../../edital/types.ts';
import { compararDias } from '../../kernel/datas.ts';

/** What the closing of a project without instructors depends on (D44). */
interface FatosDoEncerramento {
  /** Places granted, of both kinds. */
  readonly vagas: number;
  /** Nobody was ever registered in it. */
  readonly nuncaTeveInstrutor: boolean;
  /** An administrator took the closing back. */
  readonly desfeito: boolean;
}

/** The day since which a project counts as closed because it never had an instructor; null while it does not (D44). */
export function encerradoDesde(
  edital: Pick<Edital, 'encerramentoSemInstrutores' | 'encerrado'>,
  { vagas, nuncaTeveInstrutor, desfeito }: FatosDoEncerramento,
  hoje: string,
): string | null {
  const dia = edital.encerramentoSemInstrutores;
  if (!edital.encerrado || dia === null || compararDias(hoje, dia) < 0) return null;
  return vagas > 0 && nuncaTeveInstrutor && !desfeito ? dia : null;
}

/** Which of the mails before the closing is due: the nearest distance in days that has come; null when none has (D44). */
export function avisoDevido(dia: string, hoje: string, distancias: readonly number[]): number | null {
  const faltam = (Date.parse(dia) - Date.parse(hoje)) / 86_400_000;
  const vindas = distancias.filter((dias) => faltam <= dias);
  return vindas.length === 0 ? null : Math.min(...vindas);
}
