import { describe, expect, it } from 'vitest';
import { caractereRecusado } from '../../kernel/textos.ts';
import { umCadastro } from '../../testing/contas.ts';
import { problemasDoCadastro } from './cadastro.ts';
import {
  emailValido,
  lattesValido,
  normalizarEmail,
  problemasDaAtualizacao,
  problemasDaNovaSenha,
  problemasDaRecuperacao,
  problemasDeForma,
} from './campos-da-conta.ts';
import { problemasDaUnidade, problemasDoPrograma } from './unidade-e-programa.ts';

it('[C-J13] treats a name without a letter as empty', () => {
  const codigos = (nome: string) => problemasDeForma({ nome }).map(({ campo, codigo }) => [campo, codigo]);
  for (const nome of ['\u3164', '\u2800', '\u115f\u1160', '\uffa0 7', '123', '—']) {
    expect([nome, codigos(nome)]).toEqual([nome, [['nome', 'NOME_SEM_LETRA']]]);
  }
  for (const nome of ['Ana', '李', 'Ó', '\uac00', "D'Ávila 2º"])
    expect([nome, codigos(nome)]).toEqual([nome, []]);
});

it.each(['a@b.online', 'a@ufx.universidade'])('[C-J15] accepts an ending of any length: %s', (email) => {
  expect([emailValido(email), emailValido('a@b.c')]).toEqual([true, false]);
});

describe('emailValido (E-CONTA-5)', () => {
  it.each([
    ['a@b.br', true],
    ['ana.lima@ufx.edu.br', true],
    ['ana+x@sub.dominio.com', true],
    ['a@b.info', true],
    ['a@b.c', false],
    ['a@b.museu', true],
    ['a@b.c1', false],
    ['a@br', false],
    ['@b.br', false],
    ['a@', false],
    ['a', false],
    ['', false],
    ['a@b@c.br', false],
    ['a b@c.br', false],
    ['a@c..br', false],
    ['a..b@c.br', false],
    ['.a@c.br', false],
    ['a@-c.br', false],
    ['a@c-.br', false],
    ['josé@c.br', false],
    ['a@c.br\n', false],
    ['a@c.br\r\nBcc: d@e.br', false],
    ['"a"@c.br', false],
    [`${'a'.repeat(64)}@b.br`, true],
    [`${'a'.repeat(65)}@b.br`, false],
    [`a@${'b.'.repeat(125)}br`, true],
    [`aa@${'b.'.repeat(125)}br`, false],
  ])('%j: %s', (email, valido) => {
    expect(emailValido(email)).toBe(valido);
  });

  it('is stored trimmed and in lower case', () => {
    expect(normalizarEmail(' Ana@UFX.br ')).toBe('ana@ufx.br');
  });
});

describe('lattesValido (D13, T-C13)', () => {
  it.each([
    ['http://lattes.cnpq.br/1234567890123456', true],
    ['https://lattes.cnpq.br/1234567890123456', true],
    ['http://lattes.cnpq.br/123456789012345', false],
    ['http://lattes.cnpq.br/12345678901234567', false],
    ['http://lattes.cnpq.br/123456789012345a', false],
    ['http://lattesxcnpq.br/1234567890123456', false],
    ['http://lattes.cnpq.br.mal.example/1234567890123456', false],
    ['javascript:alert(1)//http://lattes.cnpq.br/1234567890123456', false],
    ['lattes.cnpq.br/1234567890123456', false],
    ['http://lattes.cnpq.br/1234567890123456\n', false],
    ['', false],
  ])('%s: %s', (lattes, valido) => {
    expect(lattesValido(lattes)).toBe(valido);
  });
});

