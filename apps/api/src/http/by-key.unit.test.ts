import { rotas } from '@instrutoria/contract/api.ts';
import { expect, it } from 'vitest';
import { readsByKey } from './by-key.ts';

const names = Object.keys(rotas) as (keyof typeof rotas)[];

it('lets no write, no file and no list that grows share the connection of the checks', () => {
  const sharing = names.filter(readsByKey);
  expect(sharing.length).toBeGreaterThan(0);
  for (const nome of sharing) {
    const { method, arquivo, lista } = rotas[nome];
    expect([nome, method, arquivo]).toEqual([nome, 'GET', null]);
    expect([nome, lista && nome !== 'listarEditais']).toEqual([nome, false]);
  }
});
