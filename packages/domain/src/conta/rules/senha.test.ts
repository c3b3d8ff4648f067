import { describe, expect, it } from 'vitest';
import { senhasComuns } from '../data/senhas-comuns.ts';
import { problemasDaSenha } from './senha.ts';

function codigo(senha: string, contexto = {}): string | undefined {
  return problemasDaSenha(senha, contexto)[0]?.codigo;
}

describe('length, in code points (D33, T-A14)', () => {
  it.each([
    ['um girassol'.slice(0, 7), 'SENHA_TAMANHO'],
    ['um giras', undefined],
    ['x'.repeat(127), undefined],
    ['x'.repeat(128), undefined],
    ['x'.repeat(129), 'SENHA_TAMANHO'],
    ['🌻🐝🌧☕🌵🍉🎈', 'SENHA_TAMANHO'],
    ['🌻🐝🌧☕🌵🍉🎈🪁', undefined],
    ['🪁'.repeat(128), undefined],
    ['🪁'.repeat(129), 'SENHA_TAMANHO'],
    ['        ', undefined],
  ])('%j: %s', (senha, esperado) => {
    expect(codigo(senha)).toBe(esperado);
  });
});

describe('the commonest passwords', () => {
  it('are 3,000, each long enough to matter', () => {
    expect(senhasComuns().size).toBe(3000);
    expect([...senhasComuns()].filter((s) => s.length < 8 || s !== s.toLowerCase())).toEqual([]);
  });

  it('are all refused, in any capitals', () => {
    const aceitas = [...senhasComuns()].filter(
      (s) => codigo(s) !== 'SENHA_COMUM' || codigo(s.toUpperCase()) !== 'SENHA_COMUM',
    );
    expect(aceitas).toEqual([]);
  });

  it.each(['senha123', 'Flamengo2024', 'QWERTYUIOP', '12345678', ' password '])('%s', (senha) => {
    expect(codigo(senha)).toBe('SENHA_COMUM');
  });

  it.each(['girassol no telhado 7', 'Cacto&Chuva#9', 'tres lápis azuis'])('accepts %s', (senha) => {
    expect(codigo(senha)).toBeUndefined();
  });
});

describe("the person's own data", () => {
  const pessoa = {
    nome: 'Zoraide Quintela Sá Brandão',
    cpf: '529.982.247-25',
    siape: '20456789',
    email: 'zq.brandao@ufx.edu.br',
  };

  it.each([
    'Zoraide Quintela Sá Brandão',
    'zoraidequintelasabrandao',
    'ZoraideBrandao',
    'Brandão!',
    'brandao2026',
    '1970Quintela',
    '52998224725',
    '529.982.247-25',
    '20456789',
    'zq.brandao@ufx.edu.br',
    'zq.brandao',
  ])('makes %s refused', (senha) => {
    expect(problemasDaSenha(senha, pessoa)[0]?.mensagem).toBe(
      'A senha não pode ser o seu nome, CPF, SIAPE ou e-mail.',
    );
  });

  it.each(['o gato de Zoraide dorme', 'sa123456x', '529982247', 'brandao e o mar'])(
    'makes %s accepted',
    (senha) => {
      expect(codigo(senha, pessoa)).toBeUndefined();
    },
  );

  it('refuses nothing by an empty context', () => {
    expect(codigo('brandao2026', { nome: '', cpf: '', siape: '', email: '' })).toBeUndefined();
  });
});
