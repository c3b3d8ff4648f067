import { expect, it } from 'vitest';
import { fimDoElemento } from './ber.ts';

const fim = (hex: string) => fimDoElemento(Buffer.from(hex, 'hex'), 0);

it.each([
  ['020101', 3],
  ['3003020101ff', 5],
  ['308103020101', 6],
  ['3080020101000000', 7],
  ['9f8101 01 00'.replaceAll(' ', ''), 5],
])('answers where %s ends', (hex, esperado) => {
  expect(fim(hex)).toBe(esperado);
});

it.each([
  ['a length beyond the bytes', '0205 01'],
  ['a part that is too long', '3003020201'],
  ['a part that leaves a rest', '30040201 01 00'],
  ['no end', '3080020101'],
  ['a primitive without a length', '0480'],
  ['no byte', ''],
  ['too deep', '3080'.repeat(100)],
])('refuses %s', (_, hex) => {
  expect(fim(hex.replaceAll(' ', ''))).toBe(-1);
});
