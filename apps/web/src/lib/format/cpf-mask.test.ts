import { expect, it } from 'vitest';
import { editCpf, maskCpf } from './cpf-mask.ts';

it.each([
  ['', ''],
  ['529', '529'],
  ['5299', '529.9'],
  ['5299822', '529.982.2'],
  ['529982247', '529.982.247'],
  ['52998224725', '529.982.247-25'],
])('shows %j as %j', (digits, shown) => {
  expect(maskCpf(digits)).toBe(shown);
});

it.each([
  ['types at the end', '529.9', 5, { digits: '5299', caret: 5 }],
  ['pastes with blanks', ' 529.982.247-25 ', 16, { digits: '52998224725', caret: 14 }],
  ['pastes too much', '529982247259999', 15, { digits: '52998224725', caret: 14 }],
  ['types letters', '52a', 3, { digits: '52', caret: 2 }],
  ['deletes in the middle', '529.82.247-25', 4, { digits: '5298224725', caret: 3 }],
  ['inserts in the middle', '5219.982.247-25', 3, { digits: '52199822472', caret: 3 }],
])('keeps the caret when the person %s', (_, typed, caret, expected) => {
  expect(editCpf(typed, caret)).toEqual(expected);
});
