import { act, cleanup, render, renderHook } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Keeping } from '../../lib/drafts/draft.ts';
import { apagarSessao, iniciarSessao } from '../../lib/session/session.ts';
import { useDraft } from './use-draft.ts';

type Texts = Readonly<Record<string, string>>;

const KEY = 'texto:7';
const keeping = (pause: number): Keeping<Texts, number> => ({
  key: KEY,
  pause,
  read: (kept) => kept as ReturnType<Keeping<Texts, number>['read']>,
  write: (typed) => typed,
});
const saved = { version: 3, values: { titulo: 'A', fim: '' } };
const open = (pause = 300) => renderHook(() => useDraft({ saved, keeping: keeping(pause) })).result;
const kept = () => JSON.parse(localStorage.getItem(KEY) ?? 'null');

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') });
  iniciarSessao('t', { id: 7, nome: 'Ana', tipo: 'coordenador' });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  localStorage.clear();
});

it('stores typed values after a pause, with the version that they were typed over, and finds them again with their date', () => {
  const draft = open();
  act(() => draft.current.change({ fim: 'B' }));
  expect(draft.current.changed).toBe(true);
  expect(kept()).toBeNull();
  act(() => vi.advanceTimersByTime(300));
  const at = '2026-11-20T12:00:00.300Z';
  expect(kept()).toEqual({ version: 3, values: { titulo: 'A', fim: 'B' }, at });
  cleanup();
  vi.advanceTimersByTime(60_000);
  const again = open();
  expect(again.current).toMatchObject({ values: { fim: 'B' }, recovered: true, recoveredAt: at });
  act(() => vi.advanceTimersByTime(300));
  expect(kept().at).toBe(at);
});

it.each([
  ['the page is hidden for good', () => globalThis.dispatchEvent(new Event('pagehide'))],
  ['the form goes', cleanup],
])('stores a change that waits for the pause when %s', (_when, leave) => {
  const draft = open();
  act(() => draft.current.change({ fim: 'B' }));
  leave();
  expect(kept()).toMatchObject({ values: { fim: 'B' } });
});

it('shows the last typed values in a form that replaces another of the same draft', () => {
  const page = { current: undefined as ReturnType<typeof useDraft<Texts, number>> | undefined };
  const Form = () => {
    page.current = useDraft({ saved, keeping: keeping(300) });
    return null;
  };
  const { rerender } = render(createElement(Form, { key: 'one' }));
  act(() => page.current?.change({ fim: 'B' }));
  expect(kept()).toBeNull();
  rerender(createElement(Form, { key: 'other' }));
  expect(page.current).toMatchObject({ values: { titulo: 'A', fim: 'B' }, recovered: true });
  act(() => page.current?.change({ titulo: 'C' }));
  act(() => vi.advanceTimersByTime(300));
  expect(kept()).toMatchObject({ values: { titulo: 'C', fim: 'B' } });
});

it('writes at once without a pause, and removes a value that is as before', () => {
  const draft = open(0);
  act(() => draft.current.change({ fim: 'B' }));
  expect(kept()).toMatchObject({ values: { fim: 'B' } });
  act(() => draft.current.change({ fim: '' }));
  expect(kept()).toBeNull();
});

it('replaces typed values by a saved copy', () => {
  const draft = open(0);
  act(() => draft.current.change({ fim: 'B' }));
  act(() => draft.current.adopt({ version: 4, values: { titulo: 'C', fim: '' } }));
  expect(draft.current).toMatchObject({ version: 4, values: { titulo: 'C' }, changed: false });
  expect(kept()).toBeNull();
});

it('keeps typed values over another copy, as a change of that version', () => {
  const draft = open(0);
  act(() => draft.current.change({ fim: 'B' }));
  act(() => draft.current.putOver({ version: 4, values: { titulo: 'C', fim: '' } }));
  expect(draft.current).toMatchObject({ version: 4, values: { titulo: 'A', fim: 'B' }, changed: true });
  expect(kept()).toMatchObject({ version: 4, values: { titulo: 'A', fim: 'B' } });
});

it('restores no discarded draft when the page is left', () => {
  const draft = open();
  act(() => draft.current.change({ fim: 'B' }));
  act(() => draft.current.forget());
  cleanup();
  expect(kept()).toBeNull();
});

it('T-K2: writes nothing after the logout', () => {
  const draft = open();
  act(() => draft.current.change({ fim: 'B' }));
  act(() => apagarSessao());
  cleanup();
  expect(kept()).toBeNull();
});

it('counts proposed values as typed only once a person changes them', () => {
  const draft = renderHook(() => useDraft({ saved, begin: { titulo: 'A', fim: 'P' } })).result;
  expect(draft.current).toMatchObject({ values: { fim: 'P' }, changed: false });
  act(() => draft.current.change({ fim: 'B' }));
  expect(draft.current.changed).toBe(true);
  act(() => draft.current.change({ fim: 'P' }));
  expect(draft.current.changed).toBe(false);
});
