import type { Acaso, EntradaDoSorteio, LinhaDoSorteio } from '../types.ts';
import {
  coordenadoresQueAvaliam,
  custoDaCarga,
  custoDaUnidadeRepetida,
  custoDoPar,
  limitesEmVigor,
  lugaresDo,
  unidadesQueTem,
} from './pares.ts';
import { lugaresLivres, possiveis } from './viabilidade.ts';

/**
 * A draw as a linear programme, by columns. Each pair of project and evaluator is a column; projects, pairs
 * of project and unit, and evaluators are rows forming two laminar families, so that the optimal vertices are
 * integers, and so are the dual prices that prove them.
 */
export interface Rede {
  /** Cost of the wishes, and the random numbers that order equal costs. */
  readonly custos: readonly number[];
  readonly empates: readonly number[];
  readonly maximos: readonly number[];
  readonly inicios: readonly number[];
  readonly linhas: readonly number[];
  readonly coeficientes: readonly number[];
  /** -Infinity where a row has no lower bound. */
  readonly minimosDasLinhas: readonly number[];
  readonly maximosDasLinhas: readonly number[];
  /** The meaning of the first columns. */
  readonly pares: readonly { readonly projeto: number; readonly avaliador: number }[];
}

class Colunas {
  readonly custos: number[] = [];
  readonly empates: number[] = [];
  readonly maximos: number[] = [];
  readonly inicios: number[] = [0];
  readonly linhas: number[] = [];
  readonly coeficientes: number[] = [];

  juntar(
    { custo, empate = 0, maximo = 1 }: { custo: number; empate?: number; maximo?: number },
    entradas: readonly (readonly [number, number])[],
  ): void {
    this.custos.push(custo);
    this.empates.push(empate);
    this.maximos.push(maximo);
    for (const [linha, coeficiente] of entradas) {
      this.linhas.push(linha);
      this.coeficientes.push(coeficiente);
    }
    this.inicios.push(this.linhas.length);
  }
}

interface Linhas {
  readonly minimos: number[];
  readonly maximos: number[];
}

function novaLinha({ minimos, maximos }: Linhas, minimo: number, maximo: number): number {
  minimos.push(minimo);
  return maximos.push(maximo) - 1;
}

/** Units that could give a project a second evaluator, each with its row. */
function linhasDasUnidades(entrada: EntradaDoSorteio, linhas: Linhas, n: number, quem: readonly number[]) {
  const projeto = entrada.projetos[n];
  const daUnidade = (posicoes: readonly number[]) =>
    Map.groupBy(posicoes, (posicao) => entrada.avaliadores[posicao]?.unidade ?? 0);
  const fixos = entrada.avaliadores.flatMap(({ id }, posicao) =>
    projeto?.fixos.includes(id) ? [posicao] : [],
  );
  const jaTem = new Set([
    ...daUnidade(fixos).keys(),
    ...(projeto === undefined ? [] : unidadesQueTem(entrada, projeto)),
  ]);
  const doProjeto = new Map<number, number>();
  if (entrada.porProjeto === 1 || custoDaUnidadeRepetida(entrada) === 0) return doProjeto;
  for (const [unidade, posicoes] of daUnidade(quem)) {
    const tem = jaTem.has(unidade);
    if (posicoes.length < 2 && !tem) continue;
    doProjeto.set(unidade, novaLinha(linhas, Number.NEGATIVE_INFINITY, tem ? 0 : 1));
  }
  return doProjeto;
}

