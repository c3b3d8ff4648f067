import { describe, expect, it } from 'vitest';
import { umCadastro } from '../testing/contas.ts';
import { normalizarAtualizacao } from './transitions.ts';

describe('normalizarAtualizacao (D13, T-C7)', () => {
  it('brings a registration into the stored form and does not change the password', () => {
    const sujo = umCadastro({
      nome: ' Jose\u0301 ',
      email: ' Ana@UFX.br ',
      cpf: '529.982.247-25',
      lattes: ' http://lattes.cnpq.br/1234567890123456 ',
      senha: '  e\u0301 com espaços  ',
      programa: '  ',
    });
    expect(normalizarAtualizacao(sujo)).toEqual({
      ...umCadastro(),
      nome: 'José',
      email: 'ana@ufx.br',
      cpf: '52998224725',
      senha: '  e\u0301 com espaços  ',
      programa: null,
    });
  });

  it('adds no field that was not sent', () => {
    expect(Object.keys(normalizarAtualizacao({ siape: ' 12 ' }))).toEqual(['siape']);
  });
});
