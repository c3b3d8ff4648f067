import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TOTAL_MINIMO } from '../limits.ts';
import { darNaOrdem, type LinhaNaOrdem } from './corte.ts';
import { preencherVagas } from './preencher-vagas.ts';

/** [position, asked scholarships, asked volunteers, total] of the projects 1, 2, 3… */
type Curta = readonly [posicao: number | null, bolsas: number, voluntarios?: number, total?: number | null];
const linhas = (...curtas: readonly Curta[]): LinhaNaOrdem[] =>
  curtas.map(([posicao, remunerados, voluntarios = 0, total = 300], i) => ({
    projeto_id: i + 1,
    posicao,
    remunerados,
    voluntarios,
    total,
    unidade: 'A',
  }));

function dar(limite: number | null, ...curtas: readonly Curta[]) {
  const { dadas, corte } = darNaOrdem(linhas(...curtas), { limiteBolsas: limite });
  return {
    dadas: [...dadas.values()].map((d) => [d.remunerados_aprovados, d.voluntarios_aprovados]),
    corte,
  };
}

describe('places given in ranking order up to the limit', () => {
  it('gives each project the scholarships that it asked for, the last one the rest, and projects after it only volunteers', () => {
    expect(dar(4, [1, 2], [2, 1, 1], [3, 2, 1], [4, 1, 2])).toEqual({
      dadas: [
        [2, 0],
        [1, 1],
        [1, 1],
        [0, 2],
      ],
      corte: { depoisDe: 3, empatados: [], sobram: 0 },
    });
  });

  it('draws the line when the limit is exactly used up, and none when it is enough', () => {
    expect(dar(3, [1, 2], [2, 1], [3, 0, 1], [4, 1]).corte).toEqual({
      depoisDe: 3,
      empatados: [],
      sobram: 0,
    });
    expect(dar(3, [1, 2], [2, 1], [3, 0, 1]).corte).toBeNull();
    expect(dar(null, [1, 2], [2, 2])).toEqual({
      dadas: [
        [2, 0],
        [2, 0],
      ],
      corte: null,
    });
  });

  it('cuts before the first request with a limit of 0', () => {
    expect(dar(0, [1, 1], [2, 1])).toEqual({
      dadas: [
        [0, 0],
        [0, 0],
      ],
      corte: { depoisDe: 0, empatados: [], sobram: 0 },
    });
  });

  it('decides nothing among projects that share the position where it ends, nor gives the rest to later ones', () => {
    expect(dar(3, [1, 2], [2, 1], [2, 1], [4, 1])).toEqual({
      dadas: [
        [2, 0],
        [0, 0],
        [0, 0],
        [0, 0],
      ],
      corte: { depoisDe: 3, empatados: [2, 3], sobram: 1 },
    });
    // Enough for both, so there is no tie to break.
    expect(dar(4, [1, 2], [2, 1], [2, 1], [4, 1]).corte).toEqual({ depoisDe: 3, empatados: [], sobram: 0 });
    // Nothing is left for either: the line is above them.
    expect(dar(2, [1, 2], [2, 1], [2, 1]).corte).toEqual({ depoisDe: 1, empatados: [], sobram: 0 });
  });

  it('gives nothing below the lowest total or without an evaluation, and no more than allowed', () => {
    expect(dar(9, [1, 5, 9], [2, 2, 2, 49.9], [3, 1, 1, 50], [null, 2, 2, null])).toEqual({
      dadas: [
        [2, 3],
        [0, 0],
        [1, 1],
        [0, 0],
      ],
      corte: null,
    });
  });
});

/** [position, unit, asked scholarships] of the projects 1, 2, 3… */
type DaUnidade = readonly [posicao: number, unidade: string, bolsas: number];
const comUnidades = (...curtas: readonly DaUnidade[]): LinhaNaOrdem[] =>
  curtas.map(([posicao, unidade, remunerados], i) => ({
    ...{ projeto_id: i + 1, posicao, unidade, remunerados, voluntarios: 0, total: 300 - posicao },
  }));

