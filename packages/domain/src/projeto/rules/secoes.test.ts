import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caractereRecusado } from '../../kernel/textos.ts';
import { SECOES } from '../campos.ts';
import { ehReferenciaDeArquivo } from './nome-da-vaga.ts';
import { comprimentoDaSecao, ehSecaoComImagem, problemasDaSecao, problemasDasReferencias } from './secoes.ts';

const REFERENCIA = `arq_${'0123456789abcdef'.repeat(2)}`;
const MINIMO = 'o minimo de caracteres digitados é 10';
const MAXIMO = 'o máximo números de caracteres é 2000';

/**
 * Rich text whose counted length is `n`: visible characters for the first two, markup for the others (D12).
 */
function comComprimento(secao: (typeof SECOES)[number], n: number): string {
  const contaMarkup = secao === 'metodologia' || secao === 'resultadosEsperados';
  return contaMarkup ? `<p>${'x'.repeat(n - 7)}</p>` : `<p><strong>${'x'.repeat(n)}</strong></p>`;
}

describe.each(SECOES)('%s (E-PROJETO-6, D12)', (secao) => {
  const vazia = {
    resumo: 'digite o campo de resumo',
    introducao: 'digite o campo de introducao',
    metodologia: 'digite o campo de metodologia',
    resultadosEsperados: 'digite o campo de resultados esperados',
  }[secao];

  it.each([
    undefined,
    '',
    '<p></p>',
    '<p>&nbsp; </p>',
    '<p><br></p><p></p>',
    '\u200b',
    `<p>${' '.repeat(20)}</p>`,
  ])('empty: %j', (valor) => {
    expect(problemasDaSecao(secao, valor)).toEqual([
      { campo: secao, codigo: 'SECAO_VAZIA', mensagem: vazia },
    ]);
  });

  it.each([
    [9, MINIMO],
    [10, undefined],
    [11, undefined],
    [1999, undefined],
    [2000, undefined],
    [2001, MAXIMO],
  ])('%i characters: %s', (n, mensagem) => {
    const valor = comComprimento(secao, n);
    expect(comprimentoDaSecao(secao, valor)).toBe(n);
    expect(problemasDaSecao(secao, valor)[0]?.mensagem).toBe(mensagem);
  });

  it('counts an emoji as one', () => {
    const antes = comprimentoDaSecao(secao, '<p>aa</p>');
    expect(comprimentoDaSecao(secao, '<p>a🌻a</p>')).toBe(antes + 1);
  });

  it('gives an image no length, but a summary is never an image (D11)', () => {
    const imagem = secao !== 'resumo';
    expect(ehSecaoComImagem(secao, REFERENCIA)).toBe(imagem);
    expect(problemasDaSecao(secao, REFERENCIA)).toEqual([]);
    expect(ehSecaoComImagem(secao, ` ${REFERENCIA}`)).toBe(false);
    expect(ehSecaoComImagem(secao, `<p>${REFERENCIA}</p>`)).toBe(false);
    expect(ehSecaoComImagem(secao, undefined)).toBe(false);
  });

  it('refuses characters that cannot be stored', () => {
    expect(problemasDaSecao(secao, '<p>texto com \ufffe no meio</p>')[0]?.mensagem).toBe(
      caractereRecusado('texto com ', '\ufffe'),
    );
  });
});

it('limits the markup of a summary separately (T-C15)', () => {
  const negrito = '<strong>x</strong>';
  expect(problemasDaSecao('resumo', negrito.repeat(2000))).toEqual([]);
  expect(problemasDaSecao('resumo', `${'<b></b>'.repeat(8000)}dez letras`)[0]?.codigo).toBe('MARKUP_LONGO');
});

describe('ehReferenciaDeArquivo (D11, T-D19)', () => {
  it.each([
    [REFERENCIA, true],
    [REFERENCIA.toUpperCase(), false],
    [`${REFERENCIA}0`, false],
    [REFERENCIA.slice(0, -1), false],
    [`${REFERENCIA}\n`, false],
    [`x${REFERENCIA}`, false],
    ['/etc/passwd', false],
    ['https://mal.example/arq_', false],
    ['', false],
  ])('tells whether %j is a reference: %s', (texto, eh) => {
    expect(ehReferenciaDeArquivo(texto)).toBe(eh);
  });
});

describe('problemasDasReferencias', () => {
  it.each([
    [undefined, undefined],
    ['', undefined],
    ['<p>&nbsp;</p>', undefined],
    ['<p>123456789</p>', 'o numero minimo de caracteres é 10'],
    ['<p>1234567890</p>', undefined],
    [`<p><em>${'x'.repeat(2000)}</em></p>`, undefined],
    [`<p><em>${'x'.repeat(2001)}</em></p>`, 'o numero máximo de caracteres é 2000'],
  ])('judges %.40j: %s', (valor, mensagem) => {
    expect(problemasDasReferencias(valor)[0]?.mensagem).toBe(mensagem);
  });
});

it('makes the counter and the rule agree on any rich text (T-C4)', () => {
  const marcas = fc.constantFrom(
    '<p>',
    '</p>',
    '<strong>',
    '</strong>',
    '<br>',
    '&amp;',
    '&nbsp;',
    'é',
    '🌻',
    'texto ',
  );
  const markup = fc.array(marcas, { maxLength: 900 }).map((m) => m.join(''));
  fc.assert(
    fc.property(fc.constantFrom(...SECOES), markup, (secao, valor) => {
      const [primeiro] = problemasDaSecao(secao, valor);
      if (primeiro?.codigo === 'SECAO_VAZIA') return;
      const n = comprimentoDaSecao(secao, valor);
      expect(primeiro === undefined).toBe(n >= 10 && n <= 2000);
    }),
  );
});
