import { describe, expect, it } from 'vitest';
import { chavesPerdidas } from '../messages.ts';
import * as M from '../textos.ts';
import {
  ehOUltimoFator,
  emGrupos,
  fatorExigido,
  formaDoCodigo,
  limparCodigo,
  metodoDigitado,
  problemasDoNomeDaChave,
  recusaDoFator,
  temFator,
} from './fatores.ts';

const RECUPERACAO = 'ABCDEFGHIJKLMN23';

describe('second factor', () => {
  it('knows an account with a factor, and its last one', () => {
    expect([temFator({ totp: false, chaves: 0 }), temFator({ totp: true, chaves: 0 })]).toEqual([
      false,
      true,
    ]);
    expect(temFator({ totp: false, chaves: 2 })).toBe(true);
    expect(ehOUltimoFator({ totp: true, chaves: 0 })).toBe(true);
    expect(ehOUltimoFator({ totp: false, chaves: 1 })).toBe(true);
    expect(ehOUltimoFator({ totp: true, chaves: 1 })).toBe(false);
    expect(ehOUltimoFator({ totp: false, chaves: 0 })).toBe(false);
  });

  it('is required of administrators alone, by the setting', () => {
    const exige = { segundoFatorDosAdministradores: true };
    expect(fatorExigido({ tipo: 'administrador' }, exige)).toBe(true);
    expect(fatorExigido({ tipo: 'secretaria' }, exige)).toBe(false);
    expect(fatorExigido({ tipo: 'administrador' }, { segundoFatorDosAdministradores: false })).toBe(false);
  });

  it.each([
    [' 123 456 ', 'totp'],
    ['12345', null],
    ['1234567', null],
    [emGrupos(RECUPERACAO), 'recuperacao'],
    [RECUPERACAO.toLowerCase(), 'recuperacao'],
    [`${RECUPERACAO}A`, null],
    ['ABCDEFGHIJKLMN01', null],
    ['', null],
  ])('reads %j as %s', (digitado, forma) => {
    expect(formaDoCodigo(limparCodigo(digitado))).toBe(forma);
  });

  it('refuses each kind of code in its own words', () => {
    expect([metodoDigitado('12'), metodoDigitado('ABCD-1')]).toEqual(['totp', 'recuperacao']);
    const mensagens = (metodo: Parameters<typeof recusaDoFator>[0]) =>
      [false, true].map((usado) => recusaDoFator(metodo, usado).mensagem);
    expect(mensagens('totp')).toEqual([M.codigoIncorreto, M.codigoJaUsado]);
    expect(mensagens('recuperacao')).toEqual([M.codigoDeRecuperacaoIncorreto, M.codigoDeRecuperacaoJaUsado]);
    expect(mensagens('chave')).toEqual([M.chaveIncorreta, M.chaveIncorreta]);
  });

  it('asks a name of a passkey, of one line', () => {
    const codigos = (nome?: string) => problemasDoNomeDaChave(nome).map(({ codigo }) => codigo);
    expect([codigos(), codigos('  ')]).toEqual([['NOME_VAZIO'], ['NOME_VAZIO']]);
    expect(codigos('celular')).toEqual([]);
    expect(codigos('x'.repeat(61))).toHaveLength(1);
  });

  it('counts lost passkeys in words', () => {
    expect(chavesPerdidas(1)).toMatch(/^1 chave .* não funciona mais\.$/);
    expect(chavesPerdidas(2)).toMatch(/^2 chaves .* não funcionam mais\.$/);
  });
});
