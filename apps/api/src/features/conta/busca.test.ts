import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import type { Cena } from '../../testing/world/cena.ts';
import { criarCena } from '../../testing/world/cena.ts';

let t: TestApp;
let c: Cena;
beforeAll(async () => {
  t = await createTestApp();
  c = await criarCena(t);
  for (const nome of ['Andréa Barroso', 'Ana Rocha', 'Rogério Alves', 'Róbson 50% Lima', 'Bia Souza']) {
    await c.w.novaPessoa('coordenador', { nome });
  }
});
afterAll(() => t.close());

const nomes = async (query: string) => {
  const r = await c.envia<{ nome: string }[]>('GET', `/api/professor?${query}`);
  return r.body.map(({ nome }) => nome);
};

describe('the search for professors', () => {
  it.each(['ro', 'RÓ'])(
    '[C-D11] %s: finds names that begin with it, then words, then the rest',
    async (busca) => {
      expect(await nomes(`busca=${encodeURIComponent(busca)}`)).toEqual([
        'Róbson 50% Lima',
        'Rogério Alves',
        'Ana Rocha',
        'Andréa Barroso',
      ]);
    },
  );

  it('[C-D11] treats wildcards as ordinary letters, and sorts by a chosen order first', async () => {
    expect(await nomes(`busca=${encodeURIComponent('50%')}`)).toEqual(['Róbson 50% Lima']);
    expect((await nomes('busca=ro&ordem=nome'))[0]).toBe('Ana Rocha');
  });
});
