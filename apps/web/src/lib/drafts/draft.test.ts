import { expect, it } from 'vitest';
import { changesOf } from './draft.ts';

const base = { '1:4': '34', '1:5': '34', tipo: null };

it('keeps only what was typed over', () => {
  expect(changesOf(base, base)).toEqual({});
  expect(changesOf({ ...base, '1:5': '' }, base)).toEqual({ '1:5': '' });
  expect(changesOf({ ...base, tipo: 'BOLSISTA' }, base)).toEqual({ tipo: 'BOLSISTA' });
});

it('treats null, an empty text and an absent field as the same', () => {
  expect(changesOf({ '1:4': '34', '1:5': '34' }, base)).toEqual({});
  expect(changesOf({ ...base, tipo: '' }, base)).toEqual({});
});

it('counts a withdrawn choice as a change', () => {
  expect(changesOf({ tipo: null }, { tipo: 'BOLSISTA' })).toEqual({ tipo: null });
  expect(changesOf({}, { conclusao: 'Fim.' })).toEqual({ conclusao: null });
});
