import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MODOS_DE_PREENCHER, preencherVagas } from '../../decisao/rules/preencher-vagas.ts';
import type { LinhaDoResultado } from '../../resultado/types.ts';
import {
  bolsasLivres,
  cabemNasUnidades,
  comSuplentes,
  type NaFila,
  numerarSuplentes,
  proximoSuplente,
  quemEspera,
  REGRA_DA_LISTA,
  type SuplenteFeito,
} from './suplentes.ts';

const projeto = (projeto_id: number, mudancas: Partial<NaFila> = {}): NaFila => ({
  projeto_id,
  posicao: projeto_id,
  total: 100 - projeto_id,
  remunerados: 1,
  voluntarios: 0,
  remunerados_aprovados: 0,
  voluntarios_aprovados: 0,
  ...mudancas,
});
const recebeu = { remunerados_aprovados: 1 };
const chamado = { projeto_id: 2, numero: 1, ato: 'CHAMADO', bolsas: 1, em: '2026-05-05' } as const;
const lista = (feitos: readonly SuplenteFeito[] = []) => ({ regra: REGRA_DA_LISTA, feitos });
const linha = ({ projeto_id, posicao, total }: NaFila): LinhaDoResultado => ({
  ...{ projeto_id, posicao, total, titulo: '', coordenador: 'Ana', unidade: 'Centro', tipoProjeto: 'TIPO I' },
  ...{ situacaoExibida: 'APROVADO PARCIALMENTE', vagas: 'nenhuma', desempate: null },
  ...{ remunerados_aprovados: 0, voluntarios_aprovados: 0 },
});
const comNumeros = (projetos: readonly NaFila[], feitos: readonly SuplenteFeito[]) =>
  comSuplentes(projetos.map(linha), projetos, lista(feitos)).map(({ suplente, chamadoEm, declinouEm }) => [
    suplente,
    chamadoEm ?? declinouEm,
  ]);

describe('the list of suplentes', () => {
  it('[C-G1] numbers, in ranking order, approved projects that asked for a scholarship and got none', () => {
    const projetos = [
      projeto(1, recebeu),
      projeto(2),
      projeto(3, { voluntarios: 1, voluntarios_aprovados: 1 }),
      projeto(4, { remunerados: 2, remunerados_aprovados: 1 }),
      projeto(5, { remunerados: 0, voluntarios: 1 }),
      projeto(6, { total: 49.9 }),
      projeto(7, { abaixoDoMinimo: true }),
      projeto(8, { posicao: null, total: null }),
      projeto(9, { remunerados: 2 }),
    ];
    expect([...numerarSuplentes(projetos, lista())]).toEqual([
      [2, 1],
      [3, 2],
      [9, 3],
    ]);
    expect(comNumeros(projetos, []).map(([numero]) => numero)).toEqual([
      null,
      1,
      2,
      null,
      null,
      null,
      null,
      null,
      3,
    ]);
  });

  it('[C-G1] puts projects with fewer than requested at the end, if the call has that rule', () => {
    const projetos = [
      projeto(1, { remunerados: 2, ...recebeu }),
      projeto(2),
      projeto(3, recebeu),
      projeto(4),
    ];
    const regra = { ...REGRA_DA_LISTA, parciais: true };
    expect(quemEspera(projetos, regra).map(({ projeto_id }) => projeto_id)).toEqual([2, 4, 1]);
    expect(quemEspera(projetos, REGRA_DA_LISTA).map(({ projeto_id }) => projeto_id)).toEqual([2, 4]);
  });

  it('[C-G1] keeps the rule by which a list was published: only projects without any place', () => {
    const projetos = [
      projeto(1, { voluntarios: 1, voluntarios_aprovados: 1 }),
      projeto(2, { remunerados: 0, voluntarios: 1 }),
      projeto(3),
    ];
    const regra = { criterio: 'semVaga', parciais: false } as const;
    expect(quemEspera(projetos, regra).map(({ projeto_id }) => projeto_id)).toEqual([2, 3]);
  });

  it('renumbers none when one is called, and records when', () => {
    const projetos = [projeto(2, { remunerados: 2, ...recebeu }), projeto(4), projeto(7)];
    expect(comNumeros(projetos, [chamado])).toEqual([
      [1, '2026-05-05'],
      [2, undefined],
      [3, undefined],
    ]);
    const recusou = { ...chamado, ato: 'DECLINOU', bolsas: 0 } as const;
    expect(comNumeros([projeto(2), projeto(4)], [recusou])).toEqual([
      [1, '2026-05-05'],
      [2, undefined],
    ]);
  });

  it('gives free numbers to a changed ranking, in its order', () => {
    expect([...numerarSuplentes([projeto(7), projeto(4), projeto(2)], lista([chamado]))]).toEqual([
      [2, 1],
      [7, 2],
      [4, 3],
    ]);
  });

  it('gives the turn to the lowest waiting number', () => {
    const um = { projeto_id: 2, numero: 1, pede: 1, feito: chamado };
    const outros = [3, 2].map((numero) => ({ projeto_id: numero + 5, numero, pede: 1, feito: null }));
    expect(proximoSuplente([um, ...outros])?.numero).toBe(2);
    expect(proximoSuplente([um])).toBeNull();
  });

  it('skips a suplente while their unit is full, and gives them the turn when there is room', () => {
    const cabendo = (...cabem: readonly number[]) =>
      cabem.map((n, i) => ({ projeto_id: i, numero: i + 1, cabem: n, feito: null }));
    expect(proximoSuplente(cabendo(0, 1, 2))?.numero).toBe(2);
    expect(proximoSuplente(cabendo(1, 1, 2))?.numero).toBe(1);
    expect(proximoSuplente(cabendo(0, 0))).toBeNull();
  });

  it('makes room for returned scholarships in their unit and in no other', () => {
    const bolsas = [
      { projeto_id: 1, unidadeId: 7, recebe: 2 },
      { projeto_id: 2, unidadeId: 7, recebe: 1 },
      { projeto_id: 3, unidadeId: 8, recebe: 2 },
      { projeto_id: 4, unidadeId: 9, recebe: 0 },
    ];
    const cabem = (...devolveram: readonly number[]) => [...cabemNasUnidades(bolsas, new Set(devolveram), 2)];
    // A unit above its limit has no room.
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
  ])('has of %j %i free', (bolsas, livres) => {
    expect(bolsasLivres(bolsas)).toBe(livres);
  });
});

