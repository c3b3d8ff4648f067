import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ehNumeroOuNada, ehTexto } from '../../lib/server/shape.ts';
import { ownKey } from '../../lib/session/own-draft.ts';
import { apagarSessao, iniciarSessao } from '../../lib/session/session.ts';
import { type Typed, useTyped } from './use-typed.ts';

const ehNumeros = (value: unknown): value is readonly (number | null)[] =>
  Array.isArray(value) && value.every(ehNumeroOuNada);

const entra = (id: number) => iniciarSessao('t', { id, nome: 'Ana', tipo: 'coordenador' });
const open = (version = 0) =>
  renderHook(() => useTyped({ key: ownKey('recurso', 31), begin: '', is: ehTexto, version })).result;
const typeThere = (version = 0) => {
  const form = open(version);
  act(() => form.current.set(() => 'Uma hora de texto.'));
  return form;
};

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') });
  entra(7);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('[C-B7] stores it for its person only, and for nobody after a logout (T-K2, T-K4)', () => {
  typeThere();
  cleanup();
  expect(open().current).toMatchObject({ value: 'Uma hora de texto.', older: false });
  cleanup();
  entra(8);
  expect(open().current).toMatchObject({ value: '', recoveredAt: null });
  cleanup();
  entra(7);
  expect(open().current.value).toBe('');
  cleanup();
  typeThere();
  act(() => apagarSessao());
  cleanup();
  expect(localStorage).toHaveLength(0);
  entra(7);
  expect(open().current.value).toBe('');
});

it('[C-B7] removes it once sent, and does not store it again when the page is left', () => {
  const form = typeThere();
  act(() => form.current.forget());
  cleanup();
  expect(open().current).toMatchObject({ value: '', recoveredAt: null });
});

it('tells when something else was saved meanwhile; once saved here, it belongs to the new version', () => {
  typeThere(1);
  cleanup();
  const form = open(2);
  expect(form.current).toMatchObject({ value: 'Uma hora de texto.', older: true });
  act(() => form.current.saved(form.current.value, 3));
  expect(form.current).toMatchObject({ changed: false, older: false, recoveredAt: null });
  act(() => form.current.set((before) => `${before} E mais.`));
  cleanup();
  expect(open(3).current).toMatchObject({ value: 'Uma hora de texto. E mais.', older: false });
});

it.each(['{"valor":7,"versao":0,"em":"x"}', '{"valor":"a"}', 'null', 'x'])(
  'starts empty over unreadable values: %s',
  (kept) => {
    localStorage.setItem(ownKey('recurso', 31), kept);
    expect(open().current).toMatchObject({ value: '', recoveredAt: null });
  },
);

it('[C-B7] keeps a half-typed number apart from an emptied field, also after a reload', () => {
  const numbers = (): { readonly current: Typed<readonly (number | null)[]> } =>
    renderHook(() => useTyped({ key: ownKey('minuta', 5), begin: [1, 2], is: ehNumeros })).result;
  const form = numbers();
  act(() => form.current.set(() => [Number.NaN, null]));
  expect(form.current.value).toEqual([Number.NaN, null]);
  cleanup();
  expect(numbers().current.value).toEqual([Number.NaN, null]);
});
