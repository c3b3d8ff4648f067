import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LinhaNaOrdem } from './corte.ts';
import { MODOS_DE_PREENCHER, preencherVagas, type RegraDasVagas } from './preencher-vagas.ts';

const REGRA: RegraDasVagas = {
  modo: 'ateOndeDer',
  bolsas: null,
  porUnidade: null,
  minimo: 50,
  porProjeto: 1,
};

/** [asked scholarships, unit, total, asked volunteers] of the projects 1, 2, 3… of a ranking. */
type Curta = readonly [bolsas: number, unidade?: string, total?: number | null, voluntarios?: number];
const ranque = (...curtas: readonly Curta[]): LinhaNaOrdem[] =>
  curtas.map(([remunerados, unidade = 'A', total = 300 - 10 * remunerados, voluntarios = 0], i) => ({
    projeto_id: i + 1,
    posicao: total === null ? null : i + 1,
    total,
    unidade,
    remunerados,
    voluntarios,
  }));
const dar = (mudancas: Partial<RegraDasVagas>, ...curtas: readonly Curta[]) =>
  preencherVagas(ranque(...curtas), { ...REGRA, ...mudancas });
const bolsas = (...args: Parameters<typeof dar>) =>
  dar(...args).linhas.map(({ remunerados_aprovados: n }) => n);

describe('a ranking filled by a rule', () => {
  it('gives the project at the line a part', () => {
    expect(bolsas({ bolsas: 3 }, [2], [2], [1])).toEqual([2, 1, 0]);
  });

  it('gives all or nothing in tudoOuNada, and the rest to a later project that asks for less', () => {
    expect(bolsas({ modo: 'tudoOuNada', bolsas: 3 }, [2], [2], [1])).toEqual([2, 0, 1]);
  });

  it('gives at most porProjeto to each project in noMaximo', () => {
    const { linhas } = dar({ modo: 'noMaximo', porProjeto: 1, bolsas: 2 }, [2], [1], [1]);
    expect(linhas.map(({ remunerados_aprovados, razao }) => [remunerados_aprovados, razao])).toEqual([
      [1, 'maximoPorProjeto'],
      [1, null],
      [0, 'limiteDoEdital'],
    ]);
  });

  it('gives one to each before a second to any in umaVolta', () => {
    expect(bolsas({ modo: 'umaVolta', bolsas: 4 }, [2], [1], [2])).toEqual([2, 1, 1]);
  });

  it('gives the reason, and numbers waiting projects in ranking order', () => {
    const { linhas, livres } = dar(
      { bolsas: 3, porUnidade: 2, minimo: 60 },
      [2, 'A', 90, 1],
      [1, 'A', 80, 2],
      [0, 'B', 75],
      [0, 'B', 74, 2],
      [2, 'B', 70],
      [1, 'B', 65, 9],
      [1, 'B', 55, 1],
      [1, 'B', 49, 1],
      [1, 'B', null, 1],
    );
    expect(
      linhas.map((l) => [l.remunerados_aprovados, l.voluntarios_aprovados, l.razao, l.suplente]),
    ).toEqual([
      [2, 1, null, null],
      [0, 2, 'limiteDaUnidade', 1],
      [0, 0, 'naoPediu', null],
      [0, 2, null, null],
      [1, 0, 'limiteDoEdital', null],
      [0, 3, 'limiteDoEdital', 2],
      // The scenario's minimum leaves it out; the result would give it a number all the same.
      [0, 0, 'abaixoDoMinimo', 3],
      [0, 0, 'reprovado', null],
      [0, 0, 'semAvaliacao', null],
    ]);
    expect(livres).toBe(0);
  });

  it('gives nothing below the product’s lowest total, with any minimum', () => {
    expect(bolsas({ minimo: 0 }, [1, 'A', 49.9], [1, 'A', 50])).toEqual([0, 1]);
  });

  it('gives each all that it asks for without a limit, up to the greatest number allowed', () => {
    const { linhas, livres } = dar({}, [2], [5]);
    expect(linhas.map(({ remunerados_aprovados: n }) => n)).toEqual([2, 2]);
    expect([linhas[1]?.razao, livres]).toEqual(['maximoPorProjeto', null]);
  });

  it('names two of one total that a limit separates, of the call and of a unit', () => {
    expect(dar({ bolsas: 1 }, [1, 'A', 70], [1, 'B', 70], [1, 'B', 60]).empates).toEqual([
      { recebe: 1, fica: 2 },
    ]);
    expect(dar({ bolsas: 1 }, [1, 'A', 71], [1, 'B', 70], [1, 'B', 70]).empates).toEqual([]);
    expect(dar({ porUnidade: 1 }, [1, 'A', 70], [1, 'A', 70], [1, 'B', 70], [1, 'B', 60]).empates).toEqual([
      { recebe: 1, fica: 2 },
    ]);
    // A later project that asks for less gets the scholarship.
    expect(dar({ modo: 'tudoOuNada', bolsas: 1 }, [2, 'A', 70], [1, 'A', 70]).empates).toEqual([
      { recebe: 2, fica: 1 },
    ]);
  });
});

