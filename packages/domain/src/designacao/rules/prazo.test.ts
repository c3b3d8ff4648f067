import { describe, expect, it } from 'vitest';
import { somarDias } from '../../kernel/datas.ts';
import { atrasadasAte, atrasoDe, ehDiaDeLembrete, estaAtrasada } from './prazo.ts';

describe('late assessments (D47)', () => {
  it.each([
    ['2026-06-01', null, '2026-06-08', false],
    ['2026-06-01', null, '2026-06-09', true],
    ['2026-06-01', '2026-06-30', '2026-06-30', false],
    ['2026-06-01', '2026-06-30', '2026-07-01', true],
    ['2026-07-02', '2026-06-30', '2026-07-02', true],
  ])('[C-C6] given on %s, until %s: on %s late is %s', (designadaEm, prazoAvaliacao, hoje, atrasada) => {
    expect(estaAtrasada({ designadaEm, prazoAvaliacao }, hoje)).toBe(atrasada);
  });

  it('[C-C6] gives for a whole call the last day whose designations are late by the same rule', () => {
    const hoje = '2026-07-15';
    const dias = Array.from({ length: 40 }, (_, i) => somarDias(hoje, -i));
    for (const prazoAvaliacao of [null, ...dias, somarDias(hoje, 1)]) {
      const ate = atrasadasAte(prazoAvaliacao, hoje);
      for (const designadaEm of dias) {
        const atrasada = estaAtrasada({ designadaEm, prazoAvaliacao }, hoje);
        expect([designadaEm, prazoAvaliacao, ate !== null && designadaEm <= ate]).toEqual([
          ...[designadaEm, prazoAvaliacao],
          atrasada,
        ]);
      }
    }
  });

  it('[C-C6] counts the delay from the last day or, without one, from the designation', () => {
    const semPrazo = { designadaEm: '2026-06-01', prazoAvaliacao: null };
    expect(atrasoDe(semPrazo, '2026-06-08')).toBeNull();
    expect(atrasoDe(semPrazo, '2026-06-09')).toEqual({ dias: 8, desde: 'designacao' });
    const comPrazo = { designadaEm: '2026-06-01', prazoAvaliacao: '2026-06-30' };
    expect(atrasoDe(comPrazo, '2026-06-30')).toBeNull();
    expect(atrasoDe(comPrazo, '2026-07-02')).toEqual({ dias: 2, desde: 'prazo' });
  });

  it('[C-C6] reminds evaluators 7, 3 and 1 days before the last one and on each third day after', () => {
    const dias = Array.from({ length: 30 }, (_, i) => i - 15);
    const lembrados = dias.filter((n) => ehDiaDeLembrete('2026-06-30', somarDias('2026-06-30', n)));
    expect(lembrados).toEqual([-7, -3, -1, 3, 6, 9, 12]);
    expect(dias.filter((n) => ehDiaDeLembrete(null, somarDias('2026-06-30', n)))).toEqual([]);
  });
});
