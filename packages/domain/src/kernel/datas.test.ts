import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compararDias,
  dataHoraNoFuso,
  diaNoFuso,
  ehDiaValido,
  fimDoDia,
  formatarDataHora,
  formatarDia,
  fusoValido,
  inicioDoDia,
  mesPorExtenso,
  somarDias,
} from './datas.ts';

const FUSOS = [
  'UTC',
  'America/Fortaleza',
  'America/Rio_Branco',
  'America/Sao_Paulo',
  'Europe/Lisbon',
  'Pacific/Kiritimati',
  'Pacific/Niue',
];
// From 2000 on: Kiritimati skipped a whole day at the end of 1994.
const dias = fc
  .integer({ min: 0, max: 20_000 })
  .map((n) => new Date(Date.UTC(2000, 0, 1) + n * 86_400_000).toISOString().slice(0, 10));

describe('diaNoFuso', () => {
  it.each([
    ['2026-03-10T02:30:00Z', 'UTC', '2026-03-10'],
    ['2026-03-10T02:30:00Z', 'America/Fortaleza', '2026-03-09'],
    ['2026-03-10T04:59:59.999Z', 'America/Rio_Branco', '2026-03-09'],
    ['2026-03-10T05:00:00Z', 'America/Rio_Branco', '2026-03-10'],
    ['2026-07-10T23:30:00Z', 'Europe/Lisbon', '2026-07-11'],
    ['2027-01-01T00:00:00Z', 'America/Fortaleza', '2026-12-31'],
  ])('gives for %s in %s %s (T-J1, T-J4)', (instante, fuso, dia) => {
    expect(diaNoFuso(new Date(instante), fuso)).toBe(dia);
  });

  it('refuses an unknown zone', () => {
    expect(() => diaNoFuso(new Date(0), 'Lua/Norte')).toThrow(RangeError);
  });
});

describe('dataHoraNoFuso', () => {
  it.each([
    ['UTC', '2026-03-10T02:30:05+00:00', '10/03/2026 02:30'],
    ['America/Fortaleza', '2026-03-09T23:30:05-03:00', '09/03/2026 23:30'],
    ['Asia/Kolkata', '2026-03-10T08:00:05+05:30', '10/03/2026 08:00'],
  ])('shows the local time of %s', (fuso, texto, legivel) => {
    const instante = new Date('2026-03-10T02:30:05.900Z');
    expect(dataHoraNoFuso(instante, fuso)).toBe(texto);
    expect(formatarDataHora(instante, fuso)).toBe(legivel);
  });

  it('names the same second in every zone', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true }),
        fc.constantFrom(...FUSOS),
        (d, fuso) => {
          expect(Date.parse(dataHoraNoFuso(d, fuso))).toBe(Math.floor(d.getTime() / 1000) * 1000);
        },
      ),
    );
  });
});

describe('inicioDoDia and fimDoDia', () => {
  it.each([
    ['2026-03-10', 'UTC', '2026-03-10T00:00:00.000Z', '2026-03-10T23:59:59.999Z'],
    ['2026-03-10', 'America/Fortaleza', '2026-03-10T03:00:00.000Z', '2026-03-11T02:59:59.999Z'],
    // Summer time began at midnight: the day's first instant was 01:00.
    ['2018-11-04', 'America/Sao_Paulo', '2018-11-04T03:00:00.000Z', '2018-11-05T01:59:59.999Z'],
    ['2026-03-29', 'Europe/Lisbon', '2026-03-29T00:00:00.000Z', '2026-03-29T22:59:59.999Z'],
  ])('gives the first and the last instant of %s in %s', (dia, fuso, inicio, fim) => {
    expect(inicioDoDia(dia, fuso).toISOString()).toBe(inicio);
    expect(fimDoDia(dia, fuso).toISOString()).toBe(fim);
  });

  it('are the edges of the day, to the millisecond (T-J2)', () => {
    fc.assert(
      fc.property(dias, fc.constantFrom(...FUSOS), (dia, fuso) => {
        const inicio = inicioDoDia(dia, fuso).getTime();
        const fim = fimDoDia(dia, fuso).getTime();
        expect([-1, 0].map((n) => diaNoFuso(new Date(inicio + n), fuso))).toEqual([
          expect.not.stringMatching(dia),
          dia,
        ]);
        expect([0, 1].map((n) => diaNoFuso(new Date(fim + n), fuso))).toEqual([
          dia,
          expect.not.stringMatching(dia),
        ]);
      }),
      { numRuns: 60 },
    );
  });
});

describe('civil days', () => {
  it.each([
    ['2026-02-28', true],
    ['2026-02-29', false],
    ['2028-02-29', true],
    ['2026-13-01', false],
    ['2026-00-10', false],
    ['2026-04-31', false],
    ['0999-01-01', false],
    ['1000-01-01', true],
    ['2026-1-1', false],
    ['2026-01-01T00:00:00Z', false],
    ['2026-01-01\n', false],
    ['', false],
  ])('tells whether %j is a day: %s', (texto, valido) => {
    expect(ehDiaValido(texto)).toBe(valido);
  });

  it.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2026-03-01', 0, '2026-03-01'],
  ])('adds to %s %i days and gives %s', (dia, n, depois) => {
    expect(somarDias(dia, n)).toBe(depois);
  });

  it('sorts as time does, and subtracting reverses adding', () => {
    fc.assert(
      fc.property(dias, fc.integer({ min: -5000, max: 5000 }), (dia, n) => {
        const outro = somarDias(dia, n);
        expect(ehDiaValido(outro)).toBe(true);
        expect(somarDias(outro, -n)).toBe(dia);
        expect(Math.sign(compararDias(outro, dia))).toBe(Math.sign(n));
      }),
    );
  });

  it('shows a month in words', () => {
    expect(['2026-01', '2026-03', '2027-12'].map(mesPorExtenso)).toEqual([
      'janeiro de 2026',
      'março de 2026',
      'dezembro de 2027',
    ]);
  });

  it('shows a day as dd/mm/aaaa', () => {
    expect(formatarDia('2026-03-09')).toBe('09/03/2026');
  });

  it.each([
    ['UTC', true],
    ['America/Fortaleza', true],
    ['+03:00', false],
    ['Lua/Norte', false],
    ['', false],
  ])('tells whether the zone %j is known: %s', (fuso, valido) => {
    expect(fusoValido(fuso)).toBe(valido);
  });
});