describe('the list against a reckoning without the rules of the product, on 1,000 random decisions', () => {
  const SORTEIOS = { numRuns: 1_000, seed: 20_261_127 };
  const umaDecisao = fc
    .array(
      fc.record({
        remunerados: fc.integer({ min: 0, max: 2 }),
        voluntarios: fc.integer({ min: 0, max: 3 }),
        remunerados_aprovados: fc.integer({ min: 0, max: 2 }),
        voluntarios_aprovados: fc.integer({ min: 0, max: 3 }),
        unidade: fc.constantFrom('A', 'B', 'C'),
        total: fc.option(fc.integer({ min: 40, max: 60 }), { freq: 12 }),
        abaixoDoMinimo: fc.constantFrom(undefined, undefined, null, true, false),
      }),
      { maxLength: 25 },
    )
    .map((linhas) =>
      linhas
        .toSorted((a, b) => (b.total ?? -1) - (a.total ?? -1))
        .map((um, i) => ({ ...um, projeto_id: 100 - i, posicao: um.total === null ? null : i + 1 })),
    );
  type Decidida = Omit<NaFila, 'abaixoDoMinimo'> & { readonly abaixoDoMinimo?: boolean | null | undefined };

  /** An independent implementation of D53: one pass for each number, no code shared with the product. */
  function aMao(projetos: readonly Decidida[], parciais: boolean): number[] {
    const fila: number[] = [];
    const passou = (p: Decidida) =>
      p.posicao !== null &&
      p.abaixoDoMinimo !== true &&
      (p.abaixoDoMinimo === false || (p.total !== null && p.total >= 50));
    for (const p of projetos)
      if (passou(p) && p.remunerados >= 1 && p.remunerados_aprovados === 0) fila.push(p.projeto_id);
    for (const p of projetos) {
      const parte = p.remunerados_aprovados >= 1 && p.remunerados_aprovados < p.remunerados;
      if (parciais && passou(p) && parte) fila.push(p.projeto_id);
    }
    return fila;
  }

  it('[C-G1] gives the same list', () => {
    fc.assert(
      fc.property(umaDecisao, fc.boolean(), (projetos, parciais) => {
        const regra = { ...REGRA_DA_LISTA, parciais };
        const numeros = numerarSuplentes(projetos, { regra, feitos: [] });
        const fila = aMao(projetos, parciais);
        expect([...numeros]).toEqual(fila.map((id, i) => [id, i + 1]));
      }),
      SORTEIOS,
    );
  });

  it('[C-G1] gives the same list in the what-if, for every rule of filling', () => {
    const umaRegra = fc.record({
      modo: fc.constantFrom(...MODOS_DE_PREENCHER),
      bolsas: fc.option(fc.integer({ min: 0, max: 20 })),
      porUnidade: fc.option(fc.integer({ min: 0, max: 8 })),
      minimo: fc.integer({ min: 0, max: 60 }),
      porProjeto: fc.integer({ min: 1, max: 2 }),
    });
    fc.assert(
      fc.property(umaDecisao, umaRegra, fc.boolean(), (projetos, regra, parciais) => {
        const { linhas } = preencherVagas(projetos, regra, { ...REGRA_DA_LISTA, parciais });
        const decididas = projetos.map((um, i) => ({
          ...um,
          remunerados_aprovados: linhas[i]?.remunerados_aprovados ?? 0,
          voluntarios_aprovados: linhas[i]?.voluntarios_aprovados ?? 0,
        }));
        const fila = aMao(decididas, parciais);
        const numeros = linhas.flatMap(({ projeto_id, suplente }) =>
          suplente === null ? [] : [[suplente, projeto_id]],
        );
        expect(numeros.toSorted(([a = 0], [b = 0]) => a - b)).toEqual(fila.map((id, i) => [i + 1, id]));
      }),
      SORTEIOS,
    );
  });
});
