import { notaDe } from '../../barema/rules/criterios.ts';
import type { Barema, NotaDada, NotasDadas } from '../../barema/types.ts';

export const COMBINACOES = ['media', 'mediana', 'mediaSemExtremos'] as const;
export type Combinacao = (typeof COMBINACOES)[number];

/** Whether the evaluators of a project read each other's scores, without names, once all have concluded. */
export const AVALIADORES_SE_LEEM = ['nunca', 'depois'] as const;

/** How a call with several evaluators judges. */
export interface RegrasDosAvaliadores {
  /** Evaluators per project, 1 to 5. */
  readonly avaliadores: number;
  readonly combinacao: Combinacao;
  /** Difference of two totals above which one more is asked for; null: none. */
  readonly divergencia: number | null;
  readonly avaliadoresSeLeem: (typeof AVALIADORES_SE_LEEM)[number];
}

export const REGRAS_DE_UM: RegrasDosAvaliadores = {
  avaliadores: 1,
  combinacao: 'media',
  divergencia: null,
  avaliadoresSeLeem: 'nunca',
};

/** One evaluator's concluded scores. */
export interface Dada {
  readonly notas: NotasDadas;
  readonly parecer: string;
}

const milesimos = (valor: number) => Math.round(valor * 1000);

/** The mean of whole numbers, rounded half up. */
function media(valores: readonly number[]): number {
  const soma = valores.reduce((a, b) => a + b, 0);
  return Math.floor((2 * soma + valores.length) / (2 * valores.length));
}

function meio(ordenados: readonly number[]): number[] {
  const n = ordenados.length;
  return ordenados.slice(Math.floor((n - 1) / 2), Math.floor(n / 2) + 1);
}

/**
 * The combined value, exact in thousandths and rounded half up; extremes are dropped only from three values
 * on.
 */
export function combinarValores(valores: readonly number[], combinacao: Combinacao): number {
  const ordenados = valores.map(milesimos).toSorted((a, b) => a - b);
  if (combinacao === 'mediana') return media(meio(ordenados)) / 1000;
  const semExtremos = combinacao === 'mediaSemExtremos' && ordenados.length >= 3;
  return media(semExtremos ? ordenados.slice(1, -1) : ordenados) / 1000;
}

/** Joins the opinions, numbered instead of named; '' when nobody wrote one. */
export function juntarPareceres(pareceres: readonly string[]): string {
  if (pareceres.every((parecer) => parecer.trim() === '')) return '';
  return pareceres
    .map((parecer, i) => `Avaliador ${i + 1}\n${parecer.trim() === '' ? 'sem parecer' : parecer}`)
    .join('\n\n');
}

/** Criterion by criterion, in the barema's order; a criterion that somebody did not score stays without a value. */
export function combinarNotas(
  { criterios }: Pick<Barema, 'criterios'>,
  dadas: readonly Dada[],
  combinacao: Combinacao,
): NotaDada[] {
  return criterios.map(({ codigo, parecer }) => {
    const notas = dadas.map((dada) => notaDe(dada.notas, codigo));
    const valores = notas.flatMap((nota) => (nota?.valor == null ? [] : [nota.valor]));
    const completas = dadas.length > 0 && valores.length === dadas.length;
    const valor = completas ? combinarValores(valores, combinacao) : null;
    if (!parecer) return { criterio: codigo, valor };
    return { criterio: codigo, valor, parecer: juntarPareceres(notas.map((nota) => nota?.parecer ?? '')) };
  });
}

/** The highest total less the lowest; totals have at most three decimals. */
export function distancia(totais: readonly number[]): number {
  if (totais.length === 0) return 0;
  const inteiros = totais.map(milesimos);
  return (Math.max(...inteiros) - Math.min(...inteiros)) / 1000;
}

/** The progress of a project with several evaluators. */
export interface AndamentoDeVarios {
  /** How many this project needs: the call's number, and one more where that was asked for. */
  readonly exigidos: number;
  readonly dadas: readonly { readonly concluida: boolean; readonly total: number | null }[];
  /** The administrator keeps the combination, however far apart the totals are. */
  readonly mantida: boolean;
}

export type EstadoDeVarios = 'avaliado' | 'divergente' | 'faltaConcluir' | 'faltaDesignar';

/** One more evaluator is asked only once: with their scores the combination is final. */
export function estadoDeVarios(
  { exigidos, dadas, mantida }: AndamentoDeVarios,
  { avaliadores, divergencia }: Pick<RegrasDosAvaliadores, 'avaliadores' | 'divergencia'>,
): EstadoDeVarios {
  if (dadas.length < exigidos) return 'faltaDesignar';
  if (dadas.some(({ concluida }) => !concluida)) return 'faltaConcluir';
  if (divergencia === null || mantida || exigidos > avaliadores) return 'avaliado';
  const longe = distancia(dadas.flatMap(({ total }) => (total === null ? [] : [total]))) > divergencia;
  return longe ? 'divergente' : 'avaliado';
}
