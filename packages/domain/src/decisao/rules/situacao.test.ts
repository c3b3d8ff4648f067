import { describe, expect, it } from 'vitest';
import { situacaoDaSecretaria, situacaoGuardada } from './situacao.ts';

const vagas = (pedidas: readonly [number, number], dadas: readonly [number, number]) => ({
  remunerados: pedidas[0],
  voluntarios: pedidas[1],
  remunerados_aprovados: dadas[0],
  voluntarios_aprovados: dadas[1],
});

describe('the situation of a project (E-AVALIACAO-12, D20)', () => {
  it.each([
    ['all that was asked for', [2, 3], [2, 3], 380, 'APROVADO', 'APROVADO'],
    ['all that was asked for, below 50 points', [1, 1], [1, 1], 12, 'APROVADO', 'APROVADO'],
    ['all that was asked for, without a total', [1, 0], [1, 0], null, 'APROVADO', 'APROVADO'],
    ['one paid less', [2, 1], [1, 1], 50, 'APROVADO PARCIALMENTE', 'APROVADO'],
    ['one volunteer less', [1, 2], [1, 1], 50, 'APROVADO PARCIALMENTE', 'APROVADO'],
    ['nothing, with 50 points', [1, 1], [0, 0], 50, 'APROVADO PARCIALMENTE', 'APROVADO'],
    ['[C-G10] more than was asked for', [1, 1], [2, 1], 50, 'APROVADO', 'APROVADO'],
    ['[C-G10] more of both than was asked for', [1, 1], [2, 3], 50, 'APROVADO', 'APROVADO'],
    ['[C-G10] more paid and fewer volunteers', [1, 1], [2, 0], 50, 'APROVADO PARCIALMENTE', 'APROVADO'],
    ['[C-G10] fewer paid and more volunteers', [1, 1], [0, 3], 50, 'APROVADO PARCIALMENTE', 'APROVADO'],
    ['less, with a tenth below 50', [1, 1], [1, 0], 49.9, 'REPROVADO', 'REPROVADO'],
    ['[C-G10] more than was asked for, below 50', [1, 1], [2, 2], 49.9, 'REPROVADO', 'REPROVADO'],
    ['less, without a total', [1, 1], [0, 1], null, 'REPROVADO', 'REPROVADO'],
  ] as const)('%s', (_, pedidas, dadas, total, exibida, guardada) => {
    expect(situacaoDaSecretaria(vagas(pedidas, dadas), { total })).toBe(exibida);
    expect(situacaoGuardada(exibida)).toBe(guardada);
  });
});
