import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ContaBancaria } from '../../banco/types.ts';
import type { Favorecido, Pagador } from '../types.ts';
import { BANCOS_DO_CNAB, camposDoRegistro, REGISTROS_CNAB } from './cnab240-tabelas.ts';
import { escreverCnab240 } from './escrever-cnab240.ts';
import { FAVORECIDOS_DE_EXEMPLO, PAGADOR_DE_EXEMPLO, REMESSA_DE_EXEMPLO } from './exemplo.ts';

const conta = (dados: Partial<ContaBancaria> = {}): ContaBancaria => ({
  ...{ banco: '001', agencia: '1584', digitoDaAgencia: '9', conta: '210169', digito: '6' },
  ...{ tipo: 'corrente', cpfDoTitular: '52998224725', ...dados },
});
const favorecido = (dados: Partial<Favorecido> = {}): Favorecido => ({
  ...{ documento: 1, nome: 'José da Conceição', matricula: null, cpf: '52998224725', conta: conta() },
  ...{ nomeDoBanco: 'BB', centavos: 70_000, tipo: 'NORMAL', projeto: 'X', ...dados },
});
const pagador = (dados: Partial<Pagador> = {}): Pagador => ({ ...PAGADOR_DE_EXEMPLO, ...dados });
const DA_CAIXA = { banco: '104', convenio: '444773', parametro: '01', compromisso: '0007' } as const;

function linhas(favorecidos: readonly Favorecido[], quem: Pagador = pagador()): string[] {
  const texto = escreverCnab240({ ...REMESSA_DE_EXEMPLO, pagador: quem }, favorecidos, 'Banco de Exemplo');
  expect(texto.endsWith('\r\n')).toBe(true);
  return texto.slice(0, -2).split('\r\n');
}
const em = (linha: string | undefined, de: number, ate: number) => (linha ?? '').slice(de - 1, ate);

describe('the tables', () => {
  it.each(['999', ...Object.keys(BANCOS_DO_CNAB)])(
    'of bank %s cover 1 to 240 once in each record',
    (banco) => {
      for (const registro of REGISTROS_CNAB) {
        let livre = 1;
        for (const [de, ate] of camposDoRegistro(banco, registro)) {
          expect([registro, de]).toEqual([registro, livre]);
          livre = ate + 1;
        }
        expect([registro, livre]).toEqual([registro, 241]);
      }
    },
  );
});

describe('a file of Banco do Brasil, read by the positions of its manual', () => {
  const [arquivo, lote, a, b, fimDoLote, fim] = linhas([favorecido({ documento: 37 })], pagador());

  it('has convênio, account and dates of the payer in the headers', () => {
    expect([em(arquivo, 1, 8), em(arquivo, 18, 32)]).toEqual(['00100000', '211222333000181']);
    expect([em(arquivo, 33, 41), em(arquivo, 42, 45), em(arquivo, 46, 52)]).toEqual([
      ...['000123456', '0126', '       '],
    ]);
    expect(em(arquivo, 53, 72)).toBe('012345000000098765' + '4 ');
    expect([em(arquivo, 143, 143), em(arquivo, 144, 157), em(arquivo, 158, 163)]).toEqual([
      ...['1', '03122026093000', '000012'],
    ]);
    expect([em(lote, 4, 9), em(lote, 10, 11), em(lote, 12, 13)]).toEqual(['00011C', '33', '01']);
  });

  it('has the student in segments A and B', () => {
    expect([em(a, 8, 14), em(a, 15, 20), em(a, 21, 23)]).toEqual(['300001A', '000000', '001']);
    expect([em(a, 24, 28), em(a, 29, 29), em(a, 30, 41), em(a, 42, 43)]).toEqual([
      ...['01584', '9', '000000210169', '6 '],
    ]);
    expect(em(a, 44, 73)).toBe('JOSE DA CONCEICAO'.padEnd(30));
    expect([em(a, 74, 93), em(a, 94, 101), em(a, 120, 134)]).toEqual([
      ...['000037'.padEnd(20), '05122026', '000000000070000'],
    ]);
    expect([em(b, 9, 14), em(b, 18, 32)]).toEqual(['00002B', '100052998224725']);
  });

  it('counts and sums in the trailers', () => {
    expect([em(fimDoLote, 8, 8), em(fimDoLote, 18, 23), em(fimDoLote, 24, 41)]).toEqual([
      ...['5', '000004', '000000000000070000'],
    ]);
    expect([em(fim, 4, 8), em(fim, 18, 23), em(fim, 24, 29)]).toEqual(['99999', '000001', '000006']);
  });

  it('puts accounts of other banks and savings into lots of their own, with their sums', () => {
    const todas = linhas([
      favorecido({ centavos: 100 }),
      favorecido({ centavos: 200, conta: conta({ banco: '341' }) }),
      favorecido({ centavos: 300, conta: conta({ tipo: 'poupanca' }) }),
      favorecido({ centavos: 400, conta: conta({ banco: '104', tipo: 'poupanca' }) }),
    ]);
    const lotes = todas.filter((l) => l[7] === '1').map((l) => [em(l, 4, 7), em(l, 12, 13)]);
    expect(lotes).toEqual([
      ['0001', '01'],
      ['0002', '03'],
      ['0003', '05'],
    ]);
    expect(todas.filter((l) => l[7] === '5').map((l) => Number(em(l, 24, 41)))).toEqual([100, 600, 300]);
    const deOutro = todas.filter((l) => l[13] === 'A' && em(l, 4, 7) === '0002');
    expect(deOutro.map((l) => [em(l, 18, 20), em(l, 220, 226)])).toEqual([
      ['018', '00010CC'],
      ['018', '00010PP'],
    ]);
    expect(em(todas.at(-1), 18, 29)).toBe('000003000016');
  });
});

