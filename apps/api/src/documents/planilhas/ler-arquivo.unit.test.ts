import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { LINHAS_MAXIMO } from '@instrutoria/domain/importacao/limits.ts';
import * as T from '@instrutoria/domain/importacao/textos.ts';
import type { CelulaLida } from '@instrutoria/domain/importacao/types.ts';
import { writeOds } from 'hucre/ods';
import { type CellValue, type WriteSheet, writeXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { lerArquivo } from './ler-arquivo.ts';

const celulas = async (bytes: Uint8Array, folha = 0) =>
  (await lerArquivo(bytes)).folhas[folha]?.linhas.map((linha) => linha.celulas);
const recusa = (bytes: Uint8Array) =>
  lerArquivo(bytes).then(
    () => 'taken',
    (error: unknown) => (error instanceof Error ? error.message : ''),
  );
const xlsx = (folha: Omit<WriteSheet, 'name'>) => writeXlsx({ sheets: [{ name: 'Plan1', ...folha }] });

const UNIDADES: readonly CelulaLida[][] = [
  ['Nome', 'Cidade'],
  ['Instituto de Ciências', 'São José'],
];
const TEXTO = 'Nome;Cidade\r\nInstituto de Ciências;São José\r\n';
const latin1 = (texto: string) => Buffer.from(texto, 'latin1');
const utf16 = (texto: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(texto, 'utf16le')]);

describe('texts', () => {
  it.each<readonly [string, Uint8Array]>([
    ['UTF-8', Buffer.from(TEXTO)],
    ['UTF-8 with its mark', Buffer.from(`\ufeff${TEXTO}`)],
    ['windows-1252', latin1(TEXTO)],
    ["Excel's Texto Unicode", utf16(TEXTO.replaceAll(';', '\t'))],
    ['UTF-16 of the other order', utf16(TEXTO).swap16()],
    ['a first line sep=;', Buffer.from(`sep=;\r\n${TEXTO}`)],
    ['a separator named by sep=', Buffer.from(`"sep=|"\n${TEXTO.replaceAll(';', '|')}`)],
    ['commas', Buffer.from(TEXTO.replaceAll(';', ','))],
    ['tabs', Buffer.from(TEXTO.replaceAll(';', '\t'))],
    ['line ends of an old Mac', Buffer.from(TEXTO.replaceAll('\r\n', '\r'))],
    ['quotes around every cell', Buffer.from('"Nome";"Cidade"\n"Instituto de Ciências";"São José"')],
    ['empty rows and columns behind', Buffer.from(`${TEXTO};;;;\r\n;;;\r\n`)],
    ['characters that nobody sees', Buffer.from(TEXTO.replace('Instituto', 'Insti\u200btuto\ufeff'))],
  ])('are read from %s', async (_, bytes) => {
    expect(await celulas(bytes)).toEqual(UNIDADES);
  });

  it('keep line breaks and separators within quotes', async () => {
    expect(await celulas(Buffer.from('Nome;Cidade\n"Letras;\nArtes";"a ""b"""'))).toEqual([
      ['Nome', 'Cidade'],
      ['Letras;\nArtes', 'a "b"'],
    ]);
  });

  it('with a quote that has no pair lose no row, and say so', async () => {
    const lido = await lerArquivo(Buffer.from('Nome;Cidade\n"Letras;Crato\nArtes;Icó'));
    expect(lido.folhas[0]?.linhas.length).toBe(3);
    expect(lido.avisos).toEqual([T.aspasAbertas]);
  });

  it('keep numbers of rows as a spreadsheet program shows them', async () => {
    const { folhas } = await lerArquivo(Buffer.from('sep=;\nNome\n\n\nLetras'));
    expect(folhas[0]?.linhas.map(({ n }) => n)).toEqual([1, 4]);
  });
});

describe('sheets', () => {
  it('give numbers, dates and results of formulas; a formula without a result is named', async () => {
    const rows: CellValue[][] = [
      ['a', 'b', 'c'],
      [7213505181, new Date(Date.UTC(2025, 0, 1)), 'x'],
    ];
    const cells = new Map([
      ['1,2', { value: null, type: 'formula' as const, formula: 'NOW()' }],
      ['2,0', { value: 5, type: 'formula' as const, formula: '2+3', formulaResult: 5 }],
    ]);
    expect(await celulas(await xlsx({ rows: [...rows, [5]], cells }))).toEqual([
      ['a', 'b', 'c'],
      [7213505181, { data: '2025-01-01' }, { falha: 'semValor' }],
      [5],
    ]);
  });

  it('name cells that are merged with the one above', async () => {
    const merges = [{ startRow: 1, startCol: 0, endRow: 2, endCol: 0 }];
    expect(
      await celulas(
        await xlsx({
          rows: [
            ['Nome', 'CH'],
            ['Cálculo', 60],
            [null, 30],
          ],
          merges,
        }),
      ),
    ).toEqual([
      ['Nome', 'CH'],
      ['Cálculo', 60],
      [{ falha: 'mesclada' }, 30],
    ]);
  });

  it('are read from .ods, with hidden ones marked', async () => {
    const bytes = await writeOds({
      sheets: [
        {
          name: 'Plan1',
          rows: [
            ['Nome', 0.85],
            ['a\nb', null],
          ],
        },
      ],
    });
    expect(await celulas(bytes)).toEqual([['Nome', 0.85], ['a\nb']]);
    const oculta = await writeXlsx({
      sheets: [
        { name: 'Dados', rows: [['Nome']] },
        { name: 'Velha', rows: [['x']], hidden: true },
      ],
    });
    expect((await lerArquivo(oculta)).folhas.map((folha) => folha.oculta)).toEqual([false, true]);
  });
});

