import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
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

  it('does not part a list of one column at commas', () => {
    expect(linhasDoCsv('Programa\nLetras, Linguística e Artes;\n"Física; Química"', 1)).toEqual([
      ['Letras, Linguística e Artes', ''],
      ['Física; Química'],
    ]);
  });

  it('tells a row that says more than the list has columns', () => {
    const linhas = linhasDoCsv('A,B\nLetras, Artes, Crato\nC,D,', 2) ?? [];
    expect(problemasDasColunas('unidades', linhas, 2)).toMatchObject([{ campo: 'unidades.1.nome' }]);
  });

  it('is none with too many rows or letters', () => {
    expect(linhasDoCsv('A\n'.repeat(LINHAS_MAXIMO), 1)).toHaveLength(LINHAS_MAXIMO);
    expect(linhasDoCsv('A\n'.repeat(LINHAS_MAXIMO + 1), 1)).toBeNull();
    expect(linhasDoCsv('A'.repeat(CSV_MAXIMO_CARACTERES + 1), 1)).toBeNull();
  });

  const celula = fc
    .string({ unit: 'grapheme', maxLength: 20 })
    .map((texto) => texto.replace(/[\r\n\t\ufeff]/g, ' ').trim())
    .filter((texto) => texto !== '' && !/^(nome|unidade|programa)$/i.test(texto));
  const escrita = (texto: string) => `"${texto.replaceAll('"', '""')}"`;

  it('gives back every cell as it was, however a spreadsheet had to quote it', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(celula, celula), { minLength: 1, maxLength: 20 }), (linhas) => {
        const texto = linhas.map((linha) => linha.map(escrita).join(';')).join('\r\n');
        expect(linhasDoCsv(texto, 2)).toEqual(linhas);
      }),
    );
  });

  it('loses no row, whatever is in it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (texto) => {
        const linhas = texto.split(/\r\n|\r|\n/).filter((linha) => linha.replace('\ufeff', '').trim() !== '');
        const lidas = linhasDoCsv(texto, 2)?.length ?? 0;
        expect([linhas.length, linhas.length - 1]).toContain(lidas);
      }),
    );
  });
});
