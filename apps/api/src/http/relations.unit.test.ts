import { rotas } from '@instrutoria/contract/api.ts';
import { expect, it } from 'vitest';
import type { Executor } from '../db/transaction.ts';
import { comASessao, relacaoAntecipada } from './relations.ts';

const asked: string[] = [];
const db: Executor = {
  query: async ({ text }) => {
    asked.push(text);
    throw new Error('the database was asked');
  },
};
const quem = { id: 7, tipo: 'coordenador' } as const;
const laco = {
  coordenadorId: 7,
  soDoDono: true,
  avaliadorId: null,
  colaboraId: null,
  vice: false,
  coordenou: false,
  participa: false,
};

it('asks with the session only what a read of one project names in its path', () => {
  expect(comASessao(rotas.lerProjeto, { id: '12' })?.values).toEqual([12]);
  expect(comASessao(rotas.lerProjeto, { id: 'doze' })).toBeNull();
  expect(comASessao(rotas.submeterProjeto, {})).toBeNull();
  expect(comASessao(rotas.salvarFase1, {})).toBeNull();
  expect(comASessao(rotas.listarEditais, {})).toBeNull();
});

it('judges by what was read with the session, but not after a wait', async () => {
  const agora = performance.now();
  expect(await relacaoAntecipada(db, quem, 12, { laco, quando: agora })).toBe('dono');
  expect(await relacaoAntecipada(db, { ...quem, id: 8 }, 12, { laco, quando: agora })).toBeNull();
  expect(asked).toEqual([]);
  expect(relacaoAntecipada(db, quem, 12, { laco, quando: agora - 1000 })).toBeNull();
  expect(relacaoAntecipada(db, quem, 12, null)).toBeNull();
});

it('asks for the mark of a deleted draft where there is no project', async () => {
  const semProjeto = { laco: null, quando: performance.now() };
  await expect(relacaoAntecipada(db, quem, 12, semProjeto)).rejects.toThrow('the database was asked');
});
