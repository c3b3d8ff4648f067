import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../../testing/attacks/any-text.ts';
import { richText } from './rich-text.ts';
import type { BlocoRico, Trecho } from './rich-text-blocks.ts';

function palavras(trechos: readonly Trecho[]): string {
  return trechos.map((t) => (t.quebra ? '\n' : t.partes.join(''))).join('');
}

function todas(blocos: readonly BlocoRico[]): string {
  return blocos
    .map((b) => {
      if (b.tipo === 'lista') return b.itens.map(todas).join('|');
      return b.tipo === 'citacao' ? todas(b.blocos) : palavras(b.trechos);
    })
    .join('|');
}

function nivel(blocos: readonly BlocoRico[]): number {
  const filhos = blocos.flatMap((b) =>
    b.tipo === 'lista' ? b.itens.flat() : b.tipo === 'citacao' ? b.blocos : [],
  );
  return blocos.length === 0 ? 0 : 1 + nivel(filhos);
}

const simples = (texto: string) => ({ quebra: false, partes: [texto], marcas: [], link: null });

describe('rich text', () => {
  it("keeps the editor's markup", () => {
    const blocos = richText(
      '<h2>Título</h2><p>um <strong>dois <em>três</em></strong><br>quatro <a href="https://exemplo.br">link</a></p>' +
        '<ol><li><p>a</p></li><li><p>b</p><ul><li>c</li></ul></li></ol><blockquote><p>q</p></blockquote>',
    );
    expect(blocos).toEqual([
      { tipo: 'titulo', nivel: 3, trechos: [simples('Título')] },
      {
        tipo: 'paragrafo',
        trechos: [
          simples('um '),
          { ...simples('dois '), marcas: ['forte'] },
          { ...simples('três'), marcas: ['forte', 'enfase'] },
          { quebra: true },
          simples('quatro '),
          { ...simples('link'), link: 'https://exemplo.br/' },
        ],
      },
      {
        tipo: 'lista',
        ordenada: true,
        itens: [
          [{ tipo: 'paragrafo', trechos: [simples('a')] }],
          [
            { tipo: 'paragrafo', trechos: [simples('b')] },
            { tipo: 'lista', ordenada: false, itens: [[{ tipo: 'paragrafo', trechos: [simples('c')] }]] },
          ],
        ],
      },
      { tipo: 'citacao', blocos: [{ tipo: 'paragrafo', trechos: [simples('q')] }] },
    ]);
  });

  it('maps every mark of the whitelist', () => {
    const [bloco] = richText('<b>1</b><i>2</i><u>3</u><s>4</s><sub>5</sub><sup>6</sup><code>7</code>');
    const marcas = bloco?.tipo === 'paragrafo' ? bloco.trechos.map((t) => (t.quebra ? '' : t.marcas[0])) : [];
    expect(marcas).toEqual(['forte', 'enfase', 'sublinhado', 'riscado', 'sub', 'sup', 'codigo']);
  });

  it.each([
    'javascript:alert(1)',
    'file:///etc/passwd',
    'data:text/html,x',
    'ftp://x.y',
    '//x.y',
    `http://x/${'a'.repeat(3000)}`,
  ])('drops the address %s and keeps its words', (href) => {
    expect(richText(`<a href="${href}">palavra</a>`)).toEqual([
      { tipo: 'paragrafo', trechos: [simples('palavra')] },
    ]);
  });

  it('shows other elements as text, and never what a browser hides', () => {
    const blocos = richText(
      '<div>um<table><tr><td>dois</td><td>três</td></tr></table></div><script>x()</script><style>y</style><!-- z --><img src="http://a/b">quatro',
    );
    expect(todas(blocos)).toBe('um|dois|três|quatro');
  });

  it('collapses white space as a browser does and leaves no empty paragraph', () => {
    expect(todas(richText('<p> a \n\t <b> b</b>  </p><p> </p><p><br></p><p>c<br> d</p>'))).toBe('a b|c\nd');
  });

  it.each(['div', 'ul><li', 'b', 'blockquote', 'b><p', 'a href="http://x.y"><i'])(
    'keeps the text under 3,000 nested <%s>',
    (tag) => {
      const blocos = richText(`${`<${tag}>`.repeat(3000)}fundo`);
      expect(todas(blocos)).toContain('fundo');
      expect(nivel(blocos)).toBeLessThanOrEqual(40);
    },
  );

  it('never throws, and returns only values that JSON can carry', () => {
    const pedaco = fc.oneof(
      anyText(20),
      fc.constantFrom(
        '<p>',
        '</p>',
        '<ul>',
        '<li>',
        '<b>',
        '</b>',
        '<a href="',
        '">',
        '&amp;',
        '<br>',
        '<!--',
        '<td>',
        '\ud800',
      ),
    );
    fc.assert(
      fc.property(fc.array(pedaco, { maxLength: 40 }), (pedacos) => {
        const blocos = richText(pedacos.join(''));
        expect(JSON.parse(JSON.stringify(blocos))).toEqual(blocos);
        expect(todas(blocos).isWellFormed()).toBe(true);
      }),
    );
  });
});
