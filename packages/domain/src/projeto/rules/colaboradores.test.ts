import { describe, expect, it } from 'vitest';
import { caractereRecusado } from '../../kernel/textos.ts';
import { umaProposta } from '../../testing/projetos.ts';
import {
  problemasDoCoordenador,
  problemasDoNaoCadastrado,
  problemasDosColaboradores,
} from './colaboradores.ts';
import { problemasDaIdentificacao } from './identificacao.ts';
import { problemasDoRascunho } from './rascunho.ts';

it.each([undefined, null])('requires a call in step 1 (%s)', (edital) => {
  expect(problemasDoCoordenador({ edital })).toEqual([
    { campo: 'edital', codigo: 'EDITAL_NAO_ESCOLHIDO', mensagem: 'selecione o edital' },
  ]);
  expect(problemasDoCoordenador({ edital: 3 })).toEqual([]);
});

describe('a collaborator without an account (E-PROJETO-2)', () => {
  const inteiro = { nome: 'Otávio Lins', siape: '7654321', regimeTrabalho: '20h', unidade: 1 };

  it('is valid with all four fields', () => {
    expect(problemasDoNaoCadastrado(inteiro)).toEqual([]);
  });

  it.each(['nome', 'siape', 'regimeTrabalho', 'unidade'])('is refused without %s', (campo) => {
    expect(problemasDoNaoCadastrado({ ...inteiro, [campo]: undefined })).toEqual([
      { campo, codigo: 'CAMPOS_VAZIOS', mensagem: 'preencha todos os campos' },
    ]);
  });

  it.each([
    [{ regimeTrabalho: '30h' }, 'regimeTrabalho', 'preencha todos os campos'],
    [{ siape: '12345678' }, 'siape', 'O SIAPE deve ter no máximo 7 caracteres'],
    [{ nome: 'a\ufffeb' }, 'nome', caractereRecusado('a', '\ufffe')],
  ])('refuses %j', (mudanca, campo, mensagem) => {
    expect(problemasDoNaoCadastrado({ ...inteiro, ...mudanca })).toEqual([
      expect.objectContaining({ campo, mensagem }),
    ]);
  });
});

describe('the lists of collaborators', () => {
  const campos = ['professores_colaboradores', 'professores_colaboradores_nao_cadastrado'] as const;

  it.each(campos)('%s: allow at most 30, none twice (T-C15)', (campo) => {
    const ids = (n: number) => Array.from({ length: n }, (_, i) => i + 1);
    expect(problemasDosColaboradores(umaProposta({ [campo]: ids(30) }))).toEqual([]);
    expect(problemasDosColaboradores(umaProposta({ [campo]: ids(31) }))[0]?.codigo).toBe(
      'COLABORADORES_DEMAIS',
    );
    expect(problemasDosColaboradores(umaProposta({ [campo]: [4, 4] }))[0]?.codigo).toBe(
      'COLABORADOR_REPETIDO',
    );
  });

  it('may be missing', () => {
    expect(problemasDosColaboradores({})).toEqual([]);
  });
});

describe('the four keywords (E-PROJETO-5)', () => {
  it.each(['palavraChave1', 'palavraChave2', 'palavraChave3', 'palavraChave4'])(
    'are refused without %s',
    (campo) => {
      for (const vazia of [undefined, '', '  ']) {
        expect(problemasDaIdentificacao(umaProposta({ [campo]: vazia }))).toEqual([
          { campo, codigo: 'PALAVRA_CHAVE_VAZIA', mensagem: 'preencha todas as palavras chaves' },
        ]);
      }
    },
  );

  it.each([
    ['Cálculo', 'calculo '],
    ['ensino  médio', 'Ensino Medio'],
  ])('[C-D11] treat %s and %s as one keyword', (primeira, outra) => {
    expect(problemasDaIdentificacao(umaProposta({ palavraChave1: primeira, palavraChave3: outra }))).toEqual([
      {
        campo: 'palavraChave3',
        codigo: 'PALAVRA_CHAVE_REPETIDA',
        mensagem: 'Esta palavra-chave já foi escrita acima. Escolha outra.',
      },
    ]);
    expect(problemasDoRascunho(umaProposta({ palavraChave1: primeira, palavraChave3: outra }))).toEqual([]);
  });

  it('have at most 100 characters each', () => {
    expect(problemasDaIdentificacao(umaProposta({ palavraChave2: 'a'.repeat(100) }))).toEqual([]);
    expect(problemasDaIdentificacao(umaProposta({ palavraChave2: 'a'.repeat(101) }))[0]?.campo).toBe(
      'palavraChave2',
    );
  });
});
