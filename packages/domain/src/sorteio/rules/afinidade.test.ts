import { describe, expect, it } from 'vitest';
import { afinidade, prepararAssuntos } from './afinidade.ts';

const pontos = (projeto: string[], avaliador: string[], unidades: [number[], number[]] = [[], []]) =>
  afinidade(
    prepararAssuntos({ palavrasChave: projeto, unidades: unidades[0] }),
    prepararAssuntos({ palavrasChave: avaliador, unidades: unidades[1] }),
  );

describe('fields in common', () => {
  it('counts whole keywords in any accents and case, and words inside of others', () => {
    expect(pontos(['Cálculo'], ['calculo'])).toBe(3);
    expect(pontos(['Cálculo diferencial'], ['Ensino de cálculo'])).toBe(1);
    expect(pontos(['Cálculo diferencial', 'Cálculo'], ['CÁLCULO', 'diferencial'])).toBe(4);
    expect(pontos(['história'], ['geografia'])).toBe(0);
    expect(pontos(['de um'], ['um de'])).toBe(0);
    expect(pontos(['', ' '], [''])).toBe(0);
  });

  it('[C-L12] counts the same area, else the same grande área, once', () => {
    const daArea = (projeto: string[], avaliador: string[]) =>
      afinidade(
        prepararAssuntos({ palavrasChave: [], unidades: [], areas: projeto }),
        prepararAssuntos({ palavrasChave: [], unidades: [], areas: avaliador }),
      );
    expect(daArea(['1.05'], ['1.05', '1.01'])).toBe(6);
    expect(daArea(['1.05'], ['1.01', '7.08'])).toBe(3);
    expect(daArea(['1.05'], ['7.08'])).toBe(0);
    expect([daArea([], ['1.05']), daArea(['1.05'], []), daArea([], [])]).toEqual([0, 0, 0]);
  });

  it('counts a discipline that the evaluator’s unit offers, and no more than ten', () => {
    expect(pontos([], [], [[4, 5], [5]])).toBe(3);
    expect(pontos([], [], [[4], [5]])).toBe(0);
    const quatro = ['botânica', 'ecologia', 'zoologia', 'genética'];
    expect(pontos(quatro, quatro)).toBe(10);
  });
});
