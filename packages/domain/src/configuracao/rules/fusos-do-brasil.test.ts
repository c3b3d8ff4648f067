import { expect, it } from 'vitest';
import { FUSOS_DO_BRASIL, rotuloDoFuso } from './fusos-do-brasil.ts';

const HOJE = new Date('2026-11-24T12:00:00Z');

it('[C-J7] offers every zone of Brazil once, by its canonical name', () => {
  expect(new Set(FUSOS_DO_BRASIL).size).toBe(16);
  for (const fuso of FUSOS_DO_BRASIL) {
    expect(new Intl.DateTimeFormat('pt-BR', { timeZone: fuso }).resolvedOptions().timeZone).toBe(fuso);
  }
});

it.each([
  ['America/Recife', 'Horário de Recife (UTC−3): PE'],
  ['America/Eirunepe', 'Horário de Eirunepé (UTC−5): oeste do AM'],
  ['Europe/Lisbon', 'Horário de Lisbon (UTC)'],
  ['UTC', 'UTC'],
])('[C-J7] describes %s in the list so that somebody without the identifier finds it', (fuso, rotulo) => {
  expect(rotuloDoFuso(fuso, HOJE)).toBe(rotulo);
});
