import { expect, it } from 'vitest';
import { qrEmSvg } from './qr.ts';

const MM_POR_PONTO = 25.4 / 72;

it.each([
  // 44 letters of an address, and the longest signed code: header, 300 bytes of facts and signature.
  [44 + 10 + 48 + 1 + 400 + 1 + 86, 19],
  [70, 5],
])('draws %i characters in a code of version %i, with modules of at least 0.4 mm', (letras, versao) => {
  const svg = new TextDecoder().decode(qrEmSvg('a'.repeat(letras)));
  const pontos = Number(/width="([\d.]+)pt"/.exec(svg)?.[1]);
  const lado = Number(/viewBox="0 0 (\d+) /.exec(svg)?.[1]);
  // 17 modules and 4 a version, with the quiet zone of 4 on both sides.
  expect(lado).toBe(17 + 4 * versao + 8);
  expect((pontos * MM_POR_PONTO) / lado).toBeGreaterThanOrEqual(0.4);
});
