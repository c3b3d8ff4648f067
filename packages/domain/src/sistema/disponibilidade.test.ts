import { expect, it } from 'vitest';
import { disponibilidadePorExtenso } from './disponibilidade.ts';

const depoisDe = (minutos: number) => {
  const de = new Date('2026-11-27T14:00:00Z');
  return { de, ate: new Date(de.getTime() + minutos * 60_000) };
};

it('gives the length of the last interruption, and nothing for an unknown one', () => {
  const dito = (minutos: number) => disponibilidadePorExtenso(depoisDe(minutos), '27/11/2026, 11:00');
  expect(disponibilidadePorExtenso(null, '')).toBe('Sistema disponível');
  expect(dito(25)).toBe('Sistema disponível; última interrupção em 27/11/2026, 11:00, por 25 minutos');
  expect(dito(60)).toContain('por 1 hora');
  expect(dito(180)).toContain('por 3 horas');
  expect(dito(3 * 24 * 60)).toContain('por 3 dias');
});
