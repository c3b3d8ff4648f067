import { criteriosDaFase, notaDe } from '../../barema/rules/criterios.ts';
import { maiorTotal, totaisDoBarema } from '../../barema/rules/totais.ts';
import type { Barema } from '../../barema/types.ts';
import type { TipoDeProjeto } from '../../edital/types.ts';
import { MAXIMO_NA_AVALIACAO } from '../limits.ts';
import { NOMES_DOS_CRITERIOS } from '../messages.ts';
import { CRITERIOS_FASE1, CRITERIOS_FASE2, type Criterio, type Pontuacoes } from '../types.ts';
import { totalDaFase1, totalDaFase2 } from './notas.ts';

/** One score as it was given, readable however the criteria change later. */
export interface NotaPorExtenso {
  readonly nome: string;
  readonly maximo: number;
  readonly valor: number | null;
  /** Absent for a criterion without an opinion. */
  readonly parecer?: string | undefined;
}

interface FaseLida {
  readonly fase: 1 | 2;
  readonly notas: readonly NotaPorExtenso[];
  /** null while one is missing. */
  readonly total: number | null;
  /** The most that the total can reach. */
  readonly maximo: number;
}

const maximoDe = (notas: readonly NotaPorExtenso[]) => notas.reduce((soma, { maximo }) => soma + maximo, 0);

const doPadrao = (aprovacao: Pontuacoes, criterios: readonly Criterio[]): NotaPorExtenso[] =>
  criterios.map((c) => ({
    nome: NOMES_DOS_CRITERIOS[c],
    maximo: MAXIMO_NA_AVALIACAO[c],
    valor: aprovacao[c],
  }));

function doBarema(barema: Barema, aprovacao: Pontuacoes, fase: 1 | 2): NotaPorExtenso[] {
  return criteriosDaFase(barema, fase).map(({ codigo, nome, maximo, parecer }) => {
    const dada = notaDe(aprovacao.notas ?? [], codigo);
    const nota = { nome, maximo, valor: dada?.valor ?? null };
    return parecer ? { ...nota, parecer: dada?.parecer ?? '' } : nota;
  });
}

/** The given scores, phase by phase, without what a form needs to ask for them (rules/fases.ts). `barema`: the call's own. */
export function fasesLidas(
  aprovacao: Pontuacoes,
  tipo: TipoDeProjeto,
  barema: Barema | null = null,
): FaseLida[] {
  if (barema === null) {
    const primeira = doPadrao(aprovacao, CRITERIOS_FASE1);
    const segunda = doPadrao(aprovacao, CRITERIOS_FASE2);
    return [
      { fase: 1 as const, notas: primeira, total: totalDaFase1(aprovacao), maximo: maximoDe(primeira) },
      { fase: 2 as const, notas: segunda, total: totalDaFase2(aprovacao), maximo: maximoDe(segunda) },
    ].filter(({ fase }) => fase === 1 || tipo === 'TIPO I');
  }
  const totais = totaisDoBarema(barema, aprovacao.notas ?? []);
  return ([1, 2] as const)
    .map((fase) => ({
      fase,
      notas: doBarema(barema, aprovacao, fase),
      total: totais[`fase${fase}`],
      maximo: maiorTotal({ criterios: criteriosDaFase(barema, fase) }),
    }))
    .filter(({ notas }) => notas.length > 0);
}

/** The phases for which an assessed project has scores: the first, and the second where it was scored. */
export function fasesComNotas(
  aprovacao: Pontuacoes & { readonly barema?: Barema | null | undefined },
): FaseLida[] {
  return fasesLidas(aprovacao, 'TIPO I', aprovacao.barema ?? null).filter(
    ({ fase, total }) => fase === 1 || total !== null,
  );
}

export function notasPorExtenso(
  aprovacao: Pontuacoes,
  tipo: TipoDeProjeto,
  barema: Barema | null = null,
): NotaPorExtenso[] {
  return fasesLidas(aprovacao, tipo, barema).flatMap(({ notas }) => notas);
}
