import { expect, it } from 'vitest';
import { totalDaLista } from './page.ts';

const TODOS = 23;
const contar = () => Promise.resolve(TODOS);
const naoConta = () => Promise.reject(new Error('counted for nothing'));

it.each([
  ['the only page', { limit: 50, offset: 0 }],
  ['the last page', { limit: 10, offset: 20 }],
])('knows the total from %s', async (_nome, pagina) => {
  const lidas = Math.min(pagina.limit, TODOS - pagina.offset);
  expect(await totalDaLista(lidas, pagina, naoConta)).toBe(TODOS);
});

it('knows the total of an empty list', async () => {
  expect(await totalDaLista(0, { limit: 50, offset: 0 }, naoConta)).toBe(0);
});

it.each([
  ['a full first page', { limit: 10, offset: 0 }, 10],
  ['a full page that is the last', { limit: 23, offset: 0 }, 23],
  ['a page beyond the end', { limit: 10, offset: 30 }, 0],
])('counts the total for %s', async (_nome, pagina, lidas) => {
  expect(await totalDaLista(lidas, pagina, contar)).toBe(TODOS);
});
