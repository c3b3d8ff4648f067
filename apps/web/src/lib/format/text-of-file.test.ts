import { linhasDoCsv } from '@instrutoria/domain/instalacao/rules/csv.ts';
import { expect, it } from 'vitest';
import { textOfFile } from './text-of-file.ts';

const LISTA = 'Centro de Ciências;São Luís\r\n';
const utf16 = (texto: string, ordem: 'be' | 'le') =>
  Uint8Array.from(
    [...texto].flatMap((letra) => {
      const [baixo, alto] = [letra.charCodeAt(0) & 0xff, letra.charCodeAt(0) >> 8];
      return ordem === 'le' ? [baixo, alto] : [alto, baixo];
    }),
  );

it.each([
  ['UTF-8', new TextEncoder().encode(LISTA)],
  ['UTF-8 with its mark', new TextEncoder().encode(`\ufeff${LISTA}`)],
  ['Windows', Uint8Array.from(LISTA, (letra) => letra.charCodeAt(0))],
  ['UTF-16 with its mark', utf16(`\ufeff${LISTA}`, 'le')],
  ['UTF-16 without its mark', utf16(LISTA, 'le')],
  ['UTF-16 of the other order', utf16(`\ufeff${LISTA}`, 'be')],
])('[C-J14] reads a list of %s', async (_nome, bytes) => {
  const texto = await textOfFile(new Blob([bytes]), 1_000);
  expect(texto).toBe(LISTA);
  expect(linhasDoCsv(texto ?? '', 2)).toEqual([['Centro de Ciências', 'São Luís']]);
});

it('refuses a text that is too long for a list', async () => {
  expect(await textOfFile(new Blob(['x'.repeat(41)]), 10)).toBeNull();
  expect(await textOfFile(new Blob(['']), 10)).toBe('');
});
