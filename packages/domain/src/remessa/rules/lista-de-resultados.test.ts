import { describe, expect, it } from 'vitest';
import type { CelulaLida } from '../../importacao/types.ts';
import { MENSAGENS_REMESSA as M } from '../messages.ts';
import { lerListaDeResultados } from './lista-de-resultados.ts';

const lista = (...linhas: readonly (readonly CelulaLida[])[]) => [
  { nome: 'Plan1', oculta: false, linhas: linhas.map((celulas, i) => ({ n: i + 1, celulas: [...celulas] })) },
];
const TITULOS = ['CPF', 'Situação', 'Data', 'Motivo'];
const CPF = '52998224725';

describe('a list of results', () => {
  it.each([
    ['pago', 'paga'],
    ['Creditado', 'paga'],
    ['S', 'paga'],
    ['não', 'devolvida'],
    ['N', 'devolvida'],
    ['Não pago', 'devolvida'],
    ['DEVOLVIDA pelo banco', 'devolvida'],
    ['Rejeitado', 'devolvida'],
  ])('reads %s as %s', (escrito, resultado) => {
    expect(lerListaDeResultados(lista(TITULOS, [CPF, escrito, null, null]))).toMatchObject([
      { cpf: CPF, resultado },
    ]);
  });

  it.each(['normal', 'nada', 'em análise', true, null])('leaves out a row that says %s', (escrito) => {
    const linhas = lista(TITULOS, [CPF, escrito, null, null], ['390.533.447-05', 'pago', null, null]);
    expect(lerListaDeResultados(linhas).map(({ cpf }) => cpf)).toEqual(['39053344705']);
  });

  it('reads days and reasons, and a CPF that lost its zeros', () => {
    const linhas = lista(
      TITULOS,
      [1234567890, 'pago', '5/12/2026', 'sem uso'],
      [CPF, 'devolvido', { data: '2026-12-06' }, ' conta encerrada '],
      ['39053344705', 'pago', { data: '2026-12-06' }, null],
    );
    expect(lerListaDeResultados(linhas).map(({ cpf, dia, motivo }) => [cpf, dia, motivo])).toEqual([
      ['01234567890', '2026-12-05', null],
      [CPF, null, 'conta encerrada'],
      ['39053344705', '2026-12-06', null],
    ]);
  });

  it('is refused without its two columns, and without a known row', () => {
    expect(() => lerListaDeResultados([])).toThrow(M.semColunas);
    expect(() => lerListaDeResultados(lista(['CPF', 'Valor'], [CPF, 700]))).toThrow(M.semColunas);
    expect(() => lerListaDeResultados(lista(TITULOS, [CPF, 'talvez', null, null]))).toThrow(M.retornoVazio);
  });
});
