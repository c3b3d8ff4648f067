import { DESVIO_A_PARTIR_DE, MAXIMO_NA_AVALIACAO } from '../limits.ts';
import { CRITERIOS, type Criterio, type Pontuacoes } from '../types.ts';
import { totalDasNotas } from './notas.ts';

/** A concluded assessment, with the scores as its evaluator gave them. */
export interface Concluida {
  readonly projetoId: number;
  readonly avaliadorId: number;
  readonly notas: Pontuacoes;
  /** From the designation to the conclusion; null where it was not kept. */
  readonly dias: number | null;
  /** Of the opinion. */
  readonly caracteres: number;
}

/** What a set of assessments says. Means and spread to one decimal, as scores are. */
export interface Figuras {
  readonly concluidas: number;
  readonly media: number;
  /** Standard deviation of a sample; null below three, where it would say nothing. */
  readonly desvio: number | null;
  readonly menor: number;
  readonly maior: number;
  /** Mean of each criterion as % of its maximum; null where it was not scored. */
  readonly criterios: { readonly [C in Criterio]: number | null };
  /** Medians. */
  readonly dias: number | null;
  readonly caracteres: number;
}

export interface FigurasDoAvaliador extends Figuras {
  readonly avaliadorId: number;
  /** Mean of the totals that all others gave; null when there are none. */
  readonly mediaDosOutros: number | null;
  /** Of the two means as they are shown. */
  readonly diferenca: number | null;
}

/** Never a negative zero. */
const umaCasa = (n: number) => Math.round(n * 10) / 10 + 0;

/** Exact: scores have one decimal. */
const somaDosTotais = (totais: readonly number[]) =>
  totais.reduce((soma, total) => soma + Math.round(total * 10), 0) / 10;

/** null of nothing. */
export function mediana(valores: readonly number[]): number | null {
  const postos = valores.toSorted((a, b) => a - b);
  const meio = Math.floor(postos.length / 2);
  const depois = postos[meio];
  if (depois === undefined) return null;
  return postos.length % 2 === 1 ? depois : ((postos[meio - 1] ?? depois) + depois) / 2;
}

function desvioDe(totais: readonly number[]): number | null {
  if (totais.length < DESVIO_A_PARTIR_DE) return null;
  const media = somaDosTotais(totais) / totais.length;
  const quadrados = totais.reduce((soma, total) => soma + (total - media) ** 2, 0);
  return umaCasa(Math.sqrt(quadrados / (totais.length - 1)));
}

function parteDoMaximo(criterio: Criterio, concluidas: readonly Concluida[]): number | null {
  const notas = concluidas.flatMap(({ notas: { [criterio]: nota } }) => (nota === null ? [] : [nota]));
  if (notas.length === 0) return null;
  return umaCasa((100 * somaDosTotais(notas)) / notas.length / MAXIMO_NA_AVALIACAO[criterio]);
}

function totaisDe(concluidas: readonly Concluida[]): number[] {
  return concluidas.flatMap(({ notas }) => totalDasNotas(notas) ?? []);
}

/** null of nothing. */
export function figurasDe(concluidas: readonly Concluida[]): Figuras | null {
  const totais = totaisDe(concluidas);
  if (totais.length === 0) return null;
  const dias = mediana(concluidas.flatMap((uma) => uma.dias ?? []));
  return {
    concluidas: totais.length,
    media: umaCasa(somaDosTotais(totais) / totais.length),
    desvio: desvioDe(totais),
    menor: totais.reduce((a, b) => Math.min(a, b)),
    maior: totais.reduce((a, b) => Math.max(a, b)),
    criterios: Object.fromEntries(CRITERIOS.map((c) => [c, parteDoMaximo(c, concluidas)])) as {
      [C in Criterio]: number | null;
    },
    dias: dias === null ? null : umaCasa(dias),
    caracteres: Math.round(mediana(concluidas.map(({ caracteres }) => caracteres)) ?? 0),
  };
}

/** Of each evaluator who concluded something, in no order that says anything. */
export function figurasPorAvaliador(concluidas: readonly Concluida[]): FigurasDoAvaliador[] {
  const todos = totaisDe(concluidas);
  const soma = somaDosTotais(todos);
  const porAvaliador = Map.groupBy(concluidas, ({ avaliadorId }) => avaliadorId);
  return [...porAvaliador].flatMap(([avaliadorId, dele]) => {
    const figuras = figurasDe(dele);
    if (figuras === null) return [];
    const outros = todos.length - figuras.concluidas;
    const mediaDosOutros = outros === 0 ? null : umaCasa((soma - somaDosTotais(totaisDe(dele))) / outros);
    const diferenca = mediaDosOutros === null ? null : umaCasa(figuras.media - mediaDosOutros);
    return [{ avaliadorId, ...figuras, mediaDosOutros, diferenca }];
  });
}
