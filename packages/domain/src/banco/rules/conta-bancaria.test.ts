import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { REGRAS_DO_PAGADOR_PADRAO } from '../limits.ts';
import type { ContaEscrita } from '../types.ts';
import { arrumarConta, avisosDaConta, problemasDaConta, problemasDoMotivo } from './conta-bancaria.ts';
import { digitosQueFalham } from './digitos-da-conta.ts';

const CPF = '52998224725';
const ESCRITA: ContaEscrita = {
  ...{ banco: '1', agencia: '1584-9', conta: '210.169-6', tipo: 'corrente', cpfDoTitular: '529.982.247-25' },
};
const julgar = (
  dados: Partial<ContaEscrita>,
  cpfDoAluno: string | null = CPF,
  regras = REGRAS_DO_PAGADOR_PADRAO,
) =>
  problemasDaConta(arrumarConta({ ...ESCRITA, ...dados }), regras, {
    ...{ cpfDoAluno, bancos: new Set(['001', '104', '237']) },
  }).map(({ campo, codigo }) => `${campo} ${codigo}`);

describe('an account as people type it', () => {
  it('splits the digits from the numbers, and keeps bank and CPF in one form', () => {
    expect(arrumarConta(ESCRITA)).toEqual({
      ...{ banco: '001', agencia: '1584', digitoDaAgencia: '9', conta: '210169', digito: '6' },
      ...{ tipo: 'corrente', cpfDoTitular: CPF },
    });
    expect(arrumarConta({ ...ESCRITA, agencia: '1425', conta: '238069', digito: 'p' })).toMatchObject({
      ...{ digitoDaAgencia: null, conta: '238069', digito: 'P' },
    });
  });

  it.each([
    ['a good one', {}, []],
    ['a bank that does not exist', { banco: '999' }, ['banco BANCO_INVALIDO']],
    ['letters in the agency', { agencia: '15a' }, ['agencia AGENCIA_INVALIDA']],
    ['an account of zeros', { conta: '000', digito: '0' }, ['conta CONTA_INVALIDA']],
    ['no digit', { conta: '210169' }, ['digito DIGITO_INVALIDO']],
    ['a salary account', { tipo: 'salario' }, ['tipo CONTA_SALARIO']],
    ['savings of another bank', { tipo: 'poupanca' }, ['tipo SEM_POUPANCA']],
    ['savings of Caixa', { tipo: 'poupanca', banco: '104' }, []],
    ['another holder', { cpfDoTitular: '111.444.777-35' }, ['cpfDoTitular OUTRO_TITULAR']],
    ['a CPF that fails', { cpfDoTitular: '529.982.247-26' }, ['cpfDoTitular CPF_INVALIDO']],
  ] as const)('judges %s as the payer does', (_, dados, esperado) => expect(julgar(dados)).toEqual(esperado));

  it('asks for the student’s CPF first, and takes other holders where the institution does', () => {
    expect(julgar({}, null)).toEqual(['cpfDoTitular ALUNO_SEM_CPF']);
    const regras = { soDoTitular: false, poupanca: ['001'], contaSalario: true };
    expect(julgar({ cpfDoTitular: '111.444.777-35', tipo: 'poupanca' }, null, regras)).toEqual([]);
    expect(julgar({ tipo: 'salario' }, CPF, regras)).toEqual([]);
  });

  it('needs a reason only for a change', () => {
    expect(problemasDoMotivo(false, '')).toEqual([]);
    expect(problemasDoMotivo(true, ' ').map(({ codigo }) => codigo)).toEqual(['SEM_MOTIVO']);
  });
});

describe('check digits', () => {
  const conta = (banco: string, agencia: string, numero: string, digitoDaAgencia: string | null = null) => {
    const [n = '', digito = ''] = numero.split('-');
    return { banco, agencia, digitoDaAgencia, conta: n, digito };
  };

  it.each([
    ['Banco do Brasil', conta('001', '1584', '00210169-6', '9')],
    ['Banco do Brasil, not padded', conta('001', '1584', '210169-6', '9')],
    ['Santander', conta('033', '0189', '01017417-9')],
    ['Caixa, with its operation', conta('104', '2004', '00100000448-6')],
    ['Bradesco', conta('237', '1425', '0238069-2', '7')],
    ['Itaú', conta('341', '2545', '02366-1')],
    ['a bank without a published rule', conta('260', '0001', '123-4')],
    ['a number that is not yet typed', conta('001', '1584', '', '9')],
    ['an agency that is not yet typed', conta('001', '', '210169-1', '1')],
    ['an account longer than the bank’s', conta('341', '2545', '1234567-0')],
  ])('hold for %s', (_, numeros) => expect(digitosQueFalham(numeros)).toEqual([]));

  it('name the place that fails, and only warn', () => {
    const errada = arrumarConta({ ...ESCRITA, agencia: '1584-8', conta: '210169-5' });
    expect(digitosQueFalham(errada)).toEqual(['digitoDaAgencia', 'digito']);
    expect(avisosDaConta(errada).map(({ campo, mensagem }) => `${campo}: ${mensagem}`)).toEqual([
      'digitoDaAgencia: Confira a agência: o dígito não confere com o número',
      'digito: Confira a conta: o dígito não confere com a agência e o número',
    ]);
    expect(julgar({ agencia: '1584-8', conta: '210169-5' })).toEqual([]);
  });

  it('are one of all for every account, however it is padded, and fail for a digit mistyped', () => {
    const bancos = fc.constantFrom('001', '033', '104', '237', '341');
    fc.assert(
      fc.property(
        bancos,
        fc.integer({ min: 1, max: 9999 }),
        fc.integer({ min: 1, max: 99_999 }),
        (banco, a, n) => {
          const certos = [...'0123456789XP'].filter(
            (digito) =>
              digitosQueFalham({ banco, agencia: String(a), digitoDaAgencia: null, conta: String(n), digito })
                .length === 0,
          );
          const cheia = {
            banco,
            agencia: String(a).padStart(4, '0'),
            digitoDaAgencia: null,
            conta: String(n).padStart(5, '0'),
          };
          expect(certos.length).toBeGreaterThan(0);
          expect(certos.length).toBeLessThanOrEqual(3);
          for (const digito of certos) expect(digitosQueFalham({ ...cheia, digito })).toEqual([]);
        },
      ),
    );
  });
});
