import { expect, it } from 'vitest';
import { depoisSoDaMudanca } from './mudanca-para-pior.ts';

it.each<[string | null, (string | null | undefined)[], string | null]>([
  ['2026-12-03', ['2026-12-08', '2026-12-05'], '2026-12-08'],
  ['2026-12-03', ['2026-12-03', '2026-12-01'], null],
  ['2026-12-03', [null, undefined], null],
  ['2026-12-03', [], null],
  [null, ['2026-12-08'], null],
])('gives after the deadline %s the last of the days %j that comes later: %s', (prazo, dias, esperado) => {
  expect(depoisSoDaMudanca(prazo, dias)).toBe(esperado);
});
