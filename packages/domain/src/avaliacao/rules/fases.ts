import { campoDaNota, campoDoParecer, criteriosDaFase, notaDe } from '../../barema/rules/criterios.ts';
import { problemasDasNotas } from '../../barema/rules/notas.ts';
import { CRITERIO_DA_RECOMENDACAO } from '../../barema/rules/padrao.ts';
import { totaisDoBarema } from '../../barema/rules/totais.ts';
import type { Barema, NotaDada } from '../../barema/types.ts';
import type { TipoDeProjeto } from '../../edital/types.ts';
import type { Problema } from '../../kernel/problema.ts';
import { MAXIMO_NA_AVALIACAO } from '../limits.ts';
import { NOMES_DOS_CRITERIOS } from '../messages.ts';
import { CRITERIOS, CRITERIOS_FASE1, CRITERIOS_FASE2, type Criterio, type Pontuacoes } from '../types.ts';
import {
  limitarNota,
  problemasDaFase1,
  problemasDaFase2,
  totalDaFase1,
  totalDaFase2,
  totalDasNotas,
} from './notas.ts';

/** Scores, and opinions of criteria, by the names of their fields in a form. */
export type Digitadas = Readonly<Record<string, string | number | null | undefined>>;

/** One score as a form asks for it. */
export interface CampoDaNota {
  readonly campo: string;
  readonly nome: string;
  readonly ajuda: string;
  readonly maximo: number;
  readonly passo: number;
  /** What the total multiplies the score by. */
  readonly peso: number;
  /** The field of the phase's own opinion; null where none is asked for. */
  readonly parecer: string | null;
  /** The recommendation that fills it in (D17). */
  readonly recomendacao: Criterio | null;
}

/** Criteria that are scored and saved together. */
export interface FaseDaAvaliacao {
  readonly fase: 1 | 2;
  readonly criterios: readonly CampoDaNota[];
  readonly problemas: (notas: Digitadas) => Problema[];
  /** null while one is missing. */
  readonly total: (notas: Digitadas) => number | null;
}

const doPadrao = (campo: Criterio): CampoDaNota => ({
  campo,
  nome: NOMES_DOS_CRITERIOS[campo],
  ajuda: '',
  maximo: MAXIMO_NA_AVALIACAO[campo],
  passo: 0.1,
  peso: 1,
  parecer: null,
  recomendacao: CRITERIOS_FASE2.find((c) => c === campo) ?? null,
});
const pontuacoes = (notas: Digitadas) => notas as Partial<Record<Criterio, number | null>>;

const FASE1: FaseDaAvaliacao = {
  fase: 1,
  criterios: CRITERIOS_FASE1.map(doPadrao),
  problemas: (notas) => problemasDaFase1(pontuacoes(notas)),
  total: (notas) => totalDaFase1(pontuacoes(notas)),
};
const FASE2: FaseDaAvaliacao = {
  fase: 2,
  criterios: CRITERIOS_FASE2.map(doPadrao),
  problemas: (notas) => problemasDaFase2(pontuacoes(notas)),
  total: (notas) => totalDaFase2(pontuacoes(notas)),
};

function notasDigitadas(barema: Barema, digitadas: Digitadas, fase?: 1 | 2): NotaDada[] {
  return barema.criterios
    .filter((c) => fase === undefined || c.fase === fase)
    .map(({ codigo, parecer }) => {
      const valor = digitadas[campoDaNota(codigo)];
      const escrito = digitadas[campoDoParecer(codigo)];
      return {
        criterio: codigo,
        valor: typeof valor === 'number' ? valor : null,
        ...(parecer ? { parecer: typeof escrito === 'string' ? escrito : '' } : {}),
      };
    });
}

function faseDoBarema(barema: Barema, fase: 1 | 2): FaseDaAvaliacao {
  const criterios = criteriosDaFase(barema, fase);
  return {
    fase,
    criterios: criterios.map(({ codigo, nome, ajuda, maximo, passo, peso, parecer, recomendacao }) => ({
      ...{ nome, ajuda, maximo, passo, peso },
      campo: campoDaNota(codigo),
      parecer: parecer ? campoDoParecer(codigo) : null,
      recomendacao: recomendacao === null ? null : CRITERIO_DA_RECOMENDACAO[recomendacao],
    })),
    problemas: (notas) => problemasDasNotas(barema, fase, notasDigitadas(barema, notas, fase)),
    total: (notas) => totaisDoBarema(barema, notasDigitadas(barema, notas))[fase === 1 ? 'fase1' : 'fase2'],
  };
}

/**
 * The phases of an assessment in the order in which they are saved; the forms render from it. `barema` is the
 * call's own.
 */
export function fasesDaAvaliacao(
  tipo: TipoDeProjeto,
  barema: Barema | null = null,
): readonly FaseDaAvaliacao[] {
  if (barema === null) return tipo === 'TIPO I' ? [FASE1, FASE2] : [FASE1];
  return ([1, 2] as const)
    .map((fase) => faseDoBarema(barema, fase))
    .filter(({ criterios }) => criterios.length > 0);
}

/** The values to save, by field name; only the opinions that the barema asks for. */
export function valoresDasNotas(
  aprovacao: Pontuacoes,
  barema: Barema | null = null,
): Record<string, string | number | null> {
  if (barema === null) return Object.fromEntries(CRITERIOS.map((c) => [c, aprovacao[c]]));
  return Object.fromEntries(
    barema.criterios.flatMap(({ codigo, parecer }) => {
      const dada = notaDe(aprovacao.notas ?? [], codigo);
      const nota = [campoDaNota(codigo), dada?.valor ?? null] as const;
      return parecer ? [nota, [campoDoParecer(codigo), dada?.parecer ?? ''] as const] : [nota];
    }),
  );
}

/** The scores as the body of a call, for one phase or for all. */
export function corpoDasNotas(barema: Barema | null, digitadas: Digitadas, fase?: FaseDaAvaliacao) {
  if (barema !== null) return { notas: notasDigitadas(barema, digitadas, fase?.fase) };
  const campos = fase === undefined ? CRITERIOS : fase.criterios.map(({ campo }) => campo as Criterio);
  return Object.fromEntries(campos.map((c) => [c, pontuacoes(digitadas)[c] ?? null]));
}

/** The total of the whole project; null while phase 1 is incomplete. */
export function totalDigitado(barema: Barema | null, digitadas: Digitadas): number | null {
  return barema === null
    ? totalDasNotas(pontuacoes(digitadas))
    : totaisDoBarema(barema, notasDigitadas(barema, digitadas)).total;
}

/**
 * A score brought into 0..maximo and to its step, as the screens do while it is typed. `original`: a combined score, which
 * lies between the steps and may be typed again.
 */
export function limitarAoPasso(
  nota: number,
  { maximo, passo }: Pick<CampoDaNota, 'maximo' | 'passo'>,
  original: number | null = null,
): number {
  if (original !== null && String(original).startsWith(String(nota))) return nota;
  return limitarNota(Math.round(limitarNota(nota, maximo) / passo) * passo, maximo);
}
