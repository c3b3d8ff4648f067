import { contarCodePoints, textoPuro } from '@instrutoria/domain/kernel/texto.ts';
import { SECOES } from '@instrutoria/domain/projeto/campos.ts';
import { problemasDaSecao } from '@instrutoria/domain/projeto/rules/secoes.ts';
import fc from 'fast-check';
import { parseFragment, serialize } from 'parse5';
import { describe, expect, it } from 'vitest';
import { anyText } from '../testing/attacks/any-text.ts';
import { CARGAS_XSS } from '../testing/attacks/cargas-xss.ts';
import { perigosDoMarkup } from '../testing/attacks/markup-seguro.ts';
import { sanearHtml } from './rich-text.ts';

/** Text as the editor writes it into markup. */
const escapar = (texto: string): string =>
  texto
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\u00a0', '&nbsp;');

const palavras = fc
  .array(
    fc.constantFrom(
      'ensino',
      'pesquisa & extensão',
      'a < b',
      '5 > 3',
      'ção',
      '🎓',
      '&lt;',
      '"aspas"',
      'nbsp\u00a0',
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((partes) => escapar(partes.join(' ')));
const emLinha = fc.oneof(
  palavras,
  fc
    .tuple(fc.constantFrom('strong', 'em', 'u', 's', 'sub', 'sup', 'code'), palavras)
    .map(([marca, dentro]) => `<${marca}>${dentro}</${marca}>`),
  palavras.map((dentro) => `<a href="https://exemplo.test/?a=1&amp;b=2">${dentro}</a>`),
  fc.constant('<br>'),
);
const paragrafo = fc.array(emLinha, { maxLength: 5 }).map((partes) => `<p>${partes.join('')}</p>`);
const bloco = fc.oneof(
  paragrafo,
  fc
    .array(paragrafo, { minLength: 1, maxLength: 4 })
    .map((itens) => `<ul>${itens.map((p) => `<li>${p}</li>`).join('')}</ul>`),
  paragrafo.map((p) => `<blockquote>${p}</blockquote>`),
  palavras.map((p) => `<h3>${p}</h3>`),
);
/** Markup as the editor writes it. */
const doEditor = fc.array(bloco, { minLength: 1, maxLength: 6 }).map((blocos) => blocos.join(''));

const MARCAS =
  'p a b ul li table td svg math style script template select option textarea title form img br p/ !-- ? /p /a';
const atributo = fc
  .tuple(
    fc.constantFrom('href', 'style', 'onerror', 'class', 'src', 'x:y'),
    fc.constantFrom('"', "'", ''),
    anyText(8),
  )
  .map(([nome, aspas, valor]) => ` ${nome}=${aspas}${valor}${aspas}`);
const abre = fc
  .tuple(fc.constantFrom(...MARCAS.split(' ')), fc.array(atributo, { maxLength: 2 }))
  .map(([marca, atributos]) => `<${marca}${atributos.join('')}>`);
const pedaco = fc.oneof(
  abre,
  abre,
  anyText(6),
  fc.constantFrom(
    '&lt;',
    '&amp;',
    '&#60;',
    '&amp;lt;',
    '<',
    '>',
    '-->',
    '</',
    '&',
    '"',
    '<!--',
    ']]>',
    '\u0000',
  ),
  fc.constantFrom(...CARGAS_XSS.slice(0, 150)),
);
/** Random text that looks like markup. */
const arvore = fc.array(pedaco, { maxLength: 12 }).map((partes) => partes.join(''));

/** The markup after a browser has parsed and serialised it. */
const peloNavegador = (markup: string): string => serialize(parseFragment(markup));

describe('sanearHtml', () => {
  it('is idempotent and safe, also after a browser has parsed the result (T-E2)', () => {
    fc.assert(
      fc.property(arvore, (markup) => {
        const limpo = sanearHtml(markup);
        expect(sanearHtml(limpo)).toBe(limpo);
        expect(perigosDoMarkup(limpo)).toEqual([]);
        const lido = peloNavegador(limpo);
        expect(perigosDoMarkup(lido)).toEqual([]);
        expect(peloNavegador(sanearHtml(lido))).toBe(lido);
      }),
      { numRuns: 2000 },
    );
  });

  it('removes more than 200 attacks (T-E1, T-E3, T-E4, T-E5)', () => {
    expect(CARGAS_XSS.length).toBeGreaterThanOrEqual(200);
    for (const carga of CARGAS_XSS) {
      const limpo = sanearHtml(`<p>antes</p>${carga}<p>depois</p>`);
      expect(perigosDoMarkup(limpo), carga).toEqual([]);
      expect(sanearHtml(limpo), carga).toBe(limpo);
    }
  });

  it.each([
    '<p>A <strong>b</strong> <em>c</em> <u>d</u> <s>e</s> x<sub>1</sub> y<sup>2</sup> <code>f</code><br>g</p>',
    '<h2>A</h2><h3>B</h3><h4>C</h4><ul><li><p>um</p></li></ul><ol><li><p>dois</p></li></ol><blockquote><p>D</p></blockquote>',
    '<p><a href="https://exemplo.test/?a=1&amp;b=2">um</a> <a href="mailto:a@exemplo.test">dois</a></p>',
    '<p>Ensino &amp; pesquisa, 3 &lt; 5 &gt; 2, "aspas", ção, 🎓</p>',
    'Ensino & pesquisa; a < b',
    '',
    'texto sem marca nenhuma',
  ])('returns safe markup unchanged: %s', (markup) => {
    expect(sanearHtml(markup)).toBe(markup);
  });

  it('lengthens none of the editor’s markup, and keeps the visible text (D12)', () => {
    fc.assert(
      fc.property(doEditor, (markup) => {
        const limpo = sanearHtml(markup);
        expect(contarCodePoints(limpo)).toBeLessThanOrEqual(contarCodePoints(markup));
        expect(textoPuro(limpo)).toBe(textoPuro(markup));
        if (!markup.includes('&nbsp;')) expect(limpo).toBe(markup);
      }),
      { numRuns: 500 },
    );
  });

  it('gives the rules the same result for the received and the stored markup (T-C4)', () => {
    const comTamanho = fc
      .tuple(doEditor, fc.integer({ min: 0, max: 2100 }))
      .map(([markup, n]) => `${markup.replaceAll('&nbsp;', ' ')}<p>${'a'.repeat(n)}</p>`);
    fc.assert(
      fc.property(comTamanho, (markup) => {
        const limpo = sanearHtml(markup);
        for (const secao of SECOES)
          expect(problemasDaSecao(secao, limpo)).toEqual(problemasDaSecao(secao, markup));
      }),
      { numRuns: 500 },
    );
  });
});
