import type { Apuracao, Barema, BaremaDoProjeto, CriterioDoBarema, NotasDadas } from '../types.ts';
import { criteriosDaFase, notaDe } from './criterios.ts';

/** A score has at most three decimals, where several were combined, and a weight two. */
const UNIDADE = 100_000;
const pesado = ({ peso }: CriterioDoBarema, valor: number) =>
  Math.round(valor * 1000) * Math.round(peso * 100);

/** The sum in whole hundred-thousandths; null when a score is missing or there is no criterion. */
function somar(criterios: readonly CriterioDoBarema[], notas: NotasDadas): number | null {
  if (criterios.length === 0) return null;
  let soma = 0;
  for (const criterio of criterios) {
    const valor = notaDe(notas, criterio.codigo)?.valor ?? null;
    if (valor === null) return null;
    soma += pesado(criterio, valor);
  }
  return soma;
}

export type Totais = Pick<Apuracao, 'fase1' | 'fase2' | 'total'>;

/** The totals: phase 1, plus phase 2 where given; null without phase 1. */
export function totaisDoBarema(barema: Barema, notas: NotasDadas): Totais {
  const fase1 = somar(criteriosDaFase(barema, 1), notas);
  const fase2 = somar(criteriosDaFase(barema, 2), notas);
  const pontos = (n: number | null) => (n === null ? null : n / UNIDADE);
  return {
    fase1: pontos(fase1),
    fase2: pontos(fase2),
    total: fase1 === null ? null : pontos(fase1 + (fase2 ?? 0)),
  };
}

/** The most that a project can reach, weights included. */
export function maiorTotal({ criterios }: Pick<Barema, 'criterios'>): number {
  const milesimos = criterios.reduce(
    (soma, { maximo, peso }) => soma + Math.round(maximo * 10) * Math.round(peso * 100),
    0,
  );
  return milesimos / 1000;
}

/** Whether every score that the barema asks for was given. */
export function estaCompleto(barema: Barema, notas: NotasDadas): boolean {
  return barema.criterios.every(({ codigo }) => (notaDe(notas, codigo)?.valor ?? null) !== null);
}

/** The total of one project's scores, by the call's own barema. */
export function totalProprio(proprio: BaremaDoProjeto, notas: NotasDadas | null | undefined): number | null {
  return totaisDoBarema(proprio.barema, notas ?? []).total;
}
