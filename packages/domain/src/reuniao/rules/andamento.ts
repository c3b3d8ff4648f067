import { REUNIAO_PARADA_HORAS } from '../limits.ts';
import { MENSAGENS_REUNIAO as M } from '../messages.ts';
import type { EstadoDaReuniao } from '../types.ts';

interface Andamento {
  readonly estado: EstadoDaReuniao;
  /** ISO instant of the last act other than a suspension. */
  readonly ultimoAtoEm: string;
}

/** Whether nobody did anything in the meeting for a day. */
export function estaParada({ ultimoAtoEm }: Pick<Andamento, 'ultimoAtoEm'>, agora: Date): boolean {
  return agora.getTime() - Date.parse(ultimoAtoEm) >= REUNIAO_PARADA_HORAS * 3_600_000;
}

/**
 * Whether the meeting blocks its call: always while open, and while suspended until a day after its last act.
 */
export function reuniaoBarra(reuniao: Andamento, agora: Date): boolean {
  return reuniao.estado === 'aberta' || (reuniao.estado === 'suspensa' && !estaParada(reuniao, agora));
}

/** 'Há uma sessão da comissão aberta (nº 2): …'. */
export function haReuniaoAberta(numero: number): string {
  return `${M.haReuniaoAberta} (nº ${numero}): encerre-a antes de enviar o edital`;
}
