import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Barema } from '../types.ts';
import { problemasDoBarema } from './barema.ts';
import { codigoDoNome, comCodigos } from './codigos.ts';
import { NUMEROS_INVENTADOS, projetosInventados, ranqueInventado } from './exemplo.ts';
import { problemasDeTodas } from './notas.ts';
import { baremaPadrao } from './padrao.ts';
import { maiorTotal } from './totais.ts';

const LOTES = new Map(NUMEROS_INVENTADOS.map((n) => [n, (n * 7919) % 1000]));

const umCriterio = fc
  .record({
    passo: fc.constantFrom(0.1 as const, 0.5 as const, 1 as const),
    passos: fc.integer({ min: 1, max: 100 }),
    minimo: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
    peso: fc.integer({ min: 1, max: 1000 }).map((n) => n / 100),
    fase: fc.constantFrom(1 as const, 2 as const),
  })
  .map(({ passo, passos, minimo, peso, fase }) => {
    const no = (n: number) => Math.round(n * passo * 10) / 10;
    const [maximo, abaixo] = [no(passos), minimo === null ? null : no(Math.floor(passos * minimo))];
    return {
      ...{ ajuda: '', parecer: false, recomendacao: null },
      ...{ maximo, minimo: abaixo, passo, peso, fase },
    };
  });
const umBarema: fc.Arbitrary<Barema> = fc
  .record({
    criterios: fc.array(umCriterio, { minLength: 1, maxLength: 6 }),
    parte: fc.double({ min: 0, max: 1, noNaN: true }),
    desempates: fc.subarray(['fase1', 'tsd', 'c0', 'c1', 'submissao', 'sorteio'], { minLength: 1 }),
  })
  .map(({ criterios, parte, desempates }) => {
    const nomeados = criterios.map((c, i) => ({ ...c, codigo: `c${i}`, nome: `Critério ${i}` }));
    const [primeiro, ...resto] = nomeados;
    const todos = primeiro === undefined ? [] : [{ ...primeiro, fase: 1 as const }, ...resto];
    return {
      criterios: todos,
      totalMinimo: Math.floor(maiorTotal({ criterios: todos }) * parte),
      desempates: desempates.filter((nome) => nome !== 'c1' || criterios.length > 1),
      semente: 'Loteria Federal 6001',
    };
  });

describe('invented projects', () => {
  it('have scores that the barema accepts, and show each of its rules, for any barema', () => {
    fc.assert(
      fc.property(umBarema, fc.constantFrom('TIPO I' as const, 'TIPO II' as const), (barema, tipo) => {
        expect(problemasDoBarema(barema, tipo)).toEqual([]);
        for (const { notas } of projetosInventados(barema, tipo)) {
          expect(problemasDeTodas(barema, notas)).toEqual([]);
        }
        const linhas = ranqueInventado(barema, tipo, LOTES);
        expect(linhas.map(({ total }) => total)).toEqual(
          linhas.map(({ total }) => total).toSorted((a, b) => b - a),
        );
        const quebra = ['submissao', 'sorteio', ...(tipo === 'TIPO I' ? ['tsd'] : [])];
        const desempata = barema.desempates.some((nome) => quebra.includes(nome));
        const empates = linhas.map(({ desempate }) => desempate).filter((nome) => nome !== null);
        if (desempata) expect(empates.length).toBeGreaterThan(0);
        const reprova = barema.totalMinimo > 0 || barema.criterios.some(({ minimo }) => (minimo ?? 0) > 0);
        expect(linhas.some(({ abaixo }) => abaixo !== null)).toBe(reprova);
      }),
      { numRuns: 500 },
    );
  });

  it('show, with the standard criteria, a tie by scores, one by the mean TSD and one project below 50', () => {
    const linhas = ranqueInventado(baremaPadrao('TIPO I'), 'TIPO I', LOTES);
    expect(linhas.map(({ posicao }) => posicao)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(linhas.flatMap(({ desempate }) => desempate ?? [])).toEqual([
      'total da fase 1',
      'menor taxa de sucesso média (TSD)',
    ]);
    expect(linhas.at(-1)?.abaixo).toBe('total');
  });

  it('share a position when nothing breaks the tie', () => {
    const { criterios } = baremaPadrao('TIPO II');
    const linhas = ranqueInventado(
      { criterios, totalMinimo: 0, desempates: [], semente: '' },
      'TIPO II',
      LOTES,
    );
    expect(linhas.map(({ posicao, desempate }) => [posicao, desempate])).toEqual(
      [1, 2, 2, 4, 4, 6].map((posicao) => [posicao, null]),
    );
  });
});

describe('codes of criteria', () => {
  it.each([
    ['Mérito da proposta', [], 'meritoDaProposta'],
    ['Mérito da proposta', ['MeritoDaProposta'], 'meritoDaProposta2'],
    ['3 anos', [], 'criterio3Anos'],
    ['Sorteio', [], 'sorteio2'],
    ['???', ['criterio'], 'criterio2'],
  ])('gives for %s beside %j the code %s', (nome, usados, codigo) => {
    expect(codigoDoNome(nome, usados)).toBe(codigo);
  });

  it('are given to new criteria only, and the tie-breaks follow', () => {
    const padrao = baremaPadrao('TIPO II');
    const [um, outro] = padrao.criterios;
    if (um === undefined || outro === undefined) throw new Error('no criteria');
    const novo = { ...outro, codigo: 'novo1', nome: 'Alcance social' };
    const { criterios, desempates } = comCodigos(
      { ...padrao, criterios: [um, novo], desempates: ['novo1', um.codigo, 'sorteio'] },
      new Set(['novo1']),
    );
    expect(criterios.map(({ codigo }) => codigo)).toEqual([um.codigo, 'alcanceSocial']);
    expect(desempates).toEqual(['alcanceSocial', um.codigo, 'sorteio']);
  });
});