const umRanque = fc
  .array(
    fc.record({
      remunerados: fc.integer({ min: 0, max: 3 }),
      voluntarios: fc.integer({ min: 0, max: 4 }),
      unidade: fc.constantFrom('A', 'B', 'C'),
      total: fc.option(fc.integer({ min: 40, max: 60 }), { freq: 12 }),
    }),
    { maxLength: 25 },
  )
  .map((linhas) =>
    linhas
      .toSorted((a, b) => (b.total ?? -1) - (a.total ?? -1))
      .map((linha, i) => ({ ...linha, projeto_id: 100 - i, posicao: linha.total === null ? null : i + 1 })),
  );
const umaRegra = fc.record({
  modo: fc.constantFrom(...MODOS_DE_PREENCHER),
  bolsas: fc.option(fc.integer({ min: 0, max: 20 })),
  porUnidade: fc.option(fc.integer({ min: 0, max: 8 })),
  minimo: fc.integer({ min: 0, max: 60 }),
  porProjeto: fc.integer({ min: 1, max: 2 }),
});

/** A slow, independent implementation: one scholarship at a time, every sum counted anew. */
function aMao(linhas: readonly LinhaNaOrdem[], regra: RegraDasVagas): number[] {
  const mao = linhas.map(() => 0);
  const disputa = (i: number) =>
    linhas[i]?.posicao !== null && (linhas[i]?.total ?? 0) >= 50 && (linhas[i]?.total ?? 0) >= regra.minimo;
  const desejo = (i: number) =>
    disputa(i) ? Math.min(linhas[i]?.remunerados ?? 0, regra.modo === 'noMaximo' ? regra.porProjeto : 2) : 0;
  const cabe = (i: number, mais: number) => {
    const todas = mao.reduce((a, b) => a + b, 0);
    const suas = mao.reduce((a, b, j) => a + (linhas[j]?.unidade === linhas[i]?.unidade ? b : 0), 0);
    return (
      (regra.bolsas === null || todas + mais <= regra.bolsas) &&
      (regra.porUnidade === null || suas + mais <= regra.porUnidade)
    );
  };
  const mais = (i: number, n: number) => {
    mao[i] = (mao[i] ?? 0) + n;
  };
  if (regra.modo === 'umaVolta') {
    for (const volta of [1, 2])
      for (const i of linhas.keys()) if (mao[i] === volta - 1 && desejo(i) >= volta && cabe(i, 1)) mais(i, 1);
  } else if (regra.modo === 'tudoOuNada') {
    for (const i of linhas.keys()) if (cabe(i, desejo(i))) mais(i, desejo(i));
  } else for (const i of linhas.keys()) while ((mao[i] ?? 0) < desejo(i) && cabe(i, 1)) mais(i, 1);
  return mao;
}

