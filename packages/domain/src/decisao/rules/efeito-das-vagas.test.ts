import { describe, expect, it } from 'vitest';
import { atendido, bolsasDasUnidades, efeitoDasVagas } from './efeito-das-vagas.ts';

const dadas = (remunerados_aprovados: number, voluntarios_aprovados = 0) => ({
  remunerados_aprovados,
  voluntarios_aprovados,
});

describe('the difference of two decisions', () => {
  it('counts a project as served by a scholarship, or by volunteers if it asks for nothing else', () => {
    expect([dadas(1), dadas(0, 3), dadas(0)].map((d) => atendido({ remunerados: 2 }, d))).toEqual([
      true,
      false,
      false,
    ]);
    expect([dadas(0, 1), dadas(0)].map((d) => atendido({ remunerados: 0 }, d))).toEqual([true, false]);
  });

  it.each([
    [dadas(0, 2), dadas(1), 'entra'],
    [dadas(2), dadas(0, 2), 'sai'],
    [dadas(1), dadas(2), 'mais'],
    [dadas(2), dadas(1, 3), 'menos'],
    [dadas(1), dadas(1, 1), 'mais'],
    [dadas(0, 2), dadas(0, 1), 'menos'],
    [dadas(1, 1), dadas(1, 1), 'igual'],
  ] as const)('%j, then %j: %s', (antes, depois, efeito) => {
    expect(efeitoDasVagas({ remunerados: 2 }, antes, depois)).toBe(efeito);
  });

  it('gives the scholarships of each unit, by name, beside what it asks for', () => {
    const linhas = [
      { unidade: 'ICHL', remunerados: 2 },
      { unidade: 'Álgebra', remunerados: 1 },
      { unidade: 'ICHL', remunerados: 1 },
    ];
    expect(bolsasDasUnidades(linhas, [({ remunerados }) => remunerados, (_linha, i) => i])).toEqual([
      { unidade: 'Álgebra', pedidas: 1, dadas: [1, 1] },
      { unidade: 'ICHL', pedidas: 3, dadas: [3, 2] },
    ]);
  });
});
