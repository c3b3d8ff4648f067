import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrumarLinha, arrumarMarkup, arrumarTexto } from './arrumar-texto.ts';
import { escaparHtml } from './html.ts';
import { textoPuro } from './texto.ts';

/** Characters that other programs leave in texts, and the letters around them. */
const DE_FORA = [
  ...[
    '\u0000',
    '\u0007',
    '\t',
    '\n',
    '\r',
    '\r\n',
    '\v',
    '\f',
    '\u007f',
    '\u0080',
    '\u0085',
    '\u0092',
    '\u0096',
  ],
  ...[
    '\u009f',
    '\u00ad',
    '\u061c',
    '\u200b',
    '\u200c',
    '\u200d',
    '\u200e',
    '\u200f',
    '\u2028',
    '\u2029',
    '\u202a',
  ],
  ...[
    '\u202e',
    '\u2060',
    '\u2066',
    '\u2068',
    '\u2069',
    '\ufe0f',
    '\ufeff',
    '\ud800',
    '\u0301',
    '\u093c',
    '<',
    '>',
  ],
  ...[
    '&',
    ';',
    '#',
    'zwj',
    '8203',
    'a',
    'e',
    'm',
    'م',
    'क',
    '👩',
    '🏽',
    '🏫',
    ' ',
    '<br>',
    '&#8203;',
    '&#x202e;',
  ],
];
const qualquer = fc.string({ unit: fc.oneof(fc.constantFrom(...DE_FORA), fc.string({ unit: 'binary' })) });

describe('a text from another program (D63)', () => {
  it.each([
    ['the eight that nobody sees', 'a\u200b\u200e\ufeff\u202a\u2068b', 'ab'],
    [
      'windows-1252 that was read as Latin-1',
      'D\u0092Ávila 2020\u00962026 \u0093a\u0094 \u0080 1\u0081',
      'D’Ávila 2020–2026 “a” € 1',
    ],
    ['the marks of a line’s end', 'a\u2028b\u2029c\u0085d\ve\ff', 'a\nb\nc\nd\ne\nf'],
    ['tabs and line ends', 'a\tb\nc\r\nd\re', 'a\tb\nc\r\nd\re'],
    ['control characters', 'a\u0000\u0007\u001b\u007fb', 'ab'],
    [
      'joiners of emoji and of scripts that need them',
      '👩🏽\u200d🏫 🏳\ufe0f\u200d🌈 می\u200cخواهم क्\u200dष',
      '👩🏽\u200d🏫 🏳\ufe0f\u200d🌈 می\u200cخواهم क्\u200dष',
    ],
    ['joiners that join nothing', 'An\u200da \u200c👩\u200d 1\u200d🏫', 'Ana 👩 1🏫'],
    ['letters that a mark stood between', 'e\u200b\u0301', 'é'],
    ['half a surrogate pair', 'a\ud800b', 'a\ufffdb'],
  ])('[C-J2] %s', (_, vem, fica) => {
    expect(arrumarTexto(vem)).toBe(fica);
  });

  it('[C-J2] replaces breaks by spaces in a field of one line', () => {
    expect(arrumarLinha('Ana\u2028Maria\vda\tSilva\r\nSouza\u200b')).toBe('Ana Maria da Silva Souza');
  });

  it.each([
    ['<p>a\u200bb</p>', '<p>ab</p>'],
    ['<p>a\u2028b\vc</p>\n<p>d</p>', '<p>a<br>b<br>c</p>\n<p>d</p>'],
    ['<a href="http://x\u000by">z</a>', '<a href="http://x y">z</a>'],
    ['1 < 2\v3', '1 < 2<br>3'],
    ['a&#8203;b&#x202E;c&zwj;d&ZeroWidthSpace;e&lrm;f&#11;g&#8207h', 'abcdef<br>gh'],
    ['&lt;p&gt; &amp;it &#150; &it x &#65; &nada;', '&lt;p&gt; &amp;it &#150; &it x &#65; &nada;'],
    ['👩&#8205;🏫 می&zwnj;خواهم', '👩\u200d🏫 می\u200cخواهم'],
  ])('[C-J2] turns markup %j into %j', (vem, fica) => {
    expect(arrumarMarkup(vem)).toBe(fica);
  });

  it('[C-J2] is unchanged by a second time, in whichever form it is read', () => {
    fc.assert(
      fc.property(qualquer, (texto) => {
        for (const arrumar of [arrumarTexto, arrumarLinha, arrumarMarkup]) {
          expect(arrumar(arrumar(texto))).toBe(arrumar(texto));
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('[C-J2] keeps every letter, mark, number and sign', () => {
    const vistos = (texto: string) =>
      texto
        .toWellFormed()
        .normalize('NFC')
        .replace(/[\p{Cc}\p{Cf}\s]/gu, '')
        .normalize('NFC');
    const semC1 = qualquer.filter((texto) => !/[\u0080-\u009f]/.test(texto));
    fc.assert(
      fc.property(semC1, (texto) => {
        expect(vistos(arrumarTexto(texto))).toBe(vistos(texto));
        expect(vistos(arrumarLinha(texto))).toBe(vistos(texto));
        const markup = `<p>${escaparHtml(texto)}</p>`;
        expect(vistos(textoPuro(arrumarMarkup(markup)))).toBe(vistos(texto));
      }),
      { numRuns: 2000 },
    );
  });
});
