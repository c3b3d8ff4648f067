import type { TipoDeProjeto } from '../../edital/types.ts';
import type { Barema, CriterioDoBarema, FatosDoDesempate, NotasDadas } from '../types.ts';
import { apurar, compararChaves, nomesDosDesempates, primeiraDiferenca } from './apurar.ts';
import { criteriosDaFase, notaDe } from './criterios.ts';
import { maiorTotal } from './totais.ts';

/** A made-up project with made-up scores, which shows the effect of a barema before real projects have it. */
export interface ProjetoInventado {
  readonly numero: number;
  readonly nome: string;
  readonly notas: NotasDadas;
  readonly fatos: Omit<FatosDoDesempate, 'lote'>;
}

const NOMES = ['Aurora', 'Bússola', 'Cajueiro', 'Duna', 'Enseada', 'Farol'];
export const NUMEROS_INVENTADOS: readonly number[] = NOMES.map((_, i) => i + 1);

/** One score per criterion, in order. */
type Notas = readonly number[];

const noDecimo = (n: number) => Math.round(n * 10) / 10;
const acima = (n: number, passo: number) => noDecimo(Math.ceil(n / passo - 1e-9) * passo);
const abaixo = (n: number, passo: number) => noDecimo(Math.floor(n / passo + 1e-9) * passo);

/** Scores of at least this part of each maximum, and no less than its minimum. */
function comParte({ criterios }: Barema, parte: number): Notas {
  return criterios.map(({ maximo, minimo, passo }) => Math.max(acima(maximo * parte, passo), minimo ?? 0));
}

const porPasso = ({ peso, passo }: CriterioDoBarema) => Math.round(peso * 100) * Math.round(passo * 10);
const mdc = (a: number, b: number): number => (b === 0 ? a : mdc(b, a % b));

function cabe({ maximo, minimo }: CriterioDoBarema, nota: number): boolean {
  return nota >= (minimo ?? 0) && nota <= maximo;
}

/** Changes the scores of two criteria and keeps the total; null where steps and maxima do not allow it. */
function trocar({ criterios }: Barema, notas: Notas, i: number, j: number): Notas | null {
  const [um, outro] = [criterios[i], criterios[j]];
  if (um === undefined || outro === undefined || i === j) return null;
  const divisor = mdc(porPasso(um), porPasso(outro));
  const mais = (porPasso(outro) / divisor) * um.passo;
  const menos = (porPasso(um) / divisor) * outro.passo;
  for (const sinal of [1, -1]) {
    const novas = notas.map((n, k) => noDecimo(k === i ? n + sinal * mais : k === j ? n - sinal * menos : n));
    if (cabe(um, novas[i] ?? -1) && cabe(outro, novas[j] ?? -1)) return novas;
  }
  return null;
}

/**
 * Other scores with the same total, so that tie-breaks by scores matter; the same scores where that is
 * impossible.
 */
function comOMesmoTotal(barema: Barema, notas: Notas): Notas {
  const indices = barema.criterios.map((_, i) => i);
  const daFase = (fase: 1 | 2) => indices.filter((i) => barema.criterios[i]?.fase === fase);
  for (const nome of barema.desempates) {
    const [uns, outros] =
      nome === 'fase1'
        ? [daFase(1), daFase(2)]
        : [indices.filter((i) => barema.criterios[i]?.codigo === nome), indices];
    for (const i of uns) {
      for (const j of outros) {
        const trocadas = trocar(barema, notas, i, j);
        if (trocadas !== null) return trocadas;
      }
    }
  }
  return notas;
}

/** Scores below a minimum, where there is one: high except in one criterion, or with a low total. */
function reprovadas(barema: Barema, parte: number): Notas {
  const i = barema.criterios.findIndex(({ minimo }) => minimo !== null && minimo > 0);
  const criterio = barema.criterios[i];
  if (criterio?.minimo == null) {
    return barema.criterios.map(({ maximo, passo }) => abaixo((maximo * parte) / 2, passo));
  }
  const baixa = noDecimo(criterio.minimo - criterio.passo);
  return comParte(barema, parte + (1 - parte) * 0.9).map((n, k) => (k === i ? baixa : n));
}

/** Two pairs with equal totals, and one below a minimum where the barema has one. */
export function projetosInventados(barema: Barema, tipo: TipoDeProjeto): ProjetoInventado[] {
  const maior = maiorTotal(barema);
  const parte = maior === 0 ? 0 : barema.totalMinimo / maior;
  const [alta, media, baixa] = [0.9, 0.65, 0.35].map((k) => comParte(barema, parte + (1 - parte) * k));
  if (alta === undefined || media === undefined || baixa === undefined) return [];
  const deCada = [alta, media, comOMesmoTotal(barema, media), baixa, baixa, reprovadas(barema, parte)];
  const tsds = [12, 25.5, 18, 30, 22.5, 15];
  const dias = [9, 12, 10, 14, 11, 13];
  return deCada.map((notas, i) => ({
    numero: i + 1,
    nome: NOMES[i] ?? '',
    notas: barema.criterios.map(({ codigo }, k) => ({ criterio: codigo, valor: notas[k] ?? null })),
    fatos: {
      tsdMedio: tipo === 'TIPO I' ? (tsds[i] ?? null) : null,
      submetidoEm: `2026-03-${String(dias[i]).padStart(2, '0')}T12:00:00Z`,
    },
  }));
}

export interface LinhaInventada extends ProjetoInventado {
  readonly posicao: number;
  readonly total: number;
  /** The tie-break that put it after the row before it; null where the totals differ. */
  readonly desempate: string | null;
  /** Which minimum it misses: the call's total, or the first criterion that it is below. */
  readonly abaixo: 'total' | CriterioDoBarema | null;
}

function minimoQueFalta(barema: Barema, notas: NotasDadas, total: number): LinhaInventada['abaixo'] {
  const criterio = barema.criterios.find(
    ({ codigo, minimo }) => minimo !== null && (notaDe(notas, codigo)?.valor ?? 0) < minimo,
  );
  return criterio ?? (total < barema.totalMinimo ? 'total' : null);
}

/** Ranks the invented projects as real ones (E-BAREMA-4). `lotes` holds their lots by number. */
export function ranqueInventado(
  barema: Barema,
  tipo: TipoDeProjeto,
  lotes: ReadonlyMap<number, number>,
): LinhaInventada[] {
  if (criteriosDaFase(barema, 1).length === 0) return [];
  const nomes = nomesDosDesempates(barema);
  const ordenados = projetosInventados(barema, tipo)
    .flatMap((projeto) => {
      const lote = lotes.get(projeto.numero) ?? 0;
      const { total, chave, abaixoDoMinimo } = apurar(barema, projeto.notas, { ...projeto.fatos, lote });
      if (total === null || chave === null) return [];
      return [{ ...projeto, total, chave, reprovado: abaixoDoMinimo === true }];
    })
    .toSorted((a, b) => compararChaves(a.chave, b.chave) || a.numero - b.numero);
  let posicao = 0;
  return ordenados.map(({ chave, reprovado, ...linha }, i) => {
    const anterior = ordenados[i - 1];
    const onde = anterior === undefined ? 0 : primeiraDiferenca(anterior.chave, chave);
    if (onde !== null) posicao = i + 1;
    return {
      ...linha,
      posicao,
      desempate: onde === null || onde === 0 ? null : (nomes[onde - 1] ?? null),
      abaixo: reprovado ? minimoQueFalta(barema, linha.notas, linha.total) : null,
    };
  });
}
