import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizarTexto } from '../../kernel/texto.ts';
import { CSV_MAXIMO_CARACTERES, LINHAS_MAXIMO } from '../limits.ts';
import { linhasDoCsv, problemasDasColunas } from './csv.ts';

describe('a pasted or sent list', () => {
  it.each([
    [
      'semicolons',
      'Reitoria;Crato\nCentro;Barbalha',
      [
        ['Reitoria', 'Crato'],
        ['Centro', 'Barbalha'],
      ],
    ],
    ['commas', 'Reitoria,Crato', [['Reitoria', 'Crato']]],
    ['tabs, before any other', 'Letras, Artes\tCrato', [['Letras, Artes', 'Crato']]],
    ['a comma in a name, where semicolons part', 'Letras, Artes;Crato', [['Letras, Artes', 'Crato']]],
    ['quotes', '"Centro ""Norte"";";Crato', [['Centro "Norte";', 'Crato']]],
    [
      'a mark, a heading, empty lines and any line end',
      '\ufeffNome;Cidade\r\n\r\nA;B\rC;D\n',
      [
        ['A', 'B'],
        ['C', 'D'],
      ],
    ],
    ['one column', 'Física\nQuímica', [['Física'], ['Química']]],
    ['a row that lacks a cell, or has one more', 'A;B\nC\nD;E;F', [['A', 'B'], ['C'], ['D', 'E', 'F']]],
    ['a name that only begins like a heading', 'Programa de Letras', [['Programa de Letras']]],
    ['nothing', ' \n', []],
  ])('reads %s', (_nome, texto, linhas) => {
    expect(linhasDoCsv(texto, 2)).toEqual(linhas);
  });

  it('does not split a list of one column at commas', () => {
    expect(linhasDoCsv('Programa\nLetras, Linguística e Artes;\n"Física; Química"', 1)).toEqual([
      ['Letras, Linguística e Artes', ''],
      ['Física; Química'],
    ]);
  });

  it('reports a row with more cells than the list has columns', () => {
    const linhas = linhasDoCsv('A,B\nLetras, Artes, Crato\nC,D,', 2) ?? [];
    expect(problemasDasColunas('unidades', linhas, 2)).toMatchObject([{ campo: 'unidades.1.nome' }]);
  });

  it('refuses too many rows or letters', () => {
    expect(linhasDoCsv('A\n'.repeat(LINHAS_MAXIMO), 1)).toHaveLength(LINHAS_MAXIMO);
    expect(linhasDoCsv('A\n'.repeat(LINHAS_MAXIMO + 1), 1)).toBeNull();
    expect(linhasDoCsv('A'.repeat(CSV_MAXIMO_CARACTERES + 1), 1)).toBeNull();
  });

  it.each([
    ['the line of its separator', 'sep=;\r\nNome;Cidade\r\nReitoria;Crato\r\n'],
    ['a comma as its separator', 'sep=,\nUnidade,Município\nReitoria,Crato'],
    [
      'titles and empty rows',
      'Universidade do Cariri;\r\nUnidades em 2026;\r\n;\r\nNome da unidade;Cidade\r\n;;\r\nReitoria;Crato\r\n;\r\n',
    ],
    ['tabs, as its Unicode text is', '\ufeffNome\tCidade\r\nReitoria\tCrato\r\n'],
    ['a line break in a cell', 'Nome;"Cidade"\r\n"Rei\u200btoria";"Crato\n"\r\n'],
  ])('[C-J14] reads what Excel writes with %s', (_, texto) => {
    expect(linhasDoCsv(texto, 2)).toEqual([['Reitoria', 'Crato']]);
  });

  it('[C-J14] replaces a line break in a cell by a space, and treats quotes as letters if one has no end', () => {
    expect(linhasDoCsv('"Instituto\r\nde Artes";"Barbalha"\nA;B', 2)).toEqual([
      ['Instituto de Artes', 'Barbalha'],
      ['A', 'B'],
    ]);
    expect(linhasDoCsv('Centro "Norte;Crato\nA;B', 2)).toEqual([
      ['Centro "Norte', 'Crato'],
      ['A', 'B'],
    ]);
    expect(linhasDoCsv('Centro "Norte";Crato', 2)).toEqual([['Centro "Norte"', 'Crato']]);
  });

  it('[C-J14] takes no row as a header unless it has names of columns', () => {
    expect(linhasDoCsv('Reitoria\nCentro;Crato', 2)).toEqual([['Reitoria'], ['Centro', 'Crato']]);
  });

  const celula = fc
    .string({ unit: 'grapheme', maxLength: 20 })
    .map((texto) => normalizarTexto(texto).replace(/\s+/g, ' ').trim())
    .filter((texto) => texto !== '' && !/^(nome|unidade|programa)$/i.test(texto));
  const escrita = (texto: string) => `"${texto.replaceAll('"', '""')}"`;

  it('returns every cell unchanged, however a spreadsheet had to quote it', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(celula, celula), { minLength: 1, maxLength: 20 }), (linhas) => {
        const texto = linhas.map((linha) => linha.map(escrita).join(';')).join('\r\n');
        expect(linhasDoCsv(texto, 2)).toEqual(linhas);
      }),
    );
  });

  it('keeps every letter of any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (texto) => {
        const letras = (s: string) => s.replace(/[\s",;]/g, '');
        const lidas = linhasDoCsv(`Centro;Crato\n${texto}`, 2) ?? [];
        expect(letras(lidas.flat().join(''))).toBe(`CentroCrato${letras(normalizarTexto(texto))}`);
      }),
    );
  });
});
