import { describe, expect, it } from 'vitest';
import { formatarDataHoraComFuso, fusoPorExtenso } from './fuso.ts';

const VERAO = new Date('2018-12-24T12:00:00Z');
const HOJE = new Date('2026-11-24T12:00:00Z');

describe('the zone of an instant in words', () => {
  it.each([
    ['America/Sao_Paulo', HOJE, 'horário de São Paulo (UTC−3)'],
    ['America/Sao_Paulo', VERAO, 'horário de São Paulo (UTC−2)'],
    ['America/Rio_Branco', HOJE, 'horário de Rio Branco (UTC−5)'],
    ['America/Noronha', HOJE, 'horário de Fernando de Noronha (UTC−2)'],
    ['America/Argentina/Buenos_Aires', HOJE, 'horário de Buenos Aires (UTC−3)'],
    ['Asia/Kolkata', HOJE, 'horário de Kolkata (UTC+5h30)'],
    ['UTC', HOJE, 'UTC'],
    ['Etc/GMT+3', HOJE, 'Etc/GMT+3 (UTC−3)'],
  ])('[C-M5] names %s', (fuso, quando, dito) => {
    expect(fusoPorExtenso(fuso, quando)).toBe(dito);
  });

  it('[C-M5] stands after the day and the hour', () => {
    expect(formatarDataHoraComFuso(HOJE, 'America/Belem')).toBe('24/11/2026 09:00, horário de Belém (UTC−3)');
  });
});
