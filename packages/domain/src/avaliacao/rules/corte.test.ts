import { describe, expect, it } from 'vitest';
import { darNaOrdem, type LinhaNaOrdem } from './corte.ts';

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
  it('gives to each what he asks for, to the last a part, and below the line volunteers only', () => {
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

  it('draws the line where the limit is used up exactly, and none where it is enough', () => {
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

  it('a limit of 0 cuts before the first who asks', () => {
    expect(dar(0, [1, 1], [2, 1])).toEqual({
      dadas: [
        [0, 0],
        [0, 0],
      ],
      corte: { depoisDe: 0, empatados: [], sobram: 0 },
    });
  });

  it('decides nothing among those who share the position where it ends, nor gives what is left to later ones', () => {
    expect(dar(3, [1, 2], [2, 1], [2, 1], [4, 1])).toEqual({
      dadas: [
        [2, 0],
        [0, 0],
        [0, 0],
        [0, 0],
      ],
      corte: { depoisDe: 3, empatados: [2, 3], sobram: 1 },
    });
    // Enough for both: no tie to be ended.
    expect(dar(4, [1, 2], [2, 1], [2, 1], [4, 1]).corte).toEqual({ depoisDe: 3, empatados: [], sobram: 0 });
    // Nothing is left for either: the line stands above them.
    expect(dar(2, [1, 2], [2, 1], [2, 1]).corte).toEqual({ depoisDe: 1, empatados: [], sobram: 0 });
  });

  it('gives nothing below the lowest total or without an evaluation, and no more than may be given', () => {
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
