import { expect, it } from 'vitest';
import { aposEntrar, safeReturn } from './safe-return.ts';

const origin = 'https://instrutoria.exemplo.br';

it.each(['/cadastro_projeto', '/detalhes_projeto/3?aba=2#fim', '/menu'])('returns to %s', (path) => {
  expect(safeReturn(path, origin)).toBe(path);
});

// T-K8: twenty addresses that lead elsewhere.
it.each([
  null,
  '',
  '//mal.example',
  '///mal.example',
  '/\\mal.example',
  '\\\\mal.example',
  '/\t/mal.example',
  '/\n/mal.example',
  'https://mal.example',
  'HTTPS://mal.example',
  'javascript:alert(1)',
  ' //mal.example',
  'mal.example',
  '@mal.example',
  'data:text/html,x',
  '/..//mal.example',
  '/.//mal.example',
  '/%5c/../..//mal.example',
  'http:mal.example',
  '/login',
  '/login?voltar=/menu',
])('does not redirect to %j', (path) => {
  expect(safeReturn(path, origin)).toBe('/menu');
});

it.each([
  ['/menu', 'estudante', '/aluno'],
  ['/projetos/3', 'estudante', '/aluno'],
  ['/alunos', 'estudante', '/aluno'],
  ['/aluno/meus_dados?x=1', 'estudante', '/aluno/meus_dados?x=1'],
  ['/projetos/3', 'coordenador', '/projetos/3'],
  ['/aluno', 'coordenador', '/aluno'],
] as const)('leads after %s a session of %s to %s', (target, tipo, goal) => {
  expect(aposEntrar(target, tipo)).toBe(goal);
});
