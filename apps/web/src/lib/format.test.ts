import { expect, it } from 'vitest';
import { formatarFalta, formatarQuando } from './format.ts';

// In the reader's zone, whichever it is: made from local hours.
const AGORA = new Date(2026, 2, 1, 0, 30);
const visto = (...[ano, mes, dia, hora, minuto]: readonly [number, number, number, number, number]) =>
  formatarQuando(new Date(ano, mes, dia, hora, minuto).toISOString(), AGORA);

it('says today and yesterday by the days of the reader, not by 24 hours', () => {
  expect(visto(2026, 2, 1, 0, 5)).toBe('hoje às 00:05');
  expect(visto(2026, 1, 28, 23, 59)).toBe('ontem às 23:59');
  expect(visto(2026, 1, 28, 0, 0)).toBe('ontem às 00:00');
  expect(visto(2026, 1, 27, 23, 59)).toBe('27/02/2026 às 23:59');
  expect(formatarQuando('nada', AGORA)).toBe('nada');
});

it.each([
  ['2026-12-08', 'faltam 20 dias'],
  ['2026-11-19', 'falta 1 dia'],
  ['2026-11-18', 'termina hoje'],
  ['2026-11-17', 'há 1 dia'],
  ['2026-11-08', 'há 10 dias'],
])('%s, seen on 18 November: %s', (dia, dito) => {
  expect(formatarFalta(dia, '2026-11-18')).toBe(dito);
});
