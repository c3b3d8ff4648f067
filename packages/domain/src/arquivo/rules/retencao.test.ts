import { expect, it } from 'vitest';
import { TIPOS_DE_ARQUIVO } from '../types.ts';
import { acessosDesde, eliminarEm, RETENCAO_EM_ANOS } from './retencao.ts';

it('has a period for every class of file (T-M4)', () => {
  expect(Object.keys(RETENCAO_EM_ANOS).sort()).toEqual([...TIPOS_DE_ARQUIVO].sort());
});

it.each([
  ['dados_bancarios', '2026-03-01', 'UTC', '2032-01-01T00:00:00.000Z'],
  ['dados_bancarios', '2026-12-31', 'UTC', '2032-01-01T00:00:00.000Z'],
  ['termo', '2027-01-01', 'UTC', '2033-01-01T00:00:00.000Z'],
  ['termo', '2026-12-31', 'America/Sao_Paulo', '2032-01-01T03:00:00.000Z'],
  ['termo', '2026-12-31', 'America/Noronha', '2032-01-01T02:00:00.000Z'],
  ['foto', '2026-03-01', 'UTC', undefined],
] as const)('deletes %s last needed on %s in %s on %s', (tipo, uso, fuso, dia) => {
  expect(eliminarEm(tipo, uso, fuso)?.toISOString()).toBe(dia);
});

it.each([
  ['2026-11-20T10:00:00Z', 'UTC', '2026-05-20T10:00:00.000Z'],
  ['2026-08-31T10:00:00Z', 'UTC', '2026-02-28T10:00:00.000Z'],
  ['2026-09-01T01:00:00Z', 'America/Sao_Paulo', '2026-03-01T01:00:00.000Z'],
  ['2026-12-01T01:00:00Z', 'America/Sao_Paulo', '2026-05-31T01:00:00.000Z'],
] as const)('shows the access log at %s in %s for six months back (T-M10)', (agora, fuso, desde) => {
  expect(acessosDesde(new Date(agora), fuso).toISOString()).toBe(desde);
});
