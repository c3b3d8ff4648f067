import { expect, it } from 'vitest';
import { TIPOS_DE_ARQUIVO } from '../types.ts';
import { acessosDesde, eliminarEm, RETENCAO_EM_ANOS } from './retencao.ts';

it('every class of file has its time (T-M4)', () => {
  expect(Object.keys(RETENCAO_EM_ANOS).sort()).toEqual([...TIPOS_DE_ARQUIVO].sort());
});

it.each([
  ['dados_bancarios', '2026-03-01T00:00:00Z', '2032-01-01T00:00:00.000Z'],
  ['dados_bancarios', '2026-12-31T23:59:59Z', '2032-01-01T00:00:00.000Z'],
  ['termo', '2027-01-01T00:00:00Z', '2033-01-01T00:00:00.000Z'],
  ['foto', '2026-03-01T00:00:00Z', undefined],
] as const)('%s last needed on %s goes on %s', (tipo, uso, dia) => {
  expect(eliminarEm(tipo, new Date(uso))?.toISOString()).toBe(dia);
});

it('the access log reaches back six months (T-M10)', () => {
  expect(acessosDesde(new Date('2026-11-20T10:00:00Z')).toISOString()).toBe('2026-05-20T10:00:00.000Z');
});