describe('a file of Caixa, read by the positions of its manual', () => {
  const quem = pagador(DA_CAIXA);
  const [arquivo, lote, a] = linhas(
    [favorecido({ documento: 37, conta: conta({ banco: '104', conta: '1300000448', digito: 'X' }) })],
    quem,
  );
  it('has convênio, parameter and commitment', () => {
    expect([em(arquivo, 33, 38), em(arquivo, 39, 40), em(arquivo, 41, 41)]).toEqual(['444773', '01', 'P']);
    expect([em(arquivo, 103, 132).trim(), em(arquivo, 164, 166), em(arquivo, 226, 228)]).toEqual([
      ...['CAIXA', '080', '000'],
    ]);
    expect([
      em(lote, 14, 16),
      em(lote, 33, 38),
      em(lote, 39, 40),
      em(lote, 41, 44),
      em(lote, 45, 46),
    ]).toEqual([...['041', '444773', '01', '0007', '01']]);
  });
  it('has the number of six digits, one instalment and the day', () => {
    expect([em(a, 74, 79), em(a, 80, 93).trim(), em(a, 147, 154)]).toEqual(['000037', '', '01N10500']);
    expect([em(a, 30, 42), em(a, 218, 219)]).toEqual(['001300000448X', '00']);
  });
  it('says of an account of another bank whether it is savings', () => {
    const [, , deOutro] = linhas([favorecido({ conta: conta({ tipo: 'poupanca' }) })], quem);
    expect(em(deOutro, 93, 93)).toBe('2');
  });
});

describe('any file', () => {
  it('is refused without a payer, a payment, an account, or an amount', () => {
    expect(() => linhas([])).toThrow(RangeError);
    expect(() => linhas([favorecido({ centavos: 0 })])).toThrow(RangeError);
    expect(() => linhas([favorecido({ conta: null })])).toThrow(RangeError);
    expect(() =>
      escreverCnab240({ ...REMESSA_DE_EXEMPLO, pagador: null }, FAVORECIDOS_DE_EXEMPLO, ''),
    ).toThrow(RangeError);
  });

  it('keeps digits X and P, two digits, and pads unpadded numbers', () => {
    const a = (dados: Partial<ContaBancaria>) => linhas([favorecido({ conta: conta(dados) })])[2];
    expect(em(a({ digitoDaAgencia: 'X', digito: 'P' }), 24, 43)).toBe('01584X000000210169P ');
    expect(em(a({ agencia: '1', conta: '000000210169', digito: '12' }), 24, 43)).toBe(
      '000019000000210169' + '12',
    );
    expect(em(a({ digitoDaAgencia: null }), 29, 29)).toBe(' ');
  });

  it('has only records of 240 characters of ASCII, and sums what it pays, whatever the names and amounts', () => {
    const umFavorecido = fc.record({
      nome: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 80 }),
      centavos: fc.integer({ min: 1, max: 999_999_999 }),
      documento: fc.integer({ min: 1, max: 999_999 }),
      conta: fc.record({
        banco: fc.constantFrom('001', '104', '341', '237', '260'),
        agencia: fc.stringMatching(/^[1-9]\d{0,4}$/),
        digitoDaAgencia: fc.constantFrom(null, '0', '7', 'X', 'P'),
        conta: fc.stringMatching(/^[1-9]\d{0,11}$/),
        digito: fc.constantFrom('0', 'X', 'P', '12'),
        tipo: fc.constantFrom('corrente' as const, 'poupanca' as const, 'salario' as const),
        cpfDoTitular: fc.constant('52998224725'),
      }),
    });
    const quem = fc.constantFrom(
      pagador(),
      pagador(DA_CAIXA),
      pagador({ banco: '341' }),
      pagador({ banco: '033' }),
    );
    fc.assert(
      fc.property(fc.array(umFavorecido, { minLength: 1, maxLength: 12 }), quem, (todos, deQuem) => {
        const escritas = linhas(
          todos.map((um) => favorecido(um)),
          deQuem,
        );
        for (const linha of escritas) expect(linha).toMatch(/^[\x20-\x7e]{240}$/);
        const soma = todos.reduce((total, { centavos }) => total + centavos, 0);
        const somaDe = (quais: string[], de: number, ate: number) =>
          quais.reduce((total, l) => total + Number(em(l, de, ate)), 0);
        expect(
          somaDe(
            escritas.filter((l) => l[7] === '5'),
            24,
            41,
          ),
        ).toBe(soma);
        expect(
          somaDe(
            escritas.filter((l) => l[13] === 'A' && l[7] === '3'),
            120,
            134,
          ),
        ).toBe(soma);
        expect(Number(em(escritas.at(-1), 24, 29))).toBe(escritas.length);
      }),
      { numRuns: 200 },
    );
  });
});
