import { describe, expect, it } from 'vitest';
import { MENU, menuDe, podeAdministrar, podeAtualizarProfessor, podeProporProjeto } from './policies.ts';
import { TIPOS_DE_USUARIO } from './types.ts';

describe('the menu by type (E-GERAL-5)', () => {
  it.each([
    ['coordenador', ['Cadastrar projeto', 'projetos submetidos']],
    ['avaliador', ['Cadastrar projeto', 'projetos submetidos', 'Avaliar projeto']],
    [
      'administrador',
      ['alterar usuarios', 'designar avaliadores', 'finalizar avaliações', 'gerar ranque dos projetos'],
    ],
    [
      'PRESIDENTE_COMISSAO',
      ['Cadastrar projeto', 'projetos submetidos', 'alterar instrutores', 'verificar recursos'],
    ],
    ['secretaria', ['Cadastrar projeto', 'projetos submetidos', 'projetos já avaliados']],
  ] as const)('%s', (tipo, rotulos) => {
    expect(menuDe(tipo).map(({ rotulo }) => rotulo)).toEqual(rotulos);
  });

  it('has no path twice', () => {
    expect(new Set(MENU.map(({ caminho }) => caminho)).size).toBe(MENU.length);
  });
});

it('only administrators administer, and only they propose nothing', () => {
  for (const tipo of TIPOS_DE_USUARIO) {
    expect(podeAdministrar({ tipo })).toBe(tipo === 'administrador');
    expect(podeProporProjeto({ tipo })).toBe(tipo !== 'administrador');
    expect(podeAtualizarProfessor({ id: 7, tipo }, 7)).toBe(true);
    expect(podeAtualizarProfessor({ id: 7, tipo }, 8)).toBe(tipo === 'administrador');
  }
});
