import type { Fase } from '../../edital/types.ts';
import { compararDias, ehDiaValido } from '../../kernel/datas.ts';
import { type Problema, problema, reunir } from '../../kernel/problema.ts';
import { estaVazio, problemaDeNome } from '../../kernel/texto.ts';
import { EVENTO_MAXIMO } from '../limits.ts';
import { MENSAGENS_SORTEIO as M } from '../messages.ts';
import type { EventoDoSorteio } from '../types.ts';

const ANUNCIA: readonly Fase[] = ['submissao', 'avaliacao'];

/** As long as a draw may still be made. */
export function podeAnunciar(fase: Fase): boolean {
  return ANUNCIA.includes(fase);
}

/** What is wrong with an announcement made on the day `hoje`: an event of the same day may have happened. */
export function problemasDoAnuncio(
  { evento, dia }: { readonly evento: string; readonly dia: string },
  hoje: string,
): Problema[] {
  return reunir(
    estaVazio(evento)
      ? problema('evento', 'EVENTO_VAZIO', M.eventoVazio)
      : problemaDeNome('evento', evento, EVENTO_MAXIMO),
    !ehDiaValido(dia)
      ? problema('dia', 'DIA_INVALIDO', M.diaDoEventoInvalido)
      : compararDias(dia, hoje) <= 0
        ? problema('dia', 'EVENTO_DE_HOJE', M.eventoDeHoje)
        : null,
  );
}

/**
 * Why an announced event gives no seed on the day `hoje`; null when it does. Only the last that was announced may: else several could be
 * named, and the one chosen whose seed pleases.
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
