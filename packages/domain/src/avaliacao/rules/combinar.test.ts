import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CriterioDoBarema } from '../../barema/types.ts';
import {
  COMBINACOES,
  type Combinacao,
  combinarNotas,
  combinarValores,
  distancia,
  estadoDeVarios,
  juntarPareceres,
} from './combinar.ts';

const criterio = (codigo: string, parecer = false): CriterioDoBarema => ({
  ...{ codigo, nome: codigo, ajuda: '', fase: 1, maximo: 10, minimo: null, peso: 1, passo: 0.1 },
  ...{ parecer, recomendacao: null },
});

/** Computes with fractions of whole tenths, as on paper, without the rule's own arithmetic. */
function noPapel(decimos: readonly bigint[], combinacao: Combinacao): string {
  const em = [...decimos].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  const n = em.length;
  const quais =
    combinacao === 'mediana'
      ? n % 2 === 1
        ? [em[(n - 1) / 2] ?? 0n]
        : [em[n / 2 - 1] ?? 0n, em[n / 2] ?? 0n]
      : combinacao === 'mediaSemExtremos' && n >= 3
        ? em.slice(1, n - 1)
        : em;
  const soma = quais.reduce((a, b) => a + b, 0n) * 100n;
  const [inteiro, resto] = [soma / BigInt(quais.length), soma % BigInt(quais.length)];
  const arredondado = resto * 2n >= BigInt(quais.length) ? inteiro + 1n : inteiro;
  const texto = String(arredondado).padStart(4, '0');
  return `${texto.slice(0, -3)}.${texto.slice(-3)}`;
}

describe('combining the scores of several evaluators', () => {
  it.each(COMBINACOES)('%s: is exact, half up at the thousandth, on 5,000 random sets', (combinacao) => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 1, maxLength: 6 }),
        (decimos) => {
          const valor = combinarValores(
            decimos.map((n) => n / 10),
            combinacao,
          );
          return valor.toFixed(3) === noPapel(decimos.map(BigInt), combinacao);
        },
      ),
      { numRuns: 5000 },
    );
  });

  it.each<[Combinacao, number[], number]>([
    ['media', [7, 8, 8], 7.667],
    ['media', [0, 0, 0.1], 0.033],
    ['mediana', [1, 9, 8], 8],
    ['mediana', [1, 9, 8, 7.5], 7.75],
    ['mediaSemExtremos', [1, 9, 8, 7], 7.5],
    ['mediaSemExtremos', [1, 9], 5],
    ['media', [4.4], 4.4],
  ])('gives for %s of %j %d', (combinacao, valores, esperado) => {
    expect(combinarValores(valores, combinacao)).toBe(esperado);
  });

  it('combines criterion by criterion, and numbers opinions in the order of designation', () => {
    const dada = (a: number | null, b: number, parecer: string) => ({
      notas: [
        { criterio: 'a', valor: a, parecer },
        { criterio: 'b', valor: b },
      ],
      parecer,
    });
    const criterios = [criterio('a', true), criterio('b')];
    expect(combinarNotas({ criterios }, [dada(7, 1, 'Bom.'), dada(8, 2, '')], 'media')).toEqual([
      { criterio: 'a', valor: 7.5, parecer: 'Avaliador 1\nBom.\n\nAvaliador 2\nsem parecer' },
      { criterio: 'b', valor: 1.5 },
    ]);
    expect(combinarNotas({ criterios }, [dada(null, 1, ''), dada(8, 2, '')], 'media')).toEqual([
      { criterio: 'a', valor: null, parecer: '' },
      { criterio: 'b', valor: 1.5 },
    ]);
    expect(juntarPareceres(['', ' '])).toBe('');
  });
});

describe('the state of a project with several evaluators', () => {
  const regras = { avaliadores: 3, divergencia: 10.5 };
  const de = (...totais: readonly (number | null)[]) =>
    totais.map((total) => ({ concluida: total !== null, total }));
  const estado = (exigidos: number, dadas: ReturnType<typeof de>, mantida = false, divergencia = 10.5) =>
    estadoDeVarios({ exigidos, dadas, mantida }, { ...regras, divergencia });

  it('waits for a person, then for a conclusion, then for the administration if the totals are far apart', () => {
    expect(estado(3, de(50, 60))).toBe('faltaDesignar');
    expect(estado(3, de(50, 60, null))).toBe('faltaConcluir');
    expect(estado(3, de(50, 60, 60.6))).toBe('divergente');
    expect(estado(3, de(50, 60, 60.5))).toBe('avaliado');
  });

  it('is settled by one more evaluator, or by a reason for keeping the combination', () => {
    expect(estado(4, de(50, 60, 70))).toBe('faltaDesignar');
    expect(estado(4, de(50, 60, 70, 90))).toBe('avaliado');
    expect(estado(3, de(50, 60, 70), true)).toBe('avaliado');
    expect(
      estadoDeVarios(
        { exigidos: 3, dadas: de(0, 50, 100), mantida: false },
        { avaliadores: 3, divergencia: null },
      ),
    ).toBe('avaliado');
  });

  it('computes the distance exactly, unlike floats', () => {
    expect(distancia([0.1, 0.3])).toBe(0.2);
    expect(distancia([])).toBe(0);
  });
});
