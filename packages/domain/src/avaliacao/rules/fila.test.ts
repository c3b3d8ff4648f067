import { expect, it } from 'vitest';
import { filaDoAvaliador, naOrdemDoTrabalho } from './fila.ts';

const linha = (id: number, ja_foi_avaliado = false, edital = 3, foiAvaliador = true) => ({
  projeto: { id, titulo: `Projeto ${id}`, edital: { id: edital } },
  foiAvaliador,
  ja_foi_avaliado,
  aceito: true,
});
const ids = (fila: ReturnType<typeof filaDoAvaliador>) => [
  fila?.posicao,
  fila?.de,
  fila?.anterior?.id,
  fila?.proximo?.id,
  fila?.aEspera?.id,
];

it('gives the position and both neighbours, concluded or not', () => {
  const linhas = [linha(1), linha(2, true), linha(4)];
  expect(ids(filaDoAvaliador(linhas, 2))).toEqual([2, 3, 1, 4, 4]);
  expect(ids(filaDoAvaliador(linhas, 1))).toEqual([1, 3, undefined, 2, 4]);
});

it('finds the next pending one cyclically, then in the other calls, and never the same', () => {
  expect(filaDoAvaliador([linha(1), linha(2, true), linha(4)], 4)?.aEspera?.id).toBe(1);
  expect(filaDoAvaliador([linha(1, true), linha(4), linha(9, false, 5)], 4)?.aEspera?.id).toBe(9);
  expect(filaDoAvaliador([linha(1, true), linha(4)], 4)?.aEspera).toBe(null);
});

it('ignores other evaluators’ projects and other calls', () => {
  const linhas = [linha(1, false, 3, false), linha(2), linha(3, false, 8), linha(4)];
  expect(ids(filaDoAvaliador(linhas, 4))).toEqual([2, 2, 2, undefined, 2]);
  expect(filaDoAvaliador(linhas, 1)).toBe(null);
});

it('goes on to an accepted project of another call before an invitation of this one', () => {
  const linhas = [linha(1), { ...linha(2), aceito: false }, linha(9, false, 5)];
  expect(filaDoAvaliador(linhas, 1)?.aEspera?.id).toBe(9);
});

it('orders by acceptance, then by deadline, with the concluded ones at the end', () => {
  const linhas = [
    linha(1, true),
    { ...linha(2), aceito: false, ate: '2026-05-01' },
    linha(3),
    { ...linha(4), ate: '2026-05-09' },
    { ...linha(5), ate: '2026-05-03' },
  ];
  expect(naOrdemDoTrabalho(linhas).map(({ projeto }) => projeto.id)).toEqual([5, 4, 3, 2, 1]);
});
