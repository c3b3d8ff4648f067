import { expect, it } from 'vitest';
import { comOsProjetos } from './messages.ts';

it('names as many projects in a text as are readable', () => {
  expect(comOsProjetos('há', [7])).toBe('há (nº 7)');
  const muitos = Array.from({ length: 23 }, (_, n) => n + 1);
  expect(comOsProjetos('há', muitos.slice(0, 20))).toMatch(/nº 19, nº 20\)$/);
  expect(comOsProjetos('há', muitos)).toMatch(/nº 20 e mais 3\)$/);
});
