import { TIPOS_DE_USUARIO } from '@instrutoria/domain/conta/types.ts';
import { expect, it } from 'vitest';
import { menuVisivel } from './menu.ts';
import { ROTAS } from './routes.ts';
import { podeVer } from './who.ts';

it('gives each screen a path and a title of its own (T-L13)', () => {
  expect(new Set(ROTAS.map(({ path }) => path)).size).toBe(ROTAS.length);
  expect(new Set(ROTAS.map(({ title }) => title)).size).toBe(ROTAS.length);
});

it('offers nobody a screen that he may not see (D30)', () => {
  for (const tipo of TIPOS_DE_USUARIO) {
    const closed = menuVisivel(tipo, ROTAS).filter(({ caminho }) =>
      ROTAS.some(({ path, who }) => path === caminho && !podeVer(who, tipo)),
    );
    expect(closed, tipo).toEqual([]);
  }
});

it.each([
  ['coordenador', ['/cadastro_projeto', '/projetos_submetidos', '/rascunhos_salvos', '/declaracoes']],
  [
    'avaliador',
    [
      '/cadastro_projeto',
      '/projetos_submetidos',
      '/projetos_avaliar',
      '/rascunhos_salvos',
      '/ranque_tipo1',
      '/declaracoes',
    ],
  ],
  [
    'administrador',
    [
      '/alterar_usuarios',
      '/designar_avaliadores',
      '/finalizar_avaliacoes',
      '/ranque_tipo1',
      '/administracao',
    ],
  ],
] as const)('has the menu of E-GERAL-5 for %s', (tipo, paths) => {
  expect(menuVisivel(tipo, ROTAS).map(({ caminho }) => caminho)).toEqual(paths);
});

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
