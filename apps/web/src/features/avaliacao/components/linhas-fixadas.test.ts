import { expect, it } from 'vitest';
import type { LinhaDaProposta } from '../api.ts';
import { escolhidoDa, linhasADesignar } from './linhas-fixadas.ts';

const linha = (projeto: number, avaliador: number | null, designado = false): LinhaDaProposta => ({
  projeto: { id: projeto, titulo: 'Monitoria' },
  coordenador: { id: 9, nome: 'Helena' },
  unidade: 'Centro',
  designado,
  avaliadores:
    avaliador === null
      ? []
      : [{ id: avaliador, nome: 'Bruno', unidade: 'Centro', carga: 1, fixo: false, tem: [], falta: [] }],
});
const aMao = { avaliador: 7, nome: 'Carla', aMao: true };

it('a row gets whom the draw proposes, or whom a person chose for it', () => {
  expect(escolhidoDa(linha(1, 8), new Map())).toEqual({ avaliador: 8, nome: 'Bruno', aMao: false });
  expect(escolhidoDa(linha(1, 8), new Map([[1, aMao]]))).toEqual(aMao);
  expect(escolhidoDa(linha(1, null), new Map())).toBeUndefined();
});

it('designates neither what has its evaluator already nor what has nobody', () => {
  const linhas = [linha(1, 8), linha(2, 8, true), linha(3, null), linha(4, 8)];
  expect(linhasADesignar(linhas, new Map([[4, aMao]]))).toEqual([
    { projeto: 1, avaliador: 8 },
    { projeto: 4, avaliador: 7 },
  ]);
});
