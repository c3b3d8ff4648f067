import { SESSAO_PARADA_HORAS } from '../limits.ts';
import { MENSAGENS_SESSAO as M } from '../messages.ts';
import type { EstadoDaSessao } from '../types.ts';

interface Andamento {
  readonly estado: EstadoDaSessao;
  /** ISO instant of the last act that was no suspension. */
  readonly ultimoAtoEm: string;
}

/** Nobody did anything in it for a day. */
export function estaParada({ ultimoAtoEm }: Pick<Andamento, 'ultimoAtoEm'>, agora: Date): boolean {
  return agora.getTime() - Date.parse(ultimoAtoEm) >= SESSAO_PARADA_HORAS * 3_600_000;
}

/** Whether its call waits for it: always while it is open, and while suspended until a day after its last act. */
export function sessaoBarra(sessao: Andamento, agora: Date): boolean {
  return sessao.estado === 'aberta' || (sessao.estado === 'suspensa' && !estaParada(sessao, agora));
}

/** 'Há uma sessão da comissão aberta (nº 2): …'. */
export function haSessaoAberta(numero: number): string {
  return `${M.haSessaoAberta} (nº ${numero}): encerre-a antes de enviar o edital`;
}
