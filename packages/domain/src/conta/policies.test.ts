import { describe, expect, it } from 'vitest';
import { menuDe, podeAdministrar, podeAtualizarProfessor, podeProporProjeto } from './policies.ts';
import { TIPOS_DE_USUARIO } from './types.ts';

describe('the menu by type, in groups (E-GERAL-5)', () => {
  const projetos = ['Cadastrar projeto', 'projetos submetidos', 'Rascunhos salvos'];
  const documentos = ['Declarações', 'Meus dados'];
  it.each([
    ['coordenador', { Projetos: projetos, Documentos: documentos }],
    [
      'avaliador',
      {
        Avaliação: [
          'Avaliar projeto',
          'gerar ranque dos projetos',
          'Relatorias',
          'Sessões da comissão',
          'Meus impedimentos',
        ],
        Projetos: projetos,
        Documentos: documentos,
      },
    ],
    [
      'administrador',
      {
        Editais: [
          'Editais',
          'designar avaliadores',
          'finalizar avaliações',
          'gerar ranque dos projetos',
          'Recursos',
        ],
        Instrutores: [
          'Todos os instrutores',
          'Conferir documentos',
          'Relatórios recebidos',
          'Contestações de meses',
          'Folha de pagamento',
          'Prazos e prorrogações',
          'Declarações',
        ],
        Sistema: [
          'alterar usuarios',
          'Administração',
          'Saúde do sistema',
          'Avisos para outros sistemas',
          'Auditoria',
        ],
      },
    ],
    [
      'PRESIDENTE_COMISSAO',
      {
        Comissão: [
          'verificar recursos',
          'alterar instrutores',
          'Relatorias',
          'Sessões da comissão',
          'Corrigir resultado',
          'gerar ranque dos projetos',
          'Painel do edital',
          'Meus impedimentos',
        ],
        Projetos: projetos,
        Documentos: documentos,
      },
    ],
    [
      'secretaria',
      {
        Secretaria: ['projetos já avaliados', 'Painel do edital'],
        Projetos: projetos,
        Documentos: documentos,
      },
    ],
  ] as const)('%s', (tipo, grupos) => {
    const rotulos = menuDe(tipo).map(({ titulo, entradas }) => [
      titulo,
      entradas.map(({ rotulo }) => rotulo),
    ]);
    expect(rotulos).toEqual(Object.entries(grupos));
  });

  it('links nobody twice to the same page', () => {
    for (const tipo of TIPOS_DE_USUARIO) {
      const caminhos = menuDe(tipo).flatMap(({ entradas }) => entradas.map(({ caminho }) => caminho));
      expect(new Set(caminhos).size, tipo).toBe(caminhos.length);
    }
  });
});

it('lets only administrators administer, and all others propose', () => {
  for (const tipo of TIPOS_DE_USUARIO) {
    expect(podeAdministrar({ tipo })).toBe(tipo === 'administrador');
    expect(podeProporProjeto({ tipo })).toBe(tipo !== 'administrador');
    expect(podeAtualizarProfessor({ id: 7, tipo }, 7)).toBe(true);
    expect(podeAtualizarProfessor({ id: 7, tipo }, 8)).toBe(tipo === 'administrador');
  }
});
