import { describe, expect, it } from 'vitest';
import type { LinhaDoRanque } from '../types.ts';
import { compararNoRanque, criterioQueDecide, ORDEM_DO_RANQUE, ranquear } from './ranque.ts';

function umaLinha(mudancas: Partial<LinhaDoRanque> = {}): LinhaDoRanque {
  return {
    projeto_id: 1,
    ja_foi_avaliado: true,
    pontuacaoAdequacaoCoerencia: 30,
    pontuacaoRelevanciaJustificativaClareza: 20,
    pontuacaoMetodologiaAtividades: 10,
    pontuacaoOrganizacaoTextual: 5,
    pontuacaoApoioDisciplina: 100,
    pontuacaoNaturezaDisciplinas: 100,
    pontuacaoCaracteristicaDisciplinas: 100,
    pontuacaoFase1: 65,
    total: 365,
    tsdMedio: 50,
    submetidoEm: '2026-05-10T12:00:00.000Z',
    ...mudancas,
  };
}

/** A row that is better at exactly one level of D18. */
const MELHOR: Readonly<Record<(typeof ORDEM_DO_RANQUE)[number]['campo'], Partial<LinhaDoRanque>>> = {
  total: { total: 365.1 },
  pontuacaoFase1: { pontuacaoFase1: 65.1 },
  pontuacaoAdequacaoCoerencia: { pontuacaoAdequacaoCoerencia: 30.1 },
  pontuacaoRelevanciaJustificativaClareza: { pontuacaoRelevanciaJustificativaClareza: 20.1 },
  pontuacaoMetodologiaAtividades: { pontuacaoMetodologiaAtividades: 10.1 },
  pontuacaoOrganizacaoTextual: { pontuacaoOrganizacaoTextual: 5.1 },
  tsdMedio: { tsdMedio: 49.9 },
  submetidoEm: { submetidoEm: '2026-05-10T11:59:59.999Z' },
};

describe('the order of D18', () => {
  it('is total, phase 1, its four scores, lower mean success rate, earlier submission', () => {
    expect(ORDEM_DO_RANQUE.map(({ campo }) => campo)).toEqual(Object.keys(MELHOR));
  });

  it.each(ORDEM_DO_RANQUE)('is decided by $campo when all before it is equal', ({ campo }) => {
    const melhor = umaLinha({ projeto_id: 9, ...MELHOR[campo] });
    expect(criterioQueDecide(melhor, umaLinha())).toBe(campo);
    expect(compararNoRanque(melhor, umaLinha())).toBeLessThan(0);
    expect(compararNoRanque(umaLinha(), melhor)).toBeGreaterThan(0);
  });

  it.each(
    ORDEM_DO_RANQUE.slice(1).map(({ campo }, i) => [ORDEM_DO_RANQUE[i]?.campo ?? 'total', campo] as const),
  )('puts %s before %s', (antes, depois) => {
    const um = umaLinha({ projeto_id: 9, ...MELHOR[antes] });
    const outro = umaLinha({ projeto_id: 2, ...MELHOR[depois] });
    expect(criterioQueDecide(um, outro)).toBe(antes);
    expect(ranquear([outro, um]).map(({ projeto_id }) => projeto_id)).toEqual([9, 2]);
  });

  it('puts a missing success rate after every given one', () => {
    expect(
      compararNoRanque(umaLinha({ tsdMedio: null }), umaLinha({ projeto_id: 9, tsdMedio: 100 })),
    ).toBeGreaterThan(0);
  });
});

describe('positions', () => {
  it('are shared by rows equal on everything, count 1, 1, 3, and are sorted by projeto_id', () => {
    const linhas = [
      umaLinha({ projeto_id: 7 }),
      umaLinha({ projeto_id: 3 }),
      umaLinha({ projeto_id: 1, total: 100 }),
    ];
    expect(ranquear(linhas).map(({ projeto_id, posicao }) => [projeto_id, posicao])).toEqual([
      [3, 1],
      [7, 1],
      [1, 3],
    ]);
    expect(criterioQueDecide(umaLinha({ projeto_id: 7 }), umaLinha({ projeto_id: 3 }))).toBeNull();
  });

  it('are null for rows not yet evaluated, which come last by projeto_id also with saved scores', () => {
    const linhas = [
      umaLinha({ projeto_id: 8, ja_foi_avaliado: false, total: 650 }),
      umaLinha({ projeto_id: 4, ja_foi_avaliado: false, total: null, pontuacaoFase1: null }),
      umaLinha({ projeto_id: 9, total: 1 }),
    ];
    expect(ranquear(linhas).map(({ projeto_id, posicao }) => [projeto_id, posicao])).toEqual([
      [9, 1],
      [4, null],
      [8, null],
    ]);
  });

  it('are an empty list without rows', () => {
    expect(ranquear([])).toEqual([]);
  });
});
