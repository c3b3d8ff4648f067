import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../../testing/attacks/any-text.ts';
import { limpar, texto, textoOu, vazio } from './texto.ts';

describe('drawable text', () => {
  it.each([
    ['a\u0000b\u0007c\u007f', 'abc'],
    ['a\ud800b', 'a\ufffdb'],
    ['um\r\n\tdois', 'um dois'],
    ['\u202eabc\u2066d\ufeff\ufffe', 'abcd'],
    ['cafe\u0301', 'café'],
    [`e${'\u0323'.repeat(50)}`, `ẹ${'\u0323'.repeat(4)}`],
    ['nbsp\u00a0fica', 'nbsp\u00a0fica'],
  ])('cleans %j', (bruto, limpo) => {
    expect(limpar(bruto)).toBe(limpo);
  });

  it('gives the fallback text when the input is null or blank', () => {
    expect(textoOu(' \n', 'nada').partes).toEqual(['nada']);
    expect(textoOu(null, 'nada').partes).toEqual(['nada']);
    expect(vazio(texto('\u0000 '))).toBe(true);
  });

  it('breaks addresses after punctuation and endless words anywhere, but no ordinary word', () => {
    expect(texto('maria.silva@universidade.br').partes).toEqual(['maria.', 'silva@', 'universidade.', 'br']);
    expect(texto('o desenvolvimento institucionalizado').partes).toHaveLength(1);
    const endless = texto(`x ${'a'.repeat(400)} y`).partes;
    expect(Math.max(...endless.map((parte) => parte.length))).toBeLessThanOrEqual(20);
  });

  it('loses and adds no character by breaking', () => {
    fc.assert(
      fc.property(anyText(80), (bruto) => {
        expect(texto(bruto).partes.join('')).toBe(limpar(bruto).trim());
      }),
    );
  });

  it('returns the same text when applied twice', () => {
    fc.assert(
      fc.property(anyText(80), (bruto) => {
        expect(limpar(limpar(bruto))).toBe(limpar(bruto));
      }),
    );
  });
});
