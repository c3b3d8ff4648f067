import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { iniciarSessao } from '../../../lib/session/session.ts';
import { umaFolha } from '../../../testing/answers-da-frequencia.ts';
import { useFolha } from './use-folha.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

it("finds text typed before the upgrade, in its stored form, over the server's present values", () => {
  iniciarSessao('t', { id: 7, nome: 'Ana', tipo: 'coordenador' });
  const folha = umaFolha();
  const chave = `frequencia:7:${folha.projeto.id}:${folha.ano}`;
  const kept = '{"digitadas":{"1:5":"20"},"versoes":{"1":4},"em":"2026-11-20T14:32:00.000Z"}';
  localStorage.setItem(chave, kept);
  const { result } = renderHook(() => useFolha(folha));
  expect(result.current.digitadas).toMatchObject({ '1:4': '34', '1:5': '20' });
  expect(result.current).toMatchObject({ mudou: true, recuperadoDe: '2026-11-20T14:32:00.000Z' });
  expect(localStorage.getItem(chave)).toBe(kept);

  act(() => result.current.digitar('1:4', 'horas-1-4', '30'));
  expect(JSON.parse(localStorage.getItem(chave) ?? '')).toMatchObject({
    digitadas: { '1:4': '30', '1:5': '20' },
    versoes: { 1: 4 },
  });
  act(() => result.current.recomecar(folha));
  expect(localStorage.getItem(chave)).toBeNull();
});
