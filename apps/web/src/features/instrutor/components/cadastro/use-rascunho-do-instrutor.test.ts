import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { iniciarSessao } from '../../../../lib/session/session.ts';
import { INSTRUTOR_VAZIO } from './instrutor-digitado.ts';
import { useRascunhoDoInstrutor } from './use-rascunho-do-instrutor.ts';

const CHAVE = 'instrutor_31_novo';
const abrir = () => renderHook(() => useRascunhoDoInstrutor(CHAVE, INSTRUTOR_VAZIO)).result;

beforeEach(() => iniciarSessao('t', { id: 7, nome: 'Ana', tipo: 'coordenador' }));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

it('finds text typed before the upgrade, in its stored form', () => {
  const kept = '{"nome":"Bia","tipoAluno":"BOLSISTA"}';
  localStorage.setItem(CHAVE, kept);
  const rascunho = abrir();
  expect(rascunho.current.values).toEqual({ ...INSTRUTOR_VAZIO, nome: 'Bia', tipoAluno: 'BOLSISTA' });
  expect(rascunho.current).toMatchObject({ changed: true, recovered: true });
  expect(localStorage.getItem(CHAVE)).toBe(kept);
});

it('T-K3: keeps the fields that differ, and never e-mail, CPF and matrícula', () => {
  const rascunho = abrir();
  act(() => rascunho.current.change({ nome: 'Bia', email: 'b@u.br', cpf: '1', matricula: '2' }));
  expect(localStorage.getItem(CHAVE)).toBe('{"nome":"Bia"}');
  act(() => rascunho.current.change({ nome: '' }));
  expect(localStorage.getItem(CHAVE)).toBeNull();
  expect(rascunho.current.changed).toBe(true);
});
