import { describe, expect, it } from 'vitest';
import type { LinhaDoResultado } from '../types.ts';
import {
  bolsasLivres,
  cabemNasUnidades,
  comSuplentes,
  numerarSuplentes,
  proximoSuplente,
} from './suplentes.ts';

const linha = (projeto_id: number, mudancas: Partial<LinhaDoResultado> = {}): LinhaDoResultado => ({
  posicao: projeto_id,
  projeto_id,
  titulo: `Projeto ${projeto_id}`,
  coordenador: 'Ana',
  unidade: 'Centro',
  tipoProjeto: 'TIPO I',
  total: 100 - projeto_id,
  situacaoExibida: 'APROVADO PARCIALMENTE',
  vagas: 'nenhuma',
  remunerados_aprovados: 0,
  voluntarios_aprovados: 0,
  desempate: null,
  ...mudancas,
});
const chamado = { projeto_id: 2, numero: 1, ato: 'CHAMADO', bolsas: 1, em: '2026-05-05' } as const;

describe('the list of suplentes', () => {
  it('numbers, in ranking order, who passed and has no place', () => {
    const linhas = [
      linha(1, { vagas: 'todas', situacaoExibida: 'APROVADO' }),
      linha(2),
      linha(3, { vagas: 'parte' }),
      linha(4),
      linha(5, { situacaoExibida: 'REPROVADO' }),
      linha(6, { posicao: null, total: null }),
    ];
    expect([...numerarSuplentes(linhas, [])]).toEqual([
      [2, 1],
      [4, 2],
    ]);
    expect(comSuplentes(linhas, []).map(({ suplente }) => suplente)).toEqual([null, 1, null, 2, null, null]);
  });

  it('calling somebody renumbers nobody, and says when', () => {
    const linhas = [linha(2, { vagas: 'parte', remunerados_aprovados: 1 }), linha(4), linha(7)];
    expect(comSuplentes(linhas, [chamado])).toEqual([
      { ...linhas[0], suplente: 1, chamadoEm: '2026-05-05' },
      { ...linhas[1], suplente: 2 },
      { ...linhas[2], suplente: 3 },
    ]);
    const recusou = { ...chamado, ato: 'DECLINOU', bolsas: 0 } as const;
    expect(comSuplentes([linha(2), linha(4)], [recusou])).toEqual([
      { ...linha(2), suplente: 1, declinouEm: '2026-05-05' },
      { ...linha(4), suplente: 2 },
    ]);
  });

  it('a ranking that changed gives the numbers that are free, in its order', () => {
    expect([...numerarSuplentes([linha(7), linha(4), linha(2)], [chamado])]).toEqual([
      [2, 1],
      [7, 2],
      [4, 3],
    ]);
  });

  it('gives the turn to the lowest number that waits', () => {
    const um = { projeto_id: 2, numero: 1, pede: 1, feito: chamado };
    const outros = [3, 2].map((numero) => ({ projeto_id: numero + 5, numero, pede: 1, feito: null }));
    expect(proximoSuplente([um, ...outros])?.numero).toBe(2);
    expect(proximoSuplente([um])).toBeNull();
  });

  it('passes over who waits while his unit is full, and gives him the turn when there is room', () => {
    const lista = (...cabem: readonly number[]) =>
      cabem.map((n, i) => ({ projeto_id: i, numero: i + 1, cabem: n, feito: null }));
    expect(proximoSuplente(lista(0, 1, 2))?.numero).toBe(2);
    expect(proximoSuplente(lista(1, 1, 2))?.numero).toBe(1);
    expect(proximoSuplente(lista(0, 0))).toBeNull();
  });

  it('a project that gave its scholarships back has made room in its unit and in no other', () => {
    const bolsas = [
      { projeto_id: 1, unidadeId: 7, recebe: 2 },
      { projeto_id: 2, unidadeId: 7, recebe: 1 },
      { projeto_id: 3, unidadeId: 8, recebe: 2 },
      { projeto_id: 4, unidadeId: 9, recebe: 0 },
    ];
    const cabem = (...devolveram: readonly number[]) => [...cabemNasUnidades(bolsas, new Set(devolveram), 2)];
    // Above its limit, a unit has room for none.
    expect(cabem()).toEqual([
      [7, 0],
      [8, 0],
      [9, 2],
    ]);
    expect(cabem(1)).toEqual([
      [7, 1],
      [8, 0],
      [9, 2],
    ]);
  });

  it.each([
    [{ devolvidas: 2, chamadas: 0, emUso: 8, limiteBolsas: 10 }, 2],
    [{ devolvidas: 2, chamadas: 1, emUso: 9, limiteBolsas: 10 }, 1],
    [{ devolvidas: 2, chamadas: 0, emUso: 9, limiteBolsas: 10 }, 1],
    [{ devolvidas: 2, chamadas: 2, emUso: 10, limiteBolsas: null }, 0],
    [{ devolvidas: 0, chamadas: 0, emUso: 1, limiteBolsas: 10 }, 0],
    [{ devolvidas: 3, chamadas: 0, emUso: 12, limiteBolsas: 10 }, 0],
  ])('of %j are free %i', (bolsas, livres) => {
    expect(bolsasLivres(bolsas)).toBe(livres);
  });
});
