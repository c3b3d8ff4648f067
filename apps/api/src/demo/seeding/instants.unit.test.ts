import { describe, expect, it } from 'vitest';
import { espalhar } from './instants.ts';

describe.each(['2026-11-20T00:00:01Z', '2024-03-01T23:59:59Z'])('instants before %s', (texto) => {
  const agora = new Date(texto);

  it.each(['UTC', 'America/Sao_Paulo', 'Pacific/Auckland'])(
    'gives ordered instants within the requested days (%s)',
    (fuso) => {
      const instantes = espalhar({ agora, fuso }, 34, 23, 1);
      expect(instantes).toHaveLength(34);
      expect(new Set(instantes.map(Number)).size).toBe(34);
      expect([...instantes].sort((a, b) => Number(a) - Number(b))).toEqual(instantes);
      for (const instante of instantes) {
        const dias = (agora.getTime() - instante.getTime()) / 86_400_000;
        expect(dias).toBeGreaterThan(0);
        expect(dias).toBeLessThan(24.5);
      }
    },
  );
});

it('gives a single instant without dividing by zero', () => {
  expect(espalhar({ agora: new Date('2026-11-20T12:00:00Z'), fuso: 'UTC' }, 1, 5, 1)).toEqual([
    new Date('2026-11-15T11:00:11.000Z'),
  ]);
});
