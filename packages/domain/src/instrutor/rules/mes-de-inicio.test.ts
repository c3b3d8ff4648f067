import { describe, expect, it } from 'vitest';
import { CONFIGURACAO_PADRAO } from '../../configuracao/limits.ts';
import { umInstrutorGuardado } from '../../testing/instrutores.ts';
import {
  comecaEm,
  mesDaRegularizacao,
  mesesDaVigencia,
  nuncaComecou,
  problemasDoMesDeInicio,
} from './mes-de-inicio.ts';

const VIGENCIA = { inicio: '2026-03-01', fim: '2026-12-31' };
const { regularizacao } = CONFIGURACAO_PADRAO;

describe('[C-A16] the month that a regularisation gives (D44)', () => {
  it.each([
    ['2026-03-01', '2026-04'],
    ['2026-03-31', '2026-04'],
    ['2026-04-01', '2026-05'],
    ['2026-04-02', '2026-05'],
    ['2026-04-03', '2026-05'],
    ['2026-05-05', '2026-05'],
    ['2026-05-06', '2026-06'],
    ['2026-11-22', '2026-12'],
    ['2026-12-01', '2026-12'],
    ['2026-02-10', '2026-04'],
    ['2025-12-20', '2026-03'],
    ['2027-01-04', null],
  ])('gives on %s %s', (hoje, mes) => {
    expect(mesDaRegularizacao(hoje, regularizacao, VIGENCIA)).toBe(mes);
  });

  it('gives the following month without periods', () => {
    expect(mesDaRegularizacao('2026-03-10', [], VIGENCIA)).toBe('2026-04');
    expect(mesDaRegularizacao('2026-05-05', [], VIGENCIA)).toBe('2026-06');
  });
});

describe('[C-A6] the first month of a vínculo, within its call’s vigência (D40)', () => {
  it('allows every month that the vigência touches', () => {
    expect(mesesDaVigencia({ inicio: '2026-11-15', fim: '2027-01-02' })).toEqual([
      '2026-11',
      '2026-12',
      '2027-01',
    ]);
  });

  it.each(['1999-01', '2099-01', '2026-02', '2027-01'])('refuses %s', (mes) => {
    expect(problemasDoMesDeInicio(mes, VIGENCIA).map(({ campo, mensagem }) => [campo, mensagem])).toEqual([
      ['mesInicio', 'O mês de início deve estar na vigência do edital: de março de 2026 a dezembro de 2026'],
    ]);
  });

  it('accepts each month of the vigência', () => {
    for (const mes of mesesDaVigencia(VIGENCIA)) expect(problemasDoMesDeInicio(mes, VIGENCIA)).toEqual([]);
  });
});

describe('[C-A5] a vínculo that ended before its first month never began (D40)', () => {
  it.each([
    ['2026-04', '2026-03-31', true],
    ['2026-04', '2026-04-01', false],
    [null, '2026-04-01', true],
    ['2026-04', null, false],
    [null, null, false],
  ])('%s, %s: %s', (mesInicio, fim, nunca) => {
    expect(nuncaComecou({ mesInicio, fim })).toBe(nunca);
  });
});

describe('[C-C8] an instructor who begins in a later month', () => {
  it.each([
    ['2026-11', '2026-12'],
    ['2026-12', null],
    ['2027-01', null],
  ])('is named with that month, seen in %s: %s', (mes, comeca) => {
    expect(comecaEm(umInstrutorGuardado({ mesInicio: '2026-12' }), mes)).toBe(comeca);
    expect(
      comecaEm(umInstrutorGuardado({ mesInicio: '2026-12', situacaoInstrutor: 'IRREGULAR' }), mes),
    ).toBeNull();
  });
});
