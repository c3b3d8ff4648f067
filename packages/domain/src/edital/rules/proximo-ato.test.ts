import { expect, it } from 'vitest';
import { faseDepois } from '../maquina.ts';
import { FASES } from '../types.ts';
import { proximoAto } from './proximo-ato.ts';

it('names the act that leads from each phase to the next one, as the machine has it', () => {
  FASES.forEach((fase, i) => {
    const ato = proximoAto({ fase, aberto: true });
    expect([fase, ato === null ? undefined : faseDepois(ato, fase)]).toEqual([fase, FASES[i + 1]]);
  });
});

it('names none before submissions begin, and the final publication after a preliminary one', () => {
  expect(proximoAto({ fase: 'submissao', aberto: false })).toBeNull();
  expect(proximoAto({ fase: 'resultado', aberto: false, finalEm: null })).toBe('publicarResultadoFinal');
  expect(proximoAto({ fase: 'resultado', aberto: false, finalEm: '2026-04-02T12:00:00.000Z' })).toBe(
    'arquivarEdital',
  );
});
