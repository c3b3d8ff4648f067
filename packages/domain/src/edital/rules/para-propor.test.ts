import { expect, it } from 'vitest';
import { umEdital } from '../../testing/editais.ts';
import { paraPropor } from './para-propor.ts';

it('names limits only if the call has them', () => {
  const dito = (limiteBolsas: number | null, limitePorCoordenador: number | null) =>
    Object.fromEntries(
      paraPropor(umEdital({ limiteBolsas, limitePorCoordenador })).map(({ rotulo, valor }) => [
        rotulo,
        valor,
      ]),
    );
  expect(dito(40, 1)).toMatchObject({
    'Cada projeto pode pedir': 'até 2 bolsistas e 3 voluntários, 5 ao todo',
    'Cada pessoa pode coordenar': 'até 1 projeto',
    'Bolsas do edital': '40',
  });
  expect(dito(null, null)['Cada pessoa pode coordenar']).toBe('quantos projetos quiser');
  expect(Object.keys(dito(null, null))).not.toContain('Bolsas do edital');
});
