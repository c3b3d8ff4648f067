import type { EntradaDoSorteio } from '@instrutoria/domain/sorteio/types.ts';
import { expect, it } from 'vitest';
import { acasoDe } from './randomness.ts';
import { resolverSorteio } from './resolver.ts';
import { sortearEmFio } from './sorteador.ts';

const entrada: EntradaDoSorteio = {
  porProjeto: 2,
  cargaMaxima: 8,
  proibirMesmaUnidade: false,
  pesos: { afinidade: 5, carga: 5, unidades: 5, repeticao: 5, reciprocidade: 5 },
  avaliadores: Array.from({ length: 12 }, (_, i) => ({ id: i + 1, unidade: 1 + (i % 4), carga: 0 })),
  projetos: Array.from({ length: 40 }, (_, i) => ({
    id: 100 + i,
    coordenador: 900 + i,
    unidade: 1 + (i % 4),
    participam: [],
    declararam: [],
    recusaram: [],
    repetem: [1 + (i % 12)],
    reciprocos: [],
    afinidades: [[1 + ((i * 7) % 12), 3]],
    fixos: [],
  })),
};

it('draws in a separate thread, reports its progress, and gives the same result as in this thread', async () => {
  const passos: number[] = [];
  const feito = await sortearEmFio({ entrada, semente: 'x' }, async (n) => {
    passos.push(n);
    return true;
  });
  expect(feito).toEqual(await resolverSorteio(entrada, acasoDe('x')));
  expect(passos.length).toBeGreaterThan(0);
});

it('stops without a result when the draw is cancelled, and draws the next one', async () => {
  expect(await sortearEmFio({ entrada, semente: 'x' }, async () => false)).toBeNull();
  expect(await sortearEmFio({ entrada, semente: 'y' }, async () => true)).not.toBeNull();
});
