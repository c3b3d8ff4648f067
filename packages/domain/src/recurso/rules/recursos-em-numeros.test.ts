import { expect, it } from 'vitest';
import { numerosPublicosDosRecursos, recursosPorExtenso } from './recursos-em-numeros.ts';

const um = (status: 'ACEITO' | 'PENDENTE' | 'RECUSADO', emParte = false, dias: number | null = 4) => ({
  status,
  emParte,
  dias: status === 'PENDENTE' ? null : dias,
});
const vezes = (n: number, status: Parameters<typeof um>[0]) => Array.from({ length: n }, () => um(status));

it.each([
  [[], 'Nenhum recurso foi apresentado.'],
  [vezes(1, 'PENDENTE'), '1 recurso apresentado. 1 recurso espera decisão.'],
  [vezes(4, 'ACEITO'), '4 recursos apresentados.'],
  [[...vezes(4, 'ACEITO'), ...vezes(3, 'PENDENTE')], '7 recursos apresentados. 3 recursos esperam decisão.'],
  [
    [um('ACEITO'), um('ACEITO', true, 1), ...vezes(3, 'RECUSADO')],
    '5 recursos apresentados. 1 aceito, 1 aceito em parte e 3 recusados. Em média, 3,4 dias até a decisão.',
  ],
])('gives the number, and no share of fewer than five (E-RECURSO-10)', (recursos, dito) => {
  expect(recursosPorExtenso(numerosPublicosDosRecursos(recursos)).join(' ')).toBe(dito);
});

it('counts parts that add up to the total, for every mixture of up to four of a kind', () => {
  for (let aceitos = 0; aceitos < 5; aceitos++)
    for (let recusados = 0; recusados < 5; recusados++)
      for (let pendentes = 0; pendentes < 5; pendentes++) {
        const todos = [
          ...vezes(aceitos, 'ACEITO'),
          ...vezes(recusados, 'RECUSADO'),
          ...vezes(pendentes, 'PENDENTE'),
        ];
        const { total, decididos, ...resto } = numerosPublicosDosRecursos(todos);
        expect([total, resto.pendentes]).toEqual([todos.length, pendentes]);
        expect(decididos).toEqual(
          aceitos + recusados < 5 ? null : { aceitos, emParte: 0, recusados, dias: 4 },
        );
      }
});
