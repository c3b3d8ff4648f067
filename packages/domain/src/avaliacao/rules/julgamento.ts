import type { Barema } from '../../barema/types.ts';
import { DESVIO_A_PARTIR_DE, MAXIMO_NA_AVALIACAO } from '../limits.ts';
import { CRITERIOS, type Criterio, type Pontuacoes } from '../types.ts';
import { totalDasNotas } from './notas.ts';

/** A concluded assessment, with the scores as its evaluator gave them. */
export interface Concluida {
  readonly projetoId: number;
  readonly avaliadorId: number;
  readonly notas: Pontuacoes;
  /** Set with a call's own barema; otherwise the total is the sum of the scores. */
  readonly total?: number | null | undefined;
  /** From the designation to the conclusion; null where it was not kept. */
  readonly dias: number | null;
  /** Length of the opinion. */
  readonly caracteres: number;
}

/** Figures of a set of assessments. Means and spread to one decimal, like scores. */
export interface Figuras {
  readonly concluidas: number;
  readonly media: number;
  /** Standard deviation of a sample; null below three, where it would say nothing. */
  readonly desvio: number | null;
  readonly menor: number;
  readonly maior: number;
  /** Mean of each criterion as % of its maximum; null where it was not scored. */
  readonly criterios: { readonly [C in Criterio]: number | null };
  /** The same of a call's own barema, in its order; absent without one. */
  readonly porCriterio?: { readonly criterio: string; readonly parte: number | null }[];
  /** Medians. */
  readonly dias: number | null;
  readonly caracteres: number;
}

export interface FigurasDoAvaliador extends Figuras {
  readonly avaliadorId: number;
  /** Mean of the totals that all others gave; null when there are none. */
  readonly mediaDosOutros: number | null;
  /** Difference of the two means as they are shown. */
  readonly diferenca: number | null;
}

interface Somadas {
  decimos: number;
  quantas: number;
}

/** Sums taken from assessments one by one, so that ten thousand are never in memory together. */
interface Recolhidas {
  readonly totais: number[];
  readonly dias: number[];
  readonly caracteres: number[];
  /** The scores of each criterion, in tenths so that sums are exact. */
  readonly notas: { readonly [C in Criterio]: Somadas };
  readonly proprias: Map<string, Somadas>;
}

/** The assessments of a call, together and by evaluator. */
export interface Quadro {
  readonly barema: Barema | null;
  readonly todos: Recolhidas;
  readonly porAvaliador: Map<number, Recolhidas>;
}

function nadaRecolhido(): Recolhidas {
  const notas = Object.fromEntries(CRITERIOS.map((c) => [c, { decimos: 0, quantas: 0 }]));
  return {
    totais: [],
    dias: [],
    caracteres: [],
    notas: notas as unknown as Recolhidas['notas'],
    proprias: new Map(),
  };
}

export function novoQuadro(barema: Barema | null = null): Quadro {
  return { barema, todos: nadaRecolhido(), porAvaliador: new Map() };
}

/** Adds one assessment to the figures. */
export function juntar(quadro: Quadro, concluida: Concluida): void {
  const { avaliadorId, notas, dias, caracteres } = concluida;
  const total = concluida.total ?? totalDasNotas(notas);
  if (total === null) return;
  const dele = quadro.porAvaliador.get(avaliadorId) ?? nadaRecolhido();
  quadro.porAvaliador.set(avaliadorId, dele);
  for (const recolhidas of [quadro.todos, dele]) {
    recolhidas.totais.push(total);
    recolhidas.caracteres.push(caracteres);
    if (dias !== null) recolhidas.dias.push(dias);
    for (const criterio of CRITERIOS) {
      const nota = notas[criterio];
      if (nota === null) continue;
      recolhidas.notas[criterio].decimos += Math.round(nota * 10);
      recolhidas.notas[criterio].quantas += 1;
    }
    for (const { criterio, valor } of notas.notas ?? []) {
      if (valor === null) continue;
      const somadas = recolhidas.proprias.get(criterio) ?? { decimos: 0, quantas: 0 };
      recolhidas.proprias.set(criterio, somadas);
      somadas.decimos += Math.round(valor * 10);
      somadas.quantas += 1;
    }
  }
}

/** Rounds to one decimal, without a negative zero. */
const umaCasa = (n: number) => Math.round(n * 10) / 10 + 0;

/** Exact: totals have at most three decimals. */
const somaDe = (totais: readonly number[]) =>
  totais.reduce((soma, total) => soma + Math.round(total * 1000), 0) / 1000;

/** The median; null for an empty list. */
export function mediana(valores: readonly number[]): number | null {
  const postos = valores.toSorted((a, b) => a - b);
  const meio = Math.floor(postos.length / 2);
  const depois = postos[meio];
  if (depois === undefined) return null;
  return postos.length % 2 === 1 ? depois : ((postos[meio - 1] ?? depois) + depois) / 2;
}

function desvioDe(totais: readonly number[]): number | null {
  if (totais.length < DESVIO_A_PARTIR_DE) return null;
  const media = somaDe(totais) / totais.length;
  const quadrados = totais.reduce((soma, total) => soma + (total - media) ** 2, 0);
  return umaCasa(Math.sqrt(quadrados / (totais.length - 1)));
}

function parteDoMaximo(somadas: Somadas | undefined, maximo: number): number | null {
  const { decimos, quantas } = somadas ?? { decimos: 0, quantas: 0 };
  return quantas === 0 ? null : umaCasa((10 * decimos) / quantas / maximo);
}

function figurasDe(recolhidas: Recolhidas, barema: Barema | null): Figuras | null {
  const { totais } = recolhidas;
  if (totais.length === 0) return null;
  const dias = mediana(recolhidas.dias);
  return {
    concluidas: totais.length,
    media: umaCasa(somaDe(totais) / totais.length),
    desvio: desvioDe(totais),
    menor: totais.reduce((a, b) => Math.min(a, b)),
    maior: totais.reduce((a, b) => Math.max(a, b)),
    criterios: Object.fromEntries(
      CRITERIOS.map((c) => [c, parteDoMaximo(recolhidas.notas[c], MAXIMO_NA_AVALIACAO[c])]),
    ) as {
      [C in Criterio]: number | null;
    },
    ...(barema === null
      ? {}
      : {
          porCriterio: barema.criterios.map(({ codigo, nome, maximo }) => ({
            criterio: nome,
            parte: parteDoMaximo(recolhidas.proprias.get(codigo), maximo),
          })),
        }),
    dias: dias === null ? null : umaCasa(dias),
    caracteres: Math.round(mediana(recolhidas.caracteres) ?? 0),
  };
}

/** The figures of all assessments together; null without any. */
export function figurasDeTodos({ todos, barema }: Quadro): Figuras | null {
  return figurasDe(todos, barema);
}

/** The figures of each evaluator who concluded an assessment, in no meaningful order. */
export function figurasPorAvaliador({ todos, porAvaliador, barema }: Quadro): FigurasDoAvaliador[] {
  const soma = somaDe(todos.totais);
  return [...porAvaliador].flatMap(([avaliadorId, dele]) => {
    const figuras = figurasDe(dele, barema);
    if (figuras === null) return [];
    const outros = todos.totais.length - figuras.concluidas;
    const mediaDosOutros = outros === 0 ? null : umaCasa((soma - somaDe(dele.totais)) / outros);
    const diferenca = mediaDosOutros === null ? null : umaCasa(figuras.media - mediaDosOutros);
    return [{ avaliadorId, ...figuras, mediaDosOutros, diferenca }];
  });
}
