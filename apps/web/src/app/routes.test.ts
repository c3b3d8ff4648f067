import { menuDe } from '@instrutoria/domain/conta/policies.ts';
import { TIPOS_DE_USUARIO } from '@instrutoria/domain/conta/types.ts';
import { expect, it } from 'vitest';
import { WIZARD_STEPS } from '../features/projeto/wizard/steps/steps.ts';
import type { Tarefas } from '../features/tarefa/api.ts';
import { ANSWERS } from '../testing/answers.ts';
import { ROTAS } from './routes.ts';
import { aEspera, ENTRADA_DE, entradaAtual, menuVisivel } from './shell/menu.ts';
import { podeVer } from './shell/who.ts';

it('gives each screen its own path and title (T-L13)', () => {
  expect(new Set(ROTAS.map(({ path }) => path)).size).toBe(ROTAS.length);
  expect(new Set(ROTAS.map(({ title }) => title)).size).toBe(ROTAS.length);
});

it('offers everybody the whole menu, except screens that they may not see (D30)', () => {
  for (const tipo of TIPOS_DE_USUARIO) {
    expect(menuVisivel(tipo, ROTAS), tipo).toEqual(menuDe(tipo));
    for (const { caminho } of menuDe(tipo).flatMap(({ entradas }) => entradas)) {
      const who = ROTAS.find(({ path }) => path === caminho)?.who;
      expect(who !== undefined && podeVer(who, tipo), `${tipo}: ${caminho}`).toBe(true);
    }
  }
});

it('leaves out paths that are no screen, and a group without entries', () => {
  const rotas = ROTAS.filter(({ path }) => path === '/meus_dados');
  expect(menuVisivel('coordenador', rotas)).toEqual([
    { titulo: 'Documentos', entradas: [{ rotulo: 'Meus dados', caminho: '/meus_dados' }] },
  ]);
});

it.each([
  ['/', '/menu'],
  ['/menu', '/menu'],
  ['/administracao', '/administracao'],
  ['/administracao/saude', '/administracao/saude'],
  ['/administracao/unidades', '/administracao'],
  ['/administracao2', undefined],
  ['/detalhes_projeto/3', undefined],
])('marks on %s the entry %s of the menu', (aqui, entrada) => {
  expect(entradaAtual(['/menu', '/administracao', '/administracao/saude'], aqui)).toBe(entrada);
});

it('names the menu entry of a page by addresses that exist, each step of a proposal among them', () => {
  const primeiras = new Set(ROTAS.map(({ path }) => path.split('/')[1]));
  for (const [parte, entrada] of Object.entries(ENTRADA_DE)) {
    expect(primeiras, parte).toContain(parte);
    expect(ROTAS.map(({ path }) => path)).toContain(entrada);
  }
  const caminhos = menuDe('coordenador').flatMap(({ entradas }) => entradas.map(({ caminho }) => caminho));
  for (const { path } of WIZARD_STEPS.flatMap((step) => [
    step,
    ...(step.anexo === undefined ? [] : [step.anexo]),
  ]))
    expect(entradaAtual(caminhos, `/${path}`), path).toBe('/cadastro_projeto');
  expect(entradaAtual(caminhos, '/projetos/7/historico')).toBe('/projetos_submetidos');
  // If the person's menu has no such entry, none is current.
  expect(entradaAtual(['/menu', '/recursos'], '/projetos/7')).toBeUndefined();
});

it('counts present work beside words for work, all behind the home page, and nothing beside a list', () => {
  const [uma] = (ANSWERS.listarTarefas as Tarefas).tarefas;
  if (uma === undefined) throw new Error('one task');
  const tarefa = (caminho: string, mais: Partial<Tarefas['tarefas'][number]> = {}) => ({
    ...uma,
    caminho,
    espera: false,
    quantos: null,
    ...mais,
  });
  const caminhos = ['/menu', '/projetos_avaliar', '/projetos_submetidos', '/folha_pagamento'];
  const tarefas = [
    tarefa('/aceitar_projeto/3'),
    tarefa('/avaliacao_projetos/4'),
    tarefa('/projetos_submetidos/7'),
    tarefa('/projetos_submetidos/8', { espera: true }),
    tarefa('/folha_pagamento', { quantos: 27 }),
    tarefa('/frequencia/7'),
  ];
  expect([...aEspera(caminhos, { deAgora: 5, tarefas })]).toEqual([
    ['/menu', 5],
    ['/projetos_avaliar', 2],
  ]);
});

it.each([
  ['administrador', 'RECURSOS_A_DECIDIR', '/editais/3/recursos', '/recursos'],
  ['PRESIDENTE_COMISSAO', 'RECURSOS_A_DECIDIR', '/editais/3/recursos', '/recursos'],
  ['administrador', 'PROJETOS_SEM_AVALIADOR', '/editais/3?situacao=aDesignar', '/designar_avaliadores'],
  ['administrador', 'AVALIADOR_SEM_DIREITO', '/editais/3?impedimento=sim', '/designar_avaliadores'],
  ['administrador', 'AVALIADORES_ATRASADOS', '/editais/3?situacao=atrasada', '/finalizar_avaliacoes'],
  ['administrador', 'DOCUMENTOS_A_CONFERIR', '/conferir_documentos?edital=3', '/conferir_documentos'],
] as const)(
  '%s: counts %s, done at %s, at %s, whose words name the work',
  (tipo, codigo, caminho, entrada) => {
    const [uma] = (ANSWERS.listarTarefas as Tarefas).tarefas;
    if (uma === undefined) throw new Error('one task');
    const caminhos = menuDe(tipo).flatMap(({ entradas }) => entradas.map((um) => um.caminho));
    const tarefas = [{ ...uma, codigo, caminho, espera: false, quantos: 2 }];
    expect([...aEspera(caminhos, { deAgora: 1, tarefas })]).toEqual([
      ['/menu', 1],
      [entrada, 2],
    ]);
  },
);

it('opens the administration to administrators only', () => {
  const administration = ROTAS.filter(({ path }) => path.startsWith('/administracao'));
  expect(administration.length).toBeGreaterThan(5);
  for (const { who, path } of administration) {
    expect(
      TIPOS_DE_USUARIO.filter((tipo) => podeVer(who, tipo)),
      path,
    ).toEqual(['administrador']);
    expect(podeVer(who, undefined)).toBe(false);
  }
});
