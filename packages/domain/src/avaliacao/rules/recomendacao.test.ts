import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAXIMO_NA_AVALIACAO } from '../limits.ts';
import { problemasDaFase2 } from './notas.ts';
import { recomendarFase2, tsdMedia } from './recomendacao.ts';

const base = {
  tsd: 70,
  tipo_disciplina: 'pratica',
  ehObrigatoria: true,
  cursos_ofertadas: ['um', 'dois', 'três'],
  carga_horaria: 60,
} as const;
type Uma = Parameters<typeof recomendarFase2>[0][number];
const notas = (...disciplinas: readonly Partial<Uma>[]) =>
  recomendarFase2(disciplinas.map((d) => ({ ...base, ...d }))).map(({ nota }) => nota);

describe('recomendarFase2 (D17)', () => {
  it('gives C1 = 200 × (1 − mean tsd / 100)', () => {
    expect([0, 50, 70, 99.9, 100].map((tsd) => notas({ tsd })[0])).toEqual([200, 100, 60, 0, 0]);
    expect(notas({ tsd: 60 }, { tsd: 75 })[0]).toBe(65);
  });

  it('gives C2 = 200 × mean of weight(type) × (mandatory ? 1 : 0.75)', () => {
    const tipos = ['pratica', 'teorico-Pratica', 'teorica'] as const;
    expect(tipos.map((tipo_disciplina) => notas({ tipo_disciplina })[1])).toEqual([200, 150, 100]);
    expect(tipos.map((tipo_disciplina) => notas({ tipo_disciplina, ehObrigatoria: false })[1])).toEqual([
      150, 113, 75,
    ]);
    expect(notas({}, { tipo_disciplina: 'teorica' })[1]).toBe(150);
  });

  it('gives C3 = 150 × (min(1, courses / 3) + min(1, hours / 60)) / 2', () => {
    expect(notas({})[2]).toBe(150);
    expect(notas({ cursos_ofertadas: Array.from({ length: 9 }, () => 'x'), carga_horaria: 600 })[2]).toBe(
      150,
    );
    expect(notas({ cursos_ofertadas: ['um'] })[2]).toBe(100);
    expect(notas({ carga_horaria: 30 })[2]).toBe(113);
  });

  it('explains each computation, and proposes nothing without disciplines', () => {
    expect(recomendarFase2([base]).map(({ criterio, explicacao }) => [criterio, explicacao])).toEqual([
      ['pontuacaoApoioDisciplina', '200 × (1 − taxa de sucesso média 70% ÷ 100)'],
      [
        'pontuacaoNaturezaDisciplinas',
        '200 × peso médio 1 (prática 1, teórico-prática 0,75, teórica 0,5; optativa × 0,75)',
      ],
      [
        'pontuacaoCaracteristicaDisciplinas',
        '150 × (cursos 3 de 3 + horas 60 de 60, cada parte no máximo 1) ÷ 2',
      ],
    ]);
    expect([recomendarFase2([]), tsdMedia([]), tsdMedia([{ tsd: 60 }, { tsd: 71 }])]).toEqual([
      [],
      null,
      65.5,
    ]);
  });

  it('always proposes whole points that can be saved', () => {
    const disciplina = fc.record({
      tsd: fc.double({ min: 0, max: 100, noNaN: true }),
      tipo_disciplina: fc.constantFrom('pratica', 'teorico-Pratica', 'teorica'),
      ehObrigatoria: fc.boolean(),
      cursos_ofertadas: fc.array(fc.string(), { minLength: 1, maxLength: 30 }),
      carga_horaria: fc.double({ min: 0.1, max: 10_000, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(disciplina, { minLength: 1, maxLength: 60 }), (disciplinas) => {
        const propostas = recomendarFase2(disciplinas);
        for (const { criterio, nota } of propostas) {
          expect(Number.isInteger(nota) && nota >= 0 && nota <= MAXIMO_NA_AVALIACAO[criterio]).toBe(true);
        }
        const digitadas = Object.fromEntries(propostas.map(({ criterio, nota }) => [criterio, nota]));
        expect(problemasDaFase2(digitadas)).toEqual([]);
      }),
    );
  });
});
