import { expect, it } from 'vitest';
import type { LinhaDaProposta } from '../api.ts';
import { escolhidoDo, fixosDe, linhasADesignar, lugaresDe, vizinhosDo } from './linhas-fixadas.ts';

const linha = (projeto: number, avaliadores: readonly number[], designado = false): LinhaDaProposta => ({
  projeto: { id: projeto, titulo: 'Monitoria' },
  coordenador: { id: 9, nome: 'Helena' },
  unidade: 'Centro',
  designado,
  avaliadores: avaliadores.map((id) => ({
    ...{ id, nome: `Bruno ${id}`, unidade: 'Centro', carga: 1, fixo: false, tem: [], falta: [] },
  })),
});
const aMao = (projeto: number, avaliador = 7) => ({ projeto, avaliador, nome: 'Carla', aMao: true });
const primeiroDe = (uma: LinhaDaProposta) => {
  const [lugar] = lugaresDe([uma]);
  if (lugar === undefined) throw new Error('a row without a place');
  return lugar;
};

it('fills a place with the drawn person, or the one chosen by hand', () => {
  const uma = primeiroDe(linha(1, [8]));
  expect(escolhidoDo(uma, new Map())).toEqual({ avaliador: 8, nome: 'Bruno 8', aMao: false });
  expect(escolhidoDo(uma, new Map([['1:0', aMao(1)]]))).toEqual(aMao(1));
  expect(escolhidoDo(primeiroDe(linha(1, [])), new Map())).toBeUndefined();
});

it('designates neither a project that has its evaluator nor one without a proposal', () => {
  const linhas = [linha(1, [8]), linha(2, [8], true), linha(3, []), linha(4, [8])];
  expect(linhasADesignar(linhas, new Map([['4:0', aMao(4)]]))).toEqual([
    { projeto: 1, avaliador: 8 },
    { projeto: 4, avaliador: 7 },
  ]);
});

it('gives a project with three evaluators three places: one is changed by hand, two stay as drawn', () => {
  const linhas = [linha(1, [4, 5, 6]), linha(2, [5, 6, 4])];
  const fixadas = new Map([
    ['1:1', aMao(1)],
    ['1:2', { ...aMao(1, 6), aMao: false }],
  ]);
  expect(lugaresDe(linhas).map(({ chave }) => chave)).toEqual(['1:0', '1:1', '1:2', '2:0', '2:1', '2:2']);
  expect(linhasADesignar(linhas, fixadas).map(({ projeto, avaliador }) => [projeto, avaliador])).toEqual([
    [1, 4],
    [1, 7],
    [1, 6],
    [2, 5],
    [2, 6],
    [2, 4],
  ]);
  expect(fixosDe(fixadas)).toEqual([{ projeto: 1, avaliadores: [7, 6] }]);
  expect([...vizinhosDo(primeiroDe(linha(1, [4, 5, 6])), fixadas)]).toEqual([7, 6]);
});
