import { type Problema, problema, reunir } from '../../kernel/problema.ts';
import { estaVazio, problemaDeLinha } from '../../kernel/texto.ts';
import { CARGA_MAXIMA, SEMENTE_MAXIMA } from '../limits.ts';
import { MENSAGENS_SORTEIO as M } from '../messages.ts';
import type { EntradaDoSorteio, OrigemDaSemente } from '../types.ts';
import { limitesEmVigor, lugaresDo, parPermitido } from './pares.ts';

export interface PedidoDeSorteio {
  readonly cargaMaxima: number;
  readonly origem: OrigemDaSemente;
  /** The event's seed; otherwise the server draws one. */
  readonly semente: string;
  /** The public event that gives the seed; null: none was chosen. */
  readonly evento: number | null;
}

const entre = (n: number, minimo: number, maximo: number) =>
  Number.isInteger(n) && n >= minimo && n <= maximo;

function problemasDaSemente({ origem, semente, evento }: PedidoDeSorteio): Problema[] {
  if (origem === 'servidor') return [];
  return reunir(
    evento === null ? problema('origem', 'SEM_EVENTO', M.semEvento) : null,
    estaVazio(semente)
      ? problema('semente', 'SEMENTE_VAZIA', M.sementeVazia)
      : problemaDeLinha('semente', semente, SEMENTE_MAXIMA),
  );
}

/** Errors in a requested draw. */
export function problemasDoSorteio(pedido: PedidoDeSorteio): Problema[] {
  return reunir(
    entre(pedido.cargaMaxima, 1, CARGA_MAXIMA)
      ? null
      : problema('cargaMaxima', 'CARGA_INVALIDA', M.cargaInvalida),
    ...problemasDaSemente(pedido),
  );
}

/**
 * Errors in evaluators locked by hand: one may break a wish and the load, but not a rule that forbids them
 * the project.
 */
export function problemasDosFixos(entrada: EntradaDoSorteio): Problema[] {
  const { avaliadores, projetos } = entrada;
  const proibem = limitesEmVigor(entrada).filter((limite) => limite !== 'recusou' && limite !== 'carga');
  const porId = new Map(avaliadores.map((avaliador) => [avaliador.id, avaliador]));
  return reunir(
    ...projetos.flatMap((projeto) => [
      projeto.fixos.length > lugaresDo(entrada, projeto)
        ? problema('fixos', 'FIXOS_DEMAIS', M.fixosDemais)
        : null,
      ...projeto.fixos.map((id) => {
        const avaliador = porId.get(id);
        if (avaliador === undefined) return problema('fixos', 'FIXO_DESCONHECIDO', M.fixoDesconhecido);
        return parPermitido(proibem, projeto, avaliador)
          ? null
          : problema('fixos', 'FIXO_IMPOSSIVEL', M.fixoImpossivel);
      }),
    ]),
  );
}

/** The lowest load with which the places suffice, plus one, so that there is a choice. */
export function cargaSugerida(faltam: number, avaliadores: readonly { readonly carga: number }[]): number {
  for (let carga = 1; carga < CARGA_MAXIMA; carga += 1) {
    const lugares = avaliadores.reduce((soma, um) => soma + Math.max(0, carga - um.carga), 0);
    if (lugares >= faltam) return Math.min(CARGA_MAXIMA, carga + 1);
  }
  return CARGA_MAXIMA;
}