/** Saved by LibreOffice 7.4: a comment, a link, two lines in a cell, coloured empty rows to the last one. */
describe('files that LibreOffice saved', () => {
  const salvo = (tipo: string) =>
    readFileSync(new URL(`../../testing/planilhas/libreoffice.${tipo}`, import.meta.url));
  const linhas = (cpf: CelulaLida, tsd: CelulaLida, inicio: CelulaLida, ch: CelulaLida) => [
    ['Relação oficial'],
    ['Código', 'Nome', 'CPF', 'TSD', 'Início', 'Soma'],
    ['MAT  001', 'Cálculo\nDiferencial', cpf, tsd, inicio, ch],
  ];

  it.each(['ods', 'xlsx'])('keep numbers, dates and results of formulas in .%s', async (tipo) => {
    const lidas = await celulas(salvo(tipo));
    expect(lidas?.slice(0, 3)).toEqual(linhas(7_213_505_181, 0.724, { data: '2025-03-10' }, 64));
    expect(lidas?.slice(3)).toEqual([
      ['FIS002', 'Física', '072.135.051-81', 72.4, '10/03/2025', 'ab'],
      ['FIS002', 'Física', '072.135.051-81', 72.4, '10/03/2025'],
      ['QUI003', 'Química', true, '#DIV/0!'],
      [{ falha: 'mesclada' }, 'Química II'],
    ]);
  });

  it('keep what was shown in .csv of windows-1252; an .xls is named', async () => {
    const lidas = await celulas(salvo('csv'));
    expect(lidas?.slice(0, 3)).toEqual(linhas('07213505181', '72.4%', '10/03/2025', '64'));
    expect(lidas?.slice(5)).toEqual([
      ['QUI003', 'Química', 'TRUE', '#DIV/0!'],
      ['', 'Química II'],
    ]);
    expect(await recusa(salvo('xls'))).toBe(T.ehXls);
  });
});

/** A ZIP with one entry that declares these sizes. */
function zip(conteudo: Buffer, declarado: number, nome = 'xl/workbook.xml'): Buffer {
  const comprimido = deflateRawSync(conteudo);
  const cabeca = (assinatura: number, central: boolean) => {
    const bytes = Buffer.alloc(central ? 46 : 30);
    const desde = central ? 2 : 0;
    bytes.writeUInt32LE(assinatura, 0);
    bytes.writeUInt16LE(8, 8 + desde);
    bytes.writeUInt32LE(comprimido.length, 18 + desde);
    bytes.writeUInt32LE(declarado, 22 + desde);
    bytes.writeUInt16LE(nome.length, 26 + desde);
    return bytes;
  };
  const fim = Buffer.alloc(22);
  fim.writeUInt32LE(0x06054b50, 0);
  fim.writeUInt16LE(1, 8);
  fim.writeUInt16LE(1, 10);
  fim.writeUInt32LE(30 + nome.length + comprimido.length, 16);
  return Buffer.concat([
    cabeca(0x04034b50, false),
    Buffer.from(nome),
    comprimido,
    cabeca(0x02014b50, true),
    Buffer.from(nome),
    fim,
  ]);
}

describe('files that are refused', () => {
  it.each<readonly [string, () => Uint8Array | Promise<Uint8Array>, string]>([
    ['an old .xls, or an .xlsx with a password', () => Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1]), T.ehXls],
    ['a PDF', () => Buffer.from('%PDF-1.7\n'), T.naoEhPlanilha],
    ['a picture', () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0]), T.naoEhPlanilha],
    ['a page that is called .xls', () => Buffer.from('<html><table><tr><td>a'), T.ehPagina],
    ['a ZIP of something else', () => zip(Buffer.from('oi'), 2, 'foto.jpg'), T.naoEhPlanilha],
    ['a ZIP that declares more than 100 MB', () => zip(Buffer.from('oi'), 900_000_000), T.inflada],
    ['a ZIP that lies about its size', () => zip(Buffer.alloc(5_000_000), 1_000), T.danificada],
    ['a ZIP that hides its size', () => zip(Buffer.alloc(5_000), 0), T.danificada],
    ['half a file', async () => (await xlsx({ rows: [['Nome']] })).slice(0, 900), T.danificada],
    ['nothing but blanks', () => Buffer.from(' ;\n;; \n'), T.semLinhas],
    ['too many columns', () => Buffer.from(`${'a;'.repeat(61)}b`), T.colunasDemais],
    ['too many rows', () => Buffer.from('a\n'.repeat(LINHAS_MAXIMO + 1)), T.linhasDemais],
  ])('%s', async (_, bytes, mensagem) => {
    expect(await recusa(await bytes())).toBe(mensagem);
  });
});
