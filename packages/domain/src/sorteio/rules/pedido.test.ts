import { describe, expect, it } from 'vitest';
import { MENSAGENS_SORTEIO as M } from '../messages.ts';
import { cargaSugerida, problemasDoSorteio, problemasDosFixos } from './pedido.ts';

const PESOS = { afinidade: 5, carga: 5, unidades: 5, repeticao: 5, reciprocidade: 5 };
const BOM = {
  cargaMaxima: 5,
  origem: 'evento',
  semente: '40213',
  evento: 7,
} as const;
const problemas = (mudanca: Partial<Parameters<typeof problemasDoSorteio>[0]>) =>
  problemasDoSorteio({ ...BOM, ...mudanca }).map(({ campo, mensagem }) => [campo, mensagem]);

describe('the request for a draw', () => {
  it('requires a load, and a seed with a source', () => {
    expect(problemas({})).toEqual([]);
    expect(problemas({ cargaMaxima: 0 })).toEqual([['cargaMaxima', M.cargaInvalida]]);
    expect(problemas({ cargaMaxima: 1.5 })).toEqual([['cargaMaxima', M.cargaInvalida]]);
    expect(problemas({ semente: ' ', evento: null })).toEqual([
      ['origem', M.semEvento],
      ['semente', M.sementeVazia],
    ]);
    expect(problemas({ origem: 'servidor', semente: '', evento: null })).toEqual([]);
  });

  it('fixes nobody whom the project forbids, nor more than fit', () => {
    const projeto = {
      id: 10,
      coordenador: 8,
      unidade: 1,
      participam: [1],
      declararam: [2],
      recusaram: [3],
      repetem: [],
      reciprocos: [],
      afinidades: [],
    };
    // Only the fourth evaluator is of the coordinator's unit.
    const avaliadores = [1, 2, 3, 4].map((id) => ({ id, unidade: id === 4 ? 1 : 2, carga: 0 }));
    const de = (fixos: number[]) =>
      problemasDosFixos({
        porProjeto: 1,
        cargaMaxima: 1,
        proibirMesmaUnidade: true,
        pesos: PESOS,
        avaliadores,
        projetos: [{ ...projeto, fixos }],
      }).map(({ mensagem }) => mensagem);
    expect(de([])).toEqual([]);
    expect(de([3])).toEqual([]);
    expect(de([4])).toEqual([M.fixoImpossivel]);
    expect(de([1])).toEqual([M.fixoImpossivel]);
    expect(de([2])).toEqual([M.fixoImpossivel]);
    expect(de([7])).toEqual([M.fixoDesconhecido]);
    expect(de([3, 2])).toEqual([M.fixosDemais, M.fixoImpossivel]);
  });

  it('suggests a load that suffices, and one more', () => {
    expect(cargaSugerida(10, [{ carga: 0 }, { carga: 0 }])).toBe(6);
    expect(cargaSugerida(10, [{ carga: 4 }, { carga: 0 }])).toBe(8);
    expect(cargaSugerida(1, [])).toBe(100);
    expect(cargaSugerida(4 * 2, [{ carga: 0 }])).toBe(9);
  });
});
