import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FASE1, FASE2, SEM_NOTAS } from '../../testing/avaliacoes.ts';
import { MAXIMO_NA_AVALIACAO, MAXIMO_NO_RECURSO } from '../limits.ts';
import { CRITERIOS, CRITERIOS_FASE1, CRITERIOS_FASE2, type Criterio } from '../types.ts';
import {
  limitarNota,
  notasDe,
  problemaDoParecer,
  problemasDaFase1,
  problemasDaFase2,
  totalDaFase1,
  totalDaFase2,
  totalDasNotas,
} from './notas.ts';

/** The problem of one wrong score among right ones. */
function problemas(criterio: Criterio, nota: number | null | undefined): string[] {
  const notas = { ...FASE1, ...FASE2, [criterio]: nota };
  return [...problemasDaFase1(notas), ...problemasDaFase2(notas)].map(
    ({ campo, mensagem }) => `${campo}: ${mensagem}`,
  );
}
const FAIXA = 'A nota deve estar entre 0 e o máximo do critério';
const CASAS = 'A nota deve ter no máximo uma casa decimal';

describe('caps (E-AVALIACAO-7, D16)', () => {
  it('differ in these ways on the evaluation and the appeals screen', () => {
    expect(CRITERIOS.map((c) => MAXIMO_NA_AVALIACAO[c])).toEqual([40, 30, 20, 10, 200, 200, 150]);
    expect(CRITERIOS.map((c) => MAXIMO_NO_RECURSO[c])).toEqual([40, 30, 20, 10, 200, 150, 150]);
  });
});

describe.each(CRITERIOS)('%s, min − 1 … max + 1 (T-C5)', (criterio) => {
  const maximo = MAXIMO_NA_AVALIACAO[criterio];

  it.each([0, -0, 0.1, 1, maximo - 0.1, maximo])('accepts %s', (nota) => {
    expect(problemas(criterio, nota)).toEqual([]);
  });

  it.each([-1, -0.1, maximo + 0.1, maximo + 1, Number.NaN, Infinity, -Infinity])('refuses %s', (nota) => {
    expect(problemas(criterio, nota)).toEqual([`${criterio}: ${FAIXA}`]);
  });

  it.each([0.05, 0.11, maximo - 0.01])('refuses the decimals of %s', (nota) => {
    expect(problemas(criterio, nota)).toEqual([`${criterio}: ${CASAS}`]);
  });

  it('refuses a missing score', () => {
    for (const nada of [null, undefined]) {
      expect(problemas(criterio, nada)).toEqual([`${criterio}: Digite a nota`]);
    }
  });
});

describe('each phase judges its own scores', () => {
  it('requires every score of its phase and none of the other', () => {
    expect(problemasDaFase1(FASE1)).toEqual([]);
    expect(problemasDaFase2(FASE2)).toEqual([]);
    expect(problemasDaFase1({}).map(({ campo }) => campo)).toEqual([...CRITERIOS_FASE1]);
    expect(problemasDaFase2({}).map(({ campo }) => campo)).toEqual([...CRITERIOS_FASE2]);
  });
});

/** Scores in tenths within their caps, or missing. */
const notasPossiveis = fc.record(
  Object.fromEntries(
    CRITERIOS.map((c) => [
      c,
      fc.option(fc.integer({ min: 0, max: MAXIMO_NA_AVALIACAO[c] * 10 }).map((n) => n / 10)),
    ]),
  ) as Record<Criterio, fc.Arbitrary<number | null>>,
);

describe('totals (D16)', () => {
  it('are exact, unlike binary sums', () => {
    expect(0.1 + 0.2 + 0.3 + 0.1).not.toBe(0.7);
    const decimos = Object.fromEntries(CRITERIOS_FASE1.map((c, i) => [c, [0.1, 0.2, 0.3, 0.1][i] ?? 0]));
    expect(totalDaFase1(decimos)).toBe(0.7);
  });

  it('reach 100 and 550, and add phase 2 only when it is complete', () => {
    expect([totalDaFase1(MAXIMO_NA_AVALIACAO), totalDaFase2(MAXIMO_NA_AVALIACAO)]).toEqual([100, 550]);
    expect(totalDasNotas(MAXIMO_NA_AVALIACAO)).toBe(650);
    expect(totalDasNotas({ ...FASE1, ...FASE2 })).toBe(380.5);
    expect(totalDasNotas({ ...FASE1, ...FASE2, pontuacaoApoioDisciplina: null })).toBe(80);
    expect(totalDasNotas(FASE2)).toBeNull();
  });

  it('are null until every score of the phase is given, and then the sum in tenths', () => {
    fc.assert(
      fc.property(notasPossiveis, (notas) => {
        const soma = (criterios: readonly Criterio[]) =>
          criterios.some((c) => notas[c] === null)
            ? null
            : criterios.reduce((s, c) => s + Math.round((notas[c] ?? 0) * 10), 0);
        const [um, dois] = [soma(CRITERIOS_FASE1), soma(CRITERIOS_FASE2)];
        expect(totalDaFase1(notas)).toBe(um === null ? null : um / 10);
        expect(totalDaFase2(notas)).toBe(dois === null ? null : dois / 10);
        expect(totalDasNotas(notas)).toBe(um === null ? null : (um + (dois ?? 0)) / 10);
      }),
    );
  });
});

describe('limitarNota (E-AVALIACAO-7)', () => {
  it('always gives a score that the rules accept', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true }), fc.constantFrom(...CRITERIOS), (nota, criterio) => {
        expect(problemas(criterio, limitarNota(nota, MAXIMO_NA_AVALIACAO[criterio]))).toEqual([]);
      }),
    );
  });
  it.each([
    [-5, 0],
    [40.1, 40],
    [12.34, 12.3],
    [12.36, 12.4],
    [39.99, 40],
  ])('limits %s to %s of 40', (digitada, nota) => expect(limitarNota(digitada, 40)).toBe(nota));
});

describe('problemaDoParecer', () => {
  it('counts code points: 8,000 is the most, and an empty one is valid', () => {
    expect([undefined, null, '', '😀'.repeat(8000)].map(problemaDoParecer)).toEqual([null, null, null, null]);
    expect(problemaDoParecer('a'.repeat(8001))?.mensagem).toBe(
      'O parecer deve ter no máximo 8.000 caracteres',
    );
  });
});

describe('notasDe', () => {
  it('gives the seven and nothing else, null for a missing one', () => {
    expect(notasDe({})).toEqual(SEM_NOTAS);
    const outras = { ...FASE1, parecer: 'x' };
    expect(notasDe(outras)).toEqual({ ...SEM_NOTAS, ...FASE1 });
  });
});
