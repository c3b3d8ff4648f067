import { describe, expect, it } from 'vitest';
import {
  comFusoParaQuemLe,
  formatarDataHoraComFuso,
  fusoPorExtenso,
  prazoComFuso,
  prazoNoDia,
  prazoNoInstante,
} from './fuso.ts';

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

  it('[C-M5] follows the day and the hour', () => {
    expect(formatarDataHoraComFuso(HOJE, 'America/Belem')).toBe('24/11/2026 09:00, horário de Belém (UTC−3)');
  });
});

describe('[C-J7] a deadline in words', () => {
  it('ends with the last minute that counts', () => {
    expect(prazoNoDia('2026-12-17')).toBe('17/12/2026, 23h59');
    expect(prazoNoDia('2026-12-17T14:05:09-03:00')).toBe('17/12/2026, 14h05');
    expect(prazoNoInstante(new Date('2026-12-18T02:59:59.999Z'), 'America/Sao_Paulo')).toBe(
      '17/12/2026, 23h59',
    );
  });

  it('names its zone when the reader’s is unknown', () => {
    expect(prazoComFuso('2026-12-17', 'America/Manaus')).toBe('17/12/2026, 23h59, horário de Manaus (UTC−4)');
  });

  it.each([
    ['America/Fortaleza', HOJE, 'x'],
    ['Europe/Lisbon', HOJE, 'x, horário de São Paulo'],
    ['America/Manaus', HOJE, 'x, horário de São Paulo'],
    // Summer time in São Paulo, none in Fortaleza.
    ['America/Fortaleza', VERAO, 'x, horário de São Paulo'],
  ])('names the zone of São Paulo for a reader in %s only if the hours differ', (leitor, quando, dito) => {
    expect(comFusoParaQuemLe('x', quando, 'America/Sao_Paulo', leitor)).toBe(dito);
  });
});
