import { contado } from '../kernel/contagem.ts';
import { HORA_MS, MINUTO_MS } from '../kernel/duracoes.ts';

/** A stretch in which the installation did not run. */
export interface Interrupcao {
  readonly de: Date;
  readonly ate: Date;
}

/** A shorter one is a restart, which nobody notices. */
export const INTERRUPCAO_MINIMA_MS = 3 * 60_000;

/** 'por 25 minutos', 'por 3 horas', 'por 2 dias'. */
function duracao({ de, ate }: Interrupcao): string {
  const ms = ate.getTime() - de.getTime();
  if (ms < HORA_MS) return contado(Math.round(ms / MINUTO_MS), 'minuto', 'minutos');
  if (ms < 48 * HORA_MS) return contado(Math.round(ms / HORA_MS), 'hora', 'horas');
  return contado(Math.round(ms / (24 * HORA_MS)), 'dia', 'dias');
}

/** `inicio`: when it began, in words. Without a known interruption the text mentions none. */
export function disponibilidadePorExtenso(interrupcao: Interrupcao | null, inicio: string): string {
  return interrupcao === null
    ? 'Sistema disponível'
    : `Sistema disponível; última interrupção em ${inicio}, por ${duracao(interrupcao)}`;
}
