import { describe, expect, it } from 'vitest';
import { motivoDaProrrogacao, motivoPublicoDaReabertura } from './prorrogacao.ts';

describe('the public reason for reopened submissions', () => {
  it.each([
    [null, 'O sistema caiu'],
    [0, 'O sistema caiu. Nenhum avaliador tinha aberto propostas.'],
    [1, 'O sistema caiu. 1 avaliador já tinha aberto propostas.'],
    [3, 'O sistema caiu. 3 avaliadores já tinham aberto propostas.'],
  ])('[C-G16] describes %s evaluators who had opened proposals as %s', (abriram, dito) => {
    expect(motivoPublicoDaReabertura(' O sistema caiu ', abriram)).toBe(dito);
  });

  it('keeps the end of a sentence that has one', () => {
    expect(motivoPublicoDaReabertura('O sistema caiu.', 1)).toBe(
      'O sistema caiu. 1 avaliador já tinha aberto propostas.',
    );
  });
});

describe('the reason of a later last day', () => {
  const antes = { inicio: '2026-03-01', fim: '2026-03-20' };

  it.each([
    ['once submissions have begun', '2026-03-10', '2026-03-25', 'Queda do sistema', 'Queda do sistema'],
    ['not before they begin', '2026-02-10', '2026-03-25', 'Queda do sistema', null],
    ['not where the day stays', '2026-03-10', '2026-03-20', 'Queda do sistema', null],
    ['not where none is given', '2026-03-10', '2026-03-25', ' ', null],
  ])('is public %s', (_, hoje, fim, motivo, publico) => {
    expect(motivoDaProrrogacao(antes, { fim }, motivo, hoje)).toBe(publico);
  });
});