describe('problemasDoCadastro', () => {
  it('accepts a complete registration, with or without programme and department', () => {
    expect(problemasDoCadastro(umCadastro())).toEqual([]);
    expect(
      problemasDoCadastro(umCadastro({ programa: 'Física', departamento: null, cpf: '52998224725' })),
    ).toEqual([]);
  });

  it.each(['nome', 'cpf', 'email', 'foto', 'lattes', 'senha', 'siape', 'unidade'] as const)(
    'reports an empty %s as campos vazios and nothing else',
    (campo) => {
      const vazio = problemasDoCadastro(umCadastro({ [campo]: undefined }));
      expect(vazio).toEqual([{ campo, codigo: 'CAMPOS_VAZIOS', mensagem: 'campos vazios' }]);
    },
  );

  it('reports every empty field of an empty body', () => {
    expect(problemasDoCadastro({}).map(({ campo }) => campo)).toEqual([
      'nome',
      'cpf',
      'email',
      'foto',
      'lattes',
      'senha',
      'siape',
      'unidade',
    ]);
  });

  it.each([
    [{ nome: '   ' }, 'nome', 'campos vazios'],
    [{ nome: 'Ana\u061c' }, 'nome', caractereRecusado('Ana', '\u061c')],
    [{ nome: 'a'.repeat(151) }, 'nome', 'O texto deve ter no máximo 150 caracteres'],
    [{ email: 'a@b' }, 'email', 'email inválido! o formato correto é usuario@dominio.com'],
    [{ lattes: 'x' }, 'lattes', 'o formato do lattes deve ser http://lattes.cnpq.br/XXXXXXXXXXXXXXXX'],
    [{ cpf: '123' }, 'cpf', 'O CPF deve ter o formato 000.000.000-00'],
    [{ siape: '12345678' }, 'siape', 'O SIAPE deve ter no máximo 7 caracteres'],
    [{ siape: '12345\ufffe' }, 'siape', caractereRecusado('12345', '\ufffe')],
    [{ senha: '1234567' }, 'senha', 'A senha deve ter entre 8 e 128 caracteres'],
    [{ departamento: 'a\uffff' }, 'departamento', caractereRecusado('a', '\uffff')],
  ])('%j', (mudanca, campo, mensagem) => {
    expect(problemasDoCadastro(umCadastro(mudanca))).toEqual([expect.objectContaining({ campo, mensagem })]);
  });

  it.each([
    ['siape', '123456'],
    ['siape', '1234567'],
    ['nome', 'a'.repeat(150)],
    ['cpf', '123.456.789-00'],
    ['email', 'ANA@UFX.BR'],
  ])('accepts %s %s', (campo, valor) => {
    expect(problemasDoCadastro(umCadastro({ [campo]: valor }))).toEqual([]);
  });
});

describe('problemasDaAtualizacao', () => {
  const { senha: _, ...registro } = umCadastro();
  const inteiro = { ...registro, rg: '0000000' };

  it('accepts a whole record', () => {
    expect(problemasDaAtualizacao(inteiro)).toEqual([]);
  });

  it.each(['nome', 'cpf', 'email', 'lattes', 'siape', 'rg', 'foto'] as const)(
    'refuses an empty %s',
    (campo) => {
      expect(problemasDaAtualizacao({ ...inteiro, [campo]: '' })).toEqual([
        { campo, codigo: 'CAMPOS_VAZIOS', mensagem: 'preencha todos os campos' },
      ]);
    },
  );

  it('reports a missing unit', () => {
    expect(problemasDaAtualizacao({ ...inteiro, unidade: undefined })).toEqual([
      expect.objectContaining({ campo: 'unidade', mensagem: 'unidade não encontrada ou não selecionada' }),
    ]);
  });
});

describe('reset and recovery', () => {
  it.each([
    [{}, ['senha', 'confirmacao'], 'preencha todos os campos'],
    [{ senha: 'x' }, ['confirmacao'], 'preencha todos os campos'],
    [{ confirmacao: 'x' }, ['senha'], 'preencha todos os campos'],
    [{ senha: 'x', confirmacao: 'y' }, ['confirmacao'], 'as senhas são diferentes'],
    [{ senha: 'x ', confirmacao: 'x' }, ['confirmacao'], 'as senhas são diferentes'],
    [{ senha: 'x', confirmacao: 'x' }, [], undefined],
  ])('%j', (campos, nomes, mensagem) => {
    const problemas = problemasDaNovaSenha(campos);
    expect(problemas.map(({ campo }) => campo)).toEqual(nomes);
    expect(problemas[0]?.mensagem).toBe(mensagem);
  });

  it.each([
    [undefined, 'Por favor, digite um e-mail válido.'],
    ['', 'Por favor, digite um e-mail válido.'],
    ['a@b', 'Por favor, digite um e-mail válido.'],
    [' ana@ufx.br ', undefined],
  ])('gives for a recovery of %j the right errors', (email, mensagem) => {
    expect(problemasDaRecuperacao(email)[0]?.mensagem).toBe(mensagem);
  });
});

it('requires names of units and programmes', () => {
  expect(problemasDaUnidade({ nome: ' ', cidade: 'Fortaleza' }).map(({ campo }) => campo)).toEqual(['nome']);
  expect(problemasDaUnidade({ nome: 'Instituto', cidade: 'Fortaleza' })).toEqual([]);
  expect(problemasDoPrograma({}).map(({ campo }) => campo)).toEqual(['nome']);
  expect(problemasDoPrograma({ nome: 'a'.repeat(151) })[0]?.codigo).toBe('TEXTO_LONGO');
});
