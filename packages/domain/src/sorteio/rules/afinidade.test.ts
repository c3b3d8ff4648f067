import { describe, expect, it } from 'vitest';
import { afinidade, prepararAssuntos } from './afinidade.ts';

const pontos = (projeto: string[], avaliador: string[], unidades: [number[], number[]] = [[], []]) =>
  afinidade(
    prepararAssuntos({ palavrasChave: projeto, unidades: unidades[0] }),
    prepararAssuntos({ palavrasChave: avaliador, unidades: unidades[1] }),
  );

describe('fields in common', () => {
  it('counts whole keywords, whatever their accents and case, and words inside of others', () => {
    expect(pontos(['Cálculo'], ['calculo'])).toBe(3);
    expect(pontos(['Cálculo diferencial'], ['Ensino de cálculo'])).toBe(1);
    expect(pontos(['Cálculo diferencial', 'Cálculo'], ['CÁLCULO', 'diferencial'])).toBe(4);
    expect(pontos(['história'], ['geografia'])).toBe(0);
    expect(pontos(['de um'], ['um de'])).toBe(0);
    expect(pontos(['', ' '], [''])).toBe(0);
  });

  it('counts a discipline that the evaluator’s unit offers, and no more than ten', () => {
    expect(pontos([], [], [[4, 5], [5]])).toBe(3);
    expect(pontos([], [], [[4], [5]])).toBe(0);
    const quatro = ['botânica', 'ecologia', 'zoologia', 'genética'];
    expect(pontos(quatro, quatro)).toBe(10);
  });
});
