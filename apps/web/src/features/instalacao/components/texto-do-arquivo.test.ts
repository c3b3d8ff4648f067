import { CSV_MAXIMO_CARACTERES } from '@instrutoria/domain/instalacao/limits.ts';
import { expect, it } from 'vitest';
import { textoDoArquivo } from './texto-do-arquivo.ts';

const LISTA = 'Centro de Ciências;São Luís\r\n';

it.each([
  ['UTF-8', new TextEncoder().encode(LISTA)],
  ['UTF-8 with its mark', new TextEncoder().encode(`\ufeff${LISTA}`)],
  ['Windows', Uint8Array.from(LISTA, (letra) => letra.charCodeAt(0))],
])('reads a list of %s', async (_nome, bytes) => {
  expect(await textoDoArquivo(new Blob([bytes]))).toBe(LISTA);
});

it('takes no list that is too long to be one', async () => {
  expect(await textoDoArquivo(new Blob(['x'.repeat(CSV_MAXIMO_CARACTERES * 4 + 1)]))).toBeNull();
});