describe('against reckoning by hand, on 3,000 random calls', () => {
  const SORTEIOS = { numRuns: 3_000, seed: 20_261_123 };

  it('gives each project the same as the reference', () => {
    fc.assert(
      fc.property(umRanque, umaRegra, (linhas, regra) => {
        const dadas = preencherVagas(linhas, regra).linhas.map(({ remunerados_aprovados: n }) => n);
        expect(dadas).toEqual(aMao(linhas, regra));
      }),
      SORTEIOS,
    );
  });

  it('keeps every limit and skips nobody except for the named reason', () => {
    fc.assert(
      fc.property(umRanque, umaRegra, (linhas, regra) => {
        const feito = preencherVagas(linhas, regra);
        const { linhas: dadas } = feito;
        const soma = (unidade?: string) =>
          dadas.reduce(
            (a, { remunerados_aprovados: n }, i) =>
              a + (unidade === undefined || linhas[i]?.unidade === unidade ? n : 0),
            0,
          );
        expect(feito.bolsas).toBe(soma());
        expect(feito.livres).toBe(regra.bolsas === null ? null : regra.bolsas - soma());
        expect(soma()).toBeLessThanOrEqual(regra.bolsas ?? Infinity);
        for (const unidade of ['A', 'B', 'C'])
          expect(soma(unidade)).toBeLessThanOrEqual(regra.porUnidade ?? Infinity);
        for (const [i, a] of dadas.entries()) {
          const linha = linhas[i];
          if (linha === undefined) continue;
          const fora = linha.posicao === null || (linha.total ?? 0) < Math.max(50, regra.minimo);
          if (fora) expect([a.remunerados_aprovados, a.voluntarios_aprovados]).toEqual([0, 0]);
          else expect(a.voluntarios_aprovados).toBe(Math.min(linha.voluntarios, 3));
          if (a.remunerados_aprovados < linha.remunerados) expect(a.razao).not.toBeNull();
          if (fora) continue;
          for (const [j, b] of dadas.entries()) {
            const outra = linhas[j];
            if (j <= i || outra?.remunerados !== linha.remunerados) continue;
            if (b.remunerados_aprovados > a.remunerados_aprovados) {
              expect(a.razao).toBe('limiteDaUnidade');
              expect(outra.unidade).not.toBe(linha.unidade);
            }
          }
        }
      }),
      SORTEIOS,
    );
  });

  it('[C-G1] numbers those who asked and got no scholarship from 1 without a gap, for every reason', () => {
    fc.assert(
      fc.property(umRanque, umaRegra, (linhas, regra) => {
        const { linhas: dadas } = preencherVagas(linhas, regra);
        const esperam = dadas.filter(({ suplente }) => suplente !== null);
        expect(esperam.map(({ suplente }) => suplente)).toEqual(esperam.map((_um, i) => i + 1));
        const sem = linhas.filter(
          ({ total, remunerados }, i) =>
            (total ?? 0) >= 50 && remunerados > 0 && dadas[i]?.remunerados_aprovados === 0,
        );
        expect(esperam.map(({ projeto_id }) => projeto_id)).toEqual(sem.map(({ projeto_id }) => projeto_id));
        expect(preencherVagas(linhas, regra, null).linhas.every(({ suplente }) => suplente === null)).toBe(
          true,
        );
      }),
      SORTEIOS,
    );
  });

  it('names only real ties, and skips no total at the end of the scholarships', () => {
    fc.assert(
      fc.property(umRanque, umaRegra, (linhas, regra) => {
        const { linhas: dadas, empates } = preencherVagas(linhas, regra);
        const de = (id: number) => {
          const i = linhas.findIndex(({ projeto_id }) => projeto_id === id);
          return { ...linhas[i], ...dadas[i] };
        };
        for (const { recebe, fica } of empates) {
          expect(de(recebe).total).toBe(de(fica).total);
          expect(de(recebe).remunerados_aprovados).toBeGreaterThan(de(fica).remunerados_aprovados ?? 0);
        }
        for (const [i, b] of dadas.entries()) {
          const total = linhas[i]?.total;
          const menos = dadas.some(
            (a, j) => linhas[j]?.total === total && a.remunerados_aprovados > b.remunerados_aprovados,
          );
          if (b.razao === 'limiteDoEdital' && menos) {
            expect(empates.some(({ fica }) => de(fica).total === total)).toBe(true);
          }
        }
      }),
      SORTEIOS,
    );
  });

  it('gives the same result for the same input, which it does not change', () => {
    fc.assert(
      fc.property(umRanque, umaRegra, (linhas, regra) => {
        const antes = JSON.stringify([linhas, regra]);
        const uma = preencherVagas(linhas, regra);
        expect(
          preencherVagas(
            linhas.map((linha) => ({ ...linha })),
            { ...regra },
          ),
        ).toEqual(uma);
        expect(JSON.stringify([linhas, regra])).toBe(antes);
        expect(uma.linhas.map(({ projeto_id }) => projeto_id)).toEqual(
          linhas.map(({ projeto_id }) => projeto_id),
        );
      }),
      SORTEIOS,
    );
  });
});
