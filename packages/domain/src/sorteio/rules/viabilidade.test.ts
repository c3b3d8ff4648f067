import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entradas, todasAsPropostas } from '../../testing/sorteios.ts';
import { porQueNaoHa } from '../messages.ts';
import type { EntradaDoSorteio, LimiteDoSorteio } from '../types.ts';
import { limitesEmVigor, parPermitido } from './pares.ts';
import { impossibilidade, lugaresQueFaltam, preencher } from './viabilidade.ts';

const PEQUENO = { projetos: 4, avaliadores: 5, porProjeto: 2, cargaMaxima: 3 };

function existe(
  entrada: EntradaDoSorteio,
  limites: readonly LimiteDoSorteio[] = limitesEmVigor(entrada),
): boolean {
  return todasAsPropostas(entrada, limites).next().done !== true;
}

const NINGUEM = {
  participam: [],
  declararam: [],
  recusaram: [],
  repetem: [],
  reciprocos: [],
  afinidades: [],
  fixos: [],
};
const base: EntradaDoSorteio = {
  porProjeto: 1,
  cargaMaxima: 1,
  proibirMesmaUnidade: false,
  pesos: { afinidade: 1, carga: 1, unidades: 1, repeticao: 1, reciprocidade: 1 },
  avaliadores: [
    { id: 1, unidade: 1, carga: 0 },
    { id: 2, unidade: 2, carga: 0 },
  ],
  projetos: [
    { ...NINGUEM, id: 10, coordenador: 8, unidade: 1 },
    { ...NINGUEM, id: 11, coordenador: 9, unidade: 2 },
  ],
};

describe('whether a draw is possible (E-AVALIACAO-15)', () => {
  it('agrees with trying everything', () => {
    fc.assert(
      fc.property(entradas(PEQUENO), (entrada) => {
        expect(Array.isArray(preencher(entrada))).toBe(existe(entrada));
      }),
      { numRuns: 300 },
    );
  });

  it('fills within every limit', () => {
    fc.assert(
      fc.property(entradas({ projetos: 12, avaliadores: 9, porProjeto: 3, cargaMaxima: 6 }), (entrada) => {
        const feito = preencher(entrada);
        if (!Array.isArray(feito)) return;
        const cargas = new Map(entrada.avaliadores.map(({ id, carga }) => [id, carga]));
        for (const [n, { avaliadores }] of feito.entries()) {
          expect(new Set(avaliadores).size).toBe(entrada.porProjeto);
          for (const id of avaliadores) {
            const carga = (cargas.get(id) ?? 0) + 1;
            cargas.set(id, carga);
            expect(carga).toBeLessThanOrEqual(entrada.cargaMaxima);
            const [projeto, avaliador] = [
              entrada.projetos[n],
              entrada.avaliadores.find((um) => um.id === id),
            ];
            expect(projeto && avaliador && parPermitido(limitesEmVigor(entrada), projeto, avaliador)).toBe(
              true,
            );
          }
        }
      }),
      { numRuns: 200 },
    );
  });

  it('names the fewest limits that together forbid it, and a sufficient load', () => {
    fc.assert(
      fc.property(entradas(PEQUENO), (entrada) => {
        const porque = impossibilidade(entrada);
        expect(porque === null).toBe(existe(entrada));
        if (porque === null) return;
        expect(existe(entrada, porque.limites)).toBe(false);
        const todos = limitesEmVigor(entrada);
        for (let mascara = 0; mascara < 2 ** todos.length; mascara += 1) {
          const menor = todos.filter((_limite, n) => Math.floor(mascara / 2 ** n) % 2 === 1);
          if (menor.length < porque.limites.length) expect(existe(entrada, menor)).toBe(true);
        }
        expect(porque.precisam).toBeGreaterThan(porque.cabem);
        const { cargaQueBasta: carga } = porque;
        if (carga === null) expect(existe({ ...entrada, cargaMaxima: 100 })).toBe(false);
        else {
          expect(existe({ ...entrada, cargaMaxima: carga })).toBe(true);
          expect(existe({ ...entrada, cargaMaxima: carga - 1 })).toBe(false);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('names the load alone, two limits together, and too few evaluators', () => {
    const [um, outro] = base.projetos;
    if (um === undefined || outro === undefined) throw new Error('two projects');
    const tres = { ...base, projetos: [um, outro, { ...um, id: 12 }] };
    expect(impossibilidade(tres)).toEqual({
      limites: ['carga'],
      projetos: [10, 11, 12],
      precisam: 3,
      cabem: 2,
      cargaQueBasta: 2,
    });
    const soUm = {
      ...base,
      projetos: [
        { ...um, participam: [2] },
        { ...outro, declararam: [2] },
      ],
    };
    expect(impossibilidade(soUm)).toMatchObject({
      limites: ['participa', 'declarou', 'carga'],
      projetos: [10, 11],
      cargaQueBasta: 2,
    });
    const proibido = { ...base, proibirMesmaUnidade: true, projetos: [{ ...um, recusaram: [2] }] };
    expect(impossibilidade(proibido)).toMatchObject({
      limites: ['recusou', 'mesmaUnidade'],
      projetos: [10],
      cargaQueBasta: null,
    });
    expect(impossibilidade({ ...base, porProjeto: 3 })).toMatchObject({ limites: [], cargaQueBasta: null });
  });

  it('[C-G15] counts the missing places in all, and names a load with which all have one', () => {
    const [um] = base.projetos;
    if (um === undefined) throw new Error('a project');
    // 192 projects, 41 evaluators with three each: 123 places.
    const grande = {
      ...base,
      cargaMaxima: 3,
      avaliadores: Array.from({ length: 41 }, (_, n) => ({ id: n + 1, unidade: 2, carga: 0 })),
      projetos: Array.from({ length: 192 }, (_, n) => ({ ...um, id: 100 + n, coordenador: 500 + n })),
    };
    const porque = impossibilidade(grande);
    if (porque === null) throw new Error('it is impossible');
    expect(lugaresQueFaltam(grande)).toBe(69);
    const frases = porQueNaoHa(porque, porque.projetos.length, lugaresQueFaltam(grande));
    expect(frases[0]).toBe('Faltam 69 lugares; com 5 projetos por avaliador, cabem todos.');
    const semSaida = { ...porque, cargaQueBasta: null };
    expect(porQueNaoHa(semSaida, 2, 1)[0]).toMatch(/^Falta 1 lugar; nenhuma carga/);
    fc.assert(
      fc.property(entradas(PEQUENO), (entrada) => {
        expect(lugaresQueFaltam(entrada) === 0).toBe(existe(entrada));
      }),
      { numRuns: 100 },
    );
  });

  it('keeps the places of evaluators chosen by hand', () => {
    const [um, outro] = base.projetos;
    if (um === undefined || outro === undefined) throw new Error('two projects');
    expect(preencher({ ...base, projetos: [um, { ...outro, fixos: [1] }] })).toEqual([
      { projeto: 10, avaliadores: [2] },
      { projeto: 11, avaliadores: [1] },
    ]);
  });
});
