import type { Fase } from '../../edital/types.ts';
import { compararDias, ehDiaValido } from '../../kernel/datas.ts';
import { DomainError } from '../../kernel/domain-error.ts';
import { type Problema, problema, reunir } from '../../kernel/problema.ts';
import { estaVazio, problemaDeLinha } from '../../kernel/texto.ts';
import { EVENTO_MAXIMO, MOTIVO_DA_RETIRADA_MAXIMO } from '../limits.ts';
import { MENSAGENS_SORTEIO as M } from '../messages.ts';
import type { EventoDoSorteio } from '../types.ts';

const ANUNCIA: readonly Fase[] = ['submissao', 'avaliacao'];

/** Whether a draw can still be made. */
export function podeAnunciar(fase: Fase): boolean {
  return ANUNCIA.includes(fase);
}

/** The fields of an announcement that replaces another one. */
export interface Retirada {
  readonly motivo: string;
  readonly naoAconteceu: boolean;
}

/** Errors in the public reason of a replacement; none where nothing was announced. */
export function problemasDaRetirada(
  anterior: Pick<EventoDoSorteio, 'id'> | null,
  { motivo }: Pick<Retirada, 'motivo'>,
): Problema[] {
  if (anterior === null) return [];
  return reunir(
    estaVazio(motivo)
      ? problema('motivo', 'MOTIVO_VAZIO', M.motivoDaRetirada)
      : problemaDeLinha('motivo', motivo, MOTIVO_DA_RETIRADA_MAXIMO),
  );
}

/** From its day on the event may have happened, and somebody may dislike its seed. */
export function oDiaChegou({ dia }: Pick<EventoDoSorteio, 'dia'>, hoje: string): boolean {
  return compararDias(dia, hoje) <= 0;
}

/**
 * Throws unless the announced event may be replaced on the day `hoje`: before its day always, afterwards only
 * when it did not take place, and never once a draw used its seed (E-AVALIACAO-19).
 */
export function exigirQueSeRetire(
  anterior: Pick<EventoDoSorteio, 'dia'>,
  { naoAconteceu, usado }: { readonly naoAconteceu: boolean; readonly usado: boolean },
  hoje: string,
): void {
  if (usado) throw new DomainError('conflito', 'EVENTO_USADO', M.eventoUsado);
  if (oDiaChegou(anterior, hoje) && !naoAconteceu) {
    throw new DomainError('conflito', 'EVENTO_DO_DIA_PASSADO', M.eventoDoDiaPassado);
  }
}

/**
 * Throws unless the seed is the event's: one event has the one seed of its first draw, even if that draw was
 * discarded.
 */
export function exigirMesmaSemente(primeira: string | null, semente: string): void {
  if (primeira !== null && primeira !== semente) {
    throw new DomainError('conflito', 'OUTRA_SEMENTE', M.outraSemente);
  }
}

/** Errors in an announcement made on the day `hoje`: an event of the same day may have happened already. */
export function problemasDoAnuncio(
  { evento, dia }: { readonly evento: string; readonly dia: string },
  hoje: string,
): Problema[] {
  return reunir(
    estaVazio(evento)
      ? problema('evento', 'EVENTO_VAZIO', M.eventoVazio)
      : problemaDeLinha('evento', evento, EVENTO_MAXIMO),
    !ehDiaValido(dia)
      ? problema('dia', 'DIA_INVALIDO', M.diaDoEventoInvalido)
      : compararDias(dia, hoje) <= 0
        ? problema('dia', 'EVENTO_DE_HOJE', M.eventoDeHoje)
        : null,
  );
}

/**
 * Why an announced event gives no seed on the day `hoje`; null when it does. Only the last announced event
 * counts: otherwise one could announce several and choose the one with the best seed.
 */
export function porQueNaoServe(
  evento: Pick<EventoDoSorteio, 'dia' | 'id'> | null,
  ultimo: Pick<EventoDoSorteio, 'id'> | null,
  hoje: string,
): string | null {
  if (evento === null) return M.semEvento;
  if (evento.id !== ultimo?.id) return M.eventoSubstituido;
  return compararDias(hoje, evento.dia) < 0 ? M.eventoPorVir : null;
}