function darPorUnidade(
  limiteBolsas: number | null,
  bolsasPorUnidade: number,
  ...curtas: readonly DaUnidade[]
) {
  const { dadas, ...resto } = darNaOrdem(comUnidades(...curtas), { limiteBolsas, bolsasPorUnidade });
  return { dadas: [...dadas.values()].map(({ remunerados_aprovados: n }) => n), ...resto };
}

describe('places up to the limit of each unit too', () => {
  it('gives the last of a full unit a part, and continues with the others', () => {
    const curtas = [
      [1, 'A', 2],
      [2, 'A', 2],
      [3, 'B', 2],
      [4, 'A', 1],
      [5, 'C', 1],
    ] as const;
    expect(darPorUnidade(null, 3, ...curtas)).toEqual({
      dadas: [2, 1, 2, 0, 1],
      corte: null,
      empatesDaUnidade: [],
    });
    // Places that the full unit cannot take go on to the call's own line.
    expect(darPorUnidade(5, 3, ...curtas)).toEqual({
      dadas: [2, 1, 2, 0, 0],
      corte: { depoisDe: 4, empatados: [], sobram: 0 },
      empatesDaUnidade: [],
    });
    expect(darPorUnidade(null, 0, ...curtas).dadas).toEqual([0, 0, 0, 0, 0]);
  });

  it("decides nothing among a unit's projects that share the position where its limit ends, and reserves theirs", () => {
    const curtas = [
      [1, 'A', 1],
      [2, 'A', 1],
      [2, 'A', 1],
      [2, 'B', 1],
      [5, 'A', 1],
      [6, 'C', 2],
    ] as const;
    const empatesDaUnidade = [{ unidade: 'A', empatados: [2, 3], sobram: 1 }];
    expect(darPorUnidade(null, 2, ...curtas)).toEqual({
      dadas: [1, 0, 0, 1, 0, 2],
      corte: null,
      empatesDaUnidade,
    });
    // One of the call's four scholarships is kept until a person breaks the tie.
    expect(darPorUnidade(4, 2, ...curtas)).toEqual({
      dadas: [1, 0, 0, 1, 0, 1],
      corte: { depoisDe: 6, empatados: [], sobram: 0 },
      empatesDaUnidade,
    });
    // Enough for both, and nothing left for either: no tie.
    expect(darPorUnidade(null, 3, ...curtas).empatesDaUnidade).toEqual([]);
    expect(darPorUnidade(null, 1, ...curtas)).toMatchObject({
      dadas: [1, 0, 0, 1, 0, 1],
      empatesDaUnidade: [],
    });
  });

  it('reports for a tie at both limits how many places each of them leaves', () => {
    const juntos = [
      [1, 'A', 2],
      [1, 'A', 2],
      [1, 'B', 2],
      [1, 'B', 1],
    ] as const;
    expect(darPorUnidade(3, 2, ...juntos)).toEqual({
      dadas: [0, 0, 0, 0],
      corte: { depoisDe: 4, empatados: [1, 2, 3, 4], sobram: 3 },
      empatesDaUnidade: [
        { unidade: 'A', empatados: [1, 2], sobram: 2 },
        { unidade: 'B', empatados: [3, 4], sobram: 2 },
      ],
    });
    // The call has less left than the unit, so only the call's tie is reported.
    expect(darPorUnidade(1, 2, ...juntos).empatesDaUnidade).toEqual([]);
    // A project of a full unit needs no decision; the other one gets the rest.
    expect(darPorUnidade(3, 2, [1, 'A', 2], [2, 'A', 2], [2, 'B', 2])).toEqual({
      dadas: [2, 0, 1],
      corte: { depoisDe: 3, empatados: [], sobram: 0 },
      empatesDaUnidade: [],
    });
  });
});

