import { describe, expect, it } from 'vitest';
import { concordancia, discordancias, type ValorDado } from './concordancia.ts';

const _ = null;

/** Rows are evaluators, columns projects, as reliability data are printed. */
function valores(matriz: readonly (readonly (number | null)[])[]): ValorDado[] {
  return matriz.flatMap((linha, avaliadorId) =>
    linha.flatMap((valor, projetoId) => (valor === null ? [] : [{ projetoId, avaliadorId, valor }])),
  );
}

/** Krippendorff 2011, section C: four observers, twelve units, data missing. */
const KRIPPENDORFF = [
  [1, 2, 3, 3, 2, 1, 4, 1, 2, _, _, _],
  [1, 2, 3, 3, 2, 2, 4, 1, 2, 5, _, 3],
  [_, 3, 3, 3, 2, 3, 4, 2, 2, 5, 1, _],
  [1, 2, 3, 3, 2, 4, 4, 1, 2, 5, 1, _],
];

/** Three coders, fifteen units, of the encyclopaedia's article on the measure: interval 0.811. */
const TRES_CODIFICADORES = [
  [_, _, _, _, _, 3, 4, 1, 2, 1, 1, 3, 3, _, 3],
  [1, _, 2, 1, 3, 3, 4, 3, _, _, _, _, _, _, _],
  [_, _, 2, 1, 3, 4, 4, _, 2, 1, 1, 3, 3, _, 4],
];

/** The paper's second method: the matrix of coincidences, pair by pair, with the interval metric. */
function porCoincidencias(matriz: readonly (readonly (number | null)[])[]): number {
  const coincidencias = new Map<string, number>();
  const colunas = matriz[0]?.length ?? 0;
  for (let u = 0; u < colunas; u += 1) {
    const unidade = matriz.flatMap((linha) => linha[u] ?? []);
    unidade.forEach((c, i) => {
      unidade.forEach((k, j) => {
        if (i === j) return;
        const par = `${c}|${k}`;
        coincidencias.set(par, (coincidencias.get(par) ?? 0) + 1 / (unidade.length - 1));
      });
    });
  }
  const n = new Map<number, number>();
  let observado = 0;
  for (const [par, quantas] of coincidencias) {
    const [c = 0, k = 0] = par.split('|').map(Number);
    n.set(c, (n.get(c) ?? 0) + quantas);
    observado += quantas * (c - k) ** 2;
  }
  const total = [...n.values()].reduce((a, b) => a + b, 0);
  let esperado = 0;
  for (const [c, nc] of n) for (const [k, nk] of n) esperado += nc * nk * (c - k) ** 2;
  return 1 - ((total - 1) * observado) / esperado;
}

/** A small seeded generator, so that a failure can be repeated. */
function sorteio(semente: number) {
  let x = semente;
  return () => {
    x = (x * 1_103_515_245 + 12_345) % 2_147_483_648;
    return x / 2_147_483_648;
  };
}

describe("Krippendorff's alpha of interval data", () => {
  it.each([
    ['four observers, twelve units', KRIPPENDORFF, 0.849],
    ['three coders, fifteen units', TRES_CODIFICADORES, 0.811],
  ] as const)('equals the published example: %s', (_nome, matriz, alfa) => {
    expect(concordancia(valores(matriz)).alfa).toBeCloseTo(alfa, 3);
  });

  it('counts pairs of values of the same project, also with values missing', () => {
    // Eight units of four values, two of three, one of two, one alone.
    expect(concordancia(valores(KRIPPENDORFF)).pares).toBe(8 * 6 + 2 * 3 + 1);
  });

  it('equals the matrix of coincidences on 500 random matrices with values missing', () => {
    const acaso = sorteio(20_261_123);
    let comparadas = 0;
    for (let vez = 0; vez < 500; vez += 1) {
      const avaliadores = 2 + Math.floor(acaso() * 5);
      const projetos = 4 + Math.floor(acaso() * 20);
      const faltam = acaso() * 0.7;
      const matriz = Array.from({ length: avaliadores }, () =>
        Array.from({ length: projetos }, () => (acaso() < faltam ? null : Math.round(acaso() * 6500) / 10)),
      );
      const { alfa, pares, semAlfa } = concordancia(valores(matriz));
      expect([alfa === null, semAlfa]).toEqual([pares < 10, pares < 10 ? 'poucosPares' : null]);
      if (alfa === null) continue;
      expect(alfa).toBeCloseTo(porCoincidencias(matriz), 9);
      comparadas += 1;
    }
    expect(comparadas).toBeGreaterThan(300);
  });

  it('is invariant under the order and under a shifted and stretched scale', () => {
    const dados = valores(KRIPPENDORFF);
    const { alfa } = concordancia(dados);
    expect(concordancia(dados.toReversed()).alfa).toBeCloseTo(alfa ?? 0, 12);
    const outra = dados.map((um) => ({ ...um, valor: 100_000 + 7 * um.valor }));
    expect(concordancia(outra).alfa).toBeCloseTo(alfa ?? 0, 9);
  });

  it('is one for full agreement, and below zero for more disagreement than by chance', () => {
    const projetos = Array.from({ length: 12 }, (_u, i) => i);
    const iguais = [projetos, projetos];
    expect(concordancia(valores(iguais))).toEqual({ alfa: 1, pares: 12, semAlfa: null });
    expect(concordancia(valores([projetos, projetos.toReversed()])).alfa).toBeLessThan(0);
  });

  it('is null without pairs, below ten, or when no value differs', () => {
    const sozinhos = [[80, 70, 60.5]];
    expect(concordancia([])).toEqual({ alfa: null, pares: 0, semAlfa: 'poucosPares' });
    expect(concordancia(valores(sozinhos))).toEqual({ alfa: null, pares: 0, semAlfa: 'poucosPares' });
    const nove = [Array(9).fill(1), Array.from({ length: 9 }, (_u, i) => i)];
    expect(concordancia(valores(nove))).toEqual({ alfa: null, pares: 9, semAlfa: 'poucosPares' });
    const todosIguais = [Array(10).fill(80), Array(10).fill(80)];
    expect(concordancia(valores(todosIguais))).toEqual({ alfa: null, pares: 10, semAlfa: 'semVariacao' });
  });
});

it('lists the projects with at least two values, the farthest apart first', () => {
  const dados = valores([
    [80, 70, 60, 50, 10],
    [81, _, 40, 51, _],
    [79.5, _, 50, _, _],
  ]);
  expect(discordancias(dados)).toEqual([
    { projetoId: 2, avaliacoes: 3, menor: 40, maior: 60 },
    { projetoId: 0, avaliacoes: 3, menor: 79.5, maior: 81 },
    { projetoId: 3, avaliacoes: 2, menor: 50, maior: 51 },
  ]);
});
