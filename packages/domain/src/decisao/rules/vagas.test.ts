import { describe, expect, it } from 'vitest';
import { MENSAGENS_DECISAO as M } from '../messages.ts';
import { acimaDoPedido, notaDasVagas, problemasDasVagas, situacaoPorExtenso } from './vagas.ts';

function culpados(pagas: number | undefined, voluntarias: number | undefined): (string | undefined)[] {
  return problemasDasVagas({
    ...(pagas === undefined ? {} : { remunerados_aprovados: pagas }),
    ...(voluntarias === undefined ? {} : { voluntarios_aprovados: voluntarias }),
  }).map(({ mensagem }) => mensagem);
}

describe('counts granted (D19)', () => {
  it.each([0, 1, 2])('accepts %i paid', (n) => expect(culpados(n, 0)).toEqual([]));
  it.each([0, 1, 2, 3])('accepts %i volunteers', (n) => expect(culpados(0, n)).toEqual([]));
  it.each([-1, 3, 0.5, Number.NaN, Number.POSITIVE_INFINITY, undefined])('refuses %s paid', (n) =>
    expect(culpados(n, 0)).toEqual([M.remuneradosForaDaFaixa]),
  );
  it.each([-1, 4, 1.5, Number.NaN, undefined])('refuses %s volunteers', (n) =>
    expect(culpados(0, n)).toEqual([M.voluntariosForaDaFaixa]),
  );

  it.each([
    [1, 1, 1, 1, false],
    [1, 1, 0, 1, false],
    [1, 1, 2, 0, true],
    [1, 1, 1, 2, true],
  ])(
    'compares %i + %i requested with %i + %i granted: %s',
    (remunerados, voluntarios, pagas, voluntarias, mais) => {
      const vagas = {
        remunerados,
        voluntarios,
        remunerados_aprovados: pagas,
        voluntarios_aprovados: voluntarias,
      };
      expect(acimaDoPedido(vagas)).toBe(mais);
    },
  );
});

it('shows beside the situation that no place was given, once there is a decision (D20)', () => {
  expect(situacaoPorExtenso('APROVADO PARCIALMENTE', 'nenhuma')).toBe('APROVADO PARCIALMENTE (sem vagas)');
  expect(situacaoPorExtenso('APROVADO PARCIALMENTE', 'parte')).toBe('APROVADO PARCIALMENTE');
  expect(notaDasVagas('SUBMETIDO', 'nenhuma')).toBeNull();
});