/** Builds the network of a draw that is possible: a forbidden pair has no column. */
export function montarRede(entrada: EntradaDoSorteio, acaso: Acaso): Rede {
  const { avaliadores, projetos, porProjeto } = entrada;
  const mutuos = coordenadoresQueAvaliam(entrada);
  const limites = limitesEmVigor(entrada);
  const livres = lugaresLivres(entrada);
  const linhas: Linhas = { minimos: [], maximos: [] };
  const colunas = new Colunas();
  const extras: (readonly [number, number])[] = [];
  const pares: { projeto: number; avaliador: number }[] = [];
  const doAvaliador = avaliadores.map(() => novaLinha(linhas, Number.NEGATIVE_INFINITY, 0));
  for (const [n, projeto] of projetos.entries()) {
    const faltam = lugaresDo(entrada, projeto) - projeto.fixos.length;
    const doProjeto = novaLinha(linhas, faltam, faltam);
    const quem = possiveis(entrada, limites, projeto).filter((posicao) => (livres[posicao] ?? 0) > 0);
    const unidades = linhasDasUnidades(entrada, linhas, n, quem);
    for (const posicao of quem) {
      const avaliador = avaliadores[posicao];
      if (avaliador === undefined) throw new Error('an evaluator without a place in the list');
      const daUnidade = unidades.get(avaliador.unidade);
      colunas.juntar(
        {
          custo: custoDoPar(entrada, acaso, mutuos, projeto, avaliador),
          empate: acaso.empate(projeto.id, avaliador.id),
        },
        [
          [doProjeto, 1],
          [doAvaliador[posicao] ?? 0, 1],
          ...(daUnidade === undefined ? [] : [[daUnidade, 1] as const]),
        ],
      );
      pares.push({ projeto: projeto.id, avaliador: avaliador.id });
    }
    for (const linha of unidades.values()) extras.push([linha, custoDaUnidadeRepetida(entrada)]);
  }
  // Columns for a project's evaluators beyond the first of each unit, then for each evaluator's places, with
  // rising costs.
  for (const [linha, custo] of extras) colunas.juntar({ custo, maximo: porProjeto }, [[linha, -1]]);
  for (const [posicao, { carga }] of avaliadores.entries()) {
    const fixos = entrada.cargaMaxima - carga - (livres[posicao] ?? 0);
    for (let n = 1; n <= Math.min(livres[posicao] ?? 0, projetos.length); n += 1) {
      colunas.juntar({ custo: custoDaCarga(entrada, carga + Math.max(0, fixos) + n) }, [
        [doAvaliador[posicao] ?? 0, -1],
      ]);
    }
  }
  const { custos, empates, maximos, inicios, coeficientes } = colunas;
  const { minimos: minimosDasLinhas, maximos: maximosDasLinhas } = linhas;
  return {
    custos,
    empates,
    maximos,
    inicios,
    linhas: colunas.linhas,
    coeficientes,
    minimosDasLinhas,
    maximosDasLinhas,
    pares,
  };
}

/** The proposal that these values of the columns mean, including what was chosen by hand. */
export function linhasDaRede(
  { projetos }: EntradaDoSorteio,
  { pares }: Rede,
  valores: readonly number[],
): LinhaDoSorteio[] {
  const dele = new Map(projetos.map(({ id, fixos }) => [id, [...fixos]]));
  for (const [n, { projeto, avaliador }] of pares.entries()) {
    if (valores[n] === 1) dele.get(projeto)?.push(avaliador);
  }
  return [...dele].map(([projeto, avaliadores]) => ({
    projeto,
    avaliadores: avaliadores.toSorted((a, b) => a - b),
  }));
}

/** The reduced cost of each column: its cost minus the value of its rows at these prices. */
export function custosReduzidos(
  { inicios, linhas, coeficientes }: Rede,
  custos: readonly number[],
  precos: readonly number[],
): number[] {
  return custos.map((custo, n) => {
    let reduzido = custo;
    for (let k = inicios[n] ?? 0; k < (inicios[n + 1] ?? 0); k += 1) {
      reduzido -= (coeficientes[k] ?? 0) * (precos[linhas[k] ?? 0] ?? 0);
    }
    return reduzido;
  });
}

/**
 * No solution of the network costs less than this, for any prices: the closer to the optimal prices, the
 * tighter the bound. It uses integers only, so that the bound is exact. A price with a sign that its row does
 * not allow counts as 0.
 */
export function limiteInferior(rede: Rede, custos: readonly number[], precos: readonly number[]): number {
  const validos = rede.minimosDasLinhas.map((minimo, n) => {
    const preco = Math.round(precos[n] ?? 0);
    return Number.isFinite(minimo) ? preco : Math.min(0, preco);
  });
  let limite = 0;
  for (const [n, preco] of validos.entries()) limite += preco * (rede.maximosDasLinhas[n] ?? 0);
  for (const [n, reduzido] of custosReduzidos(rede, custos, validos).entries()) {
    limite += Math.min(0, reduzido) * (rede.maximos[n] ?? 0);
  }
  return limite;
}

/**
 * The columns and rows that have the same value in every optimal solution, found from optimal prices; chance
 * decides the rest.
 */
export function fixadosPelosPrecos(rede: Rede, precos: readonly number[]) {
  const inteiros = rede.minimosDasLinhas.map((_minimo, n) => Math.round(precos[n] ?? 0));
  const reduzidos = custosReduzidos(rede, rede.custos, inteiros);
  return {
    minimos: rede.maximos.map((maximo, n) => ((reduzidos[n] ?? 0) < 0 ? maximo : 0)),
    maximos: rede.maximos.map((maximo, n) => ((reduzidos[n] ?? 0) > 0 ? 0 : maximo)),
    minimosDasLinhas: rede.minimosDasLinhas.map((minimo, n) =>
      inteiros[n] === 0 ? minimo : (rede.maximosDasLinhas[n] ?? 0),
    ),
  };
}