describe('compared with the what-if scenario and with a simple computation, on 3,000 random calls', () => {
  const SORTEIOS = { numRuns: 3_000, seed: 20_261_126 };
  const UNIDADES = ['A', 'B', 'C'];
  const umaLinha = fc.record({
    unidade: fc.constantFrom(...UNIDADES),
    remunerados: fc.integer({ min: 0, max: 3 }),
    total: fc.constantFrom(null, 40, 60, 70, 80, 90),
    empata: fc.boolean(),
  });
  const umLimite = fc.option(fc.integer({ min: 0, max: 9 }));
  const umEdital = fc.record({
    linhas: fc.array(umaLinha, { maxLength: 9 }),
    limiteBolsas: umLimite,
    bolsasPorUnidade: umLimite,
  });
  type Sorteada = Omit<LinhaNaOrdem, 'posicao' | 'projeto_id' | 'voluntarios'> & { readonly empata: boolean };
  /** The projects in ranking order; those not evaluated come last. */
  const ranque = (sorteadas: readonly Sorteada[], empates: boolean): LinhaNaOrdem[] => {
    let posicao = 0;
    return sorteadas
      .toSorted((a, b) => (b.total ?? 0) - (a.total ?? 0))
      .map(({ empata, ...linha }, i, todas) => {
        const junto = empates && empata && todas[i - 1]?.total === linha.total;
        if (!junto) posicao = i + 1;
        const avaliada = linha.total !== null;
        return { ...linha, projeto_id: i + 1, posicao: avaliada ? posicao : null, voluntarios: 0 };
      });
  };

  it('equals the what-if of these limits if no position is shared', () => {
    fc.assert(
      fc.property(umEdital, ({ linhas, ...limites }) => {
        const ordem = ranque(linhas, false);
        const { dadas, empatesDaUnidade } = darNaOrdem(ordem, limites);
        const { linhas: esperadas } = preencherVagas(ordem, {
          ...{ modo: 'ateOndeDer', bolsas: limites.limiteBolsas, porUnidade: limites.bolsasPorUnidade },
          ...{ minimo: TOTAL_MINIMO, porProjeto: 1 },
        });
        expect([...dadas].map(([id, { remunerados_aprovados: n }]) => [id, n])).toEqual(
          esperadas.map(({ projeto_id, remunerados_aprovados: n }) => [projeto_id, n]),
        );
        expect(empatesDaUnidade).toEqual([]);
      }),
      SORTEIOS,
    );
  });

  it('keeps every limit for any number given to tied projects; an unreached limit changes nothing', () => {
    fc.assert(
      fc.property(umEdital, ({ linhas, ...limites }) => {
        const ordem = ranque(linhas, true);
        const { dadas, corte, empatesDaUnidade } = darNaOrdem(ordem, limites);
        const soma = (quais: readonly LinhaNaOrdem[]) =>
          quais.reduce((n, { projeto_id }) => n + (dadas.get(projeto_id)?.remunerados_aprovados ?? 0), 0);
        const guardadas = (quais: typeof empatesDaUnidade) => quais.reduce((n, { sobram }) => n + sobram, 0);
        const foraDoCorte = empatesDaUnidade.filter(
          ({ empatados }) => !empatados.some((id) => corte?.empatados.includes(id)),
        );
        expect(soma(ordem) + (corte?.sobram ?? 0) + guardadas(foraDoCorte)).toBeLessThanOrEqual(
          limites.limiteBolsas ?? Number.POSITIVE_INFINITY,
        );
        for (const unidade of UNIDADES) {
          const daUnidade = empatesDaUnidade.filter((um) => um.unidade === unidade);
          expect(daUnidade.length).toBeLessThanOrEqual(1);
          const dadasNela = soma(ordem.filter((linha) => linha.unidade === unidade));
          expect(dadasNela + guardadas(daUnidade)).toBeLessThanOrEqual(
            limites.bolsasPorUnidade ?? Number.POSITIVE_INFINITY,
          );
        }
        for (const { empatados } of empatesDaUnidade) {
          expect(empatados.length).toBeGreaterThan(1);
          for (const id of empatados) expect(dadas.get(id)?.remunerados_aprovados).toBe(0);
        }
        expect(darNaOrdem(ordem, { ...limites, bolsasPorUnidade: 100 })).toEqual(
          darNaOrdem(ordem, { limiteBolsas: limites.limiteBolsas }),
        );
      }),
      SORTEIOS,
    );
  });
});
