import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { criterioQueDecide, ranquear } from '../../ranque/rules/ranque.ts';
import type { LinhaDoRanque } from '../../ranque/types.ts';
import { SEM_NOTAS } from '../../testing/avaliacoes.ts';
import type { Barema, CriterioDoBarema, FatosDoDesempate, NotaDada } from '../types.ts';
import { apurar, nomesDosDesempates } from './apurar.ts';
import { problemasDoBarema } from './barema.ts';
import { baremaPadrao } from './padrao.ts';
import { maiorTotal, totaisDoBarema } from './totais.ts';

const umCriterio = (mudancas: Partial<CriterioDoBarema>): CriterioDoBarema => ({
  codigo: 'merito',
  nome: 'Mérito',
  ajuda: '',
  fase: 1,
  maximo: 10,
  minimo: null,
  peso: 1,
  passo: 0.1,
  parecer: false,
  recomendacao: null,
  ...mudancas,
});
const BAREMA: Barema = {
  criterios: [
    umCriterio({ peso: 2.5 }),
    umCriterio({ codigo: 'impacto', nome: 'Impacto', maximo: 20, minimo: 5, peso: 0.33 }),
    umCriterio({ codigo: 'equipe', nome: 'Equipe', fase: 2, passo: 0.5 }),
  ],
  totalMinimo: 20,
  desempates: ['impacto', 'submissao', 'sorteio'],
  semente: 'Loteria Federal 6001',
};
const FATOS: FatosDoDesempate = { tsdMedio: null, submetidoEm: '2026-05-02T12:00:00.000Z', lote: 7 };
const notas = (...valores: readonly (number | null)[]): NotaDada[] =>
  BAREMA.criterios.map(({ codigo }, i) => ({ criterio: codigo, valor: valores[i] ?? null }));

describe('the total by a barema', () => {
  it('weights exactly, to three decimals', () => {
    expect(totaisDoBarema(BAREMA, notas(9.9, 19.9, 7.5))).toEqual({
      fase1: 31.317,
      fase2: 7.5,
      total: 38.817,
    });
    expect(maiorTotal(BAREMA)).toBe(41.6);
  });

  it('weights thousandths exactly, on 2,000 random scores', () => {
    const milesimos = fc.tuple(fc.integer({ min: 0, max: 10_000 }), fc.integer({ min: 0, max: 20_000 }));
    fc.assert(
      fc.property(milesimos, ([merito, impacto]) => {
        const { total } = totaisDoBarema(BAREMA, notas(merito / 1000, impacto / 1000));
        const exato = BigInt(merito) * 250n + BigInt(impacto) * 33n;
        return total?.toFixed(5) === `${exato / 100_000n}.${String(exato % 100_000n).padStart(5, '0')}`;
      }),
      { numRuns: 2000 },
    );
  });

  it('has no total without phase 1, and one without phase 2', () => {
    expect(totaisDoBarema(BAREMA, notas(9.9, null, 7.5))).toEqual({ fase1: null, fase2: 7.5, total: null });
    expect(totaisDoBarema(BAREMA, notas(10, 10))).toEqual({ fase1: 28.3, fase2: null, total: 28.3 });
    expect(apurar(BAREMA, notas(9.9), FATOS)).toMatchObject({ abaixoDoMinimo: null, chave: null });
  });

  it.each([
    ['above both', [10, 10, 10], false],
    ['at the minimum of the criterion', [10, 5, 10], false],
    ['below the minimum of a criterion, with a high total', [10, 4.9, 10], true],
    ['at the minimum of the total', [4, 20, 3.5], false],
    ['below the minimum of the total', [4, 20, 3], true],
  ] as const)('%s', (_, valores, abaixo) => {
    expect(apurar(BAREMA, notas(...valores), FATOS).abaixoDoMinimo).toBe(abaixo);
  });

  it('sums up the standard barema as before', () => {
    const padrao = baremaPadrao('TIPO I');
    expect(problemasDoBarema(padrao, 'TIPO I')).toEqual([]);
    expect([maiorTotal(padrao), maiorTotal(baremaPadrao('TIPO II'))]).toEqual([650, 100]);
  });

  it('names the tie-break by which a row comes after another', () => {
    const linha = (projeto_id: number, valores: readonly number[], fatos: Partial<FatosDoDesempate> = {}) =>
      umaLinha(BAREMA, projeto_id, notas(...valores), { ...FATOS, ...fatos });
    const nomes = nomesDosDesempates(BAREMA);
    const decide = (a: LinhaDoRanque, b: LinhaDoRanque) => criterioQueDecide(a, b, nomes);
    expect(decide(linha(1, [10, 10, 5]), linha(2, [10, 10, 4.5]))).toBe('total');
    expect(
      decide(linha(1, [10, 10, 5]), linha(2, [10, 10, 5], { submetidoEm: '2026-05-03T12:00:00.000Z' })),
    ).toBe('envio mais antigo');
    expect(decide(linha(1, [10, 10, 5]), linha(2, [10, 10, 5], { lote: 6 }))).toBe('sorteio');
    expect(decide(linha(1, [10, 10, 5]), linha(2, [10, 10, 5]))).toBeNull();
  });
});

function umaLinha(
  barema: Barema,
  projeto_id: number,
  dadas: NotaDada[],
  fatos: FatosDoDesempate,
): LinhaDoRanque {
  const { fase1, total, abaixoDoMinimo, chave } = apurar(barema, dadas, fatos);
  const { tsdMedio, submetidoEm } = fatos;
  return {
    ...SEM_NOTAS,
    ...{ projeto_id, ja_foi_avaliado: total !== null, total, pontuacaoFase1: fase1, tsdMedio, submetidoEm },
    ...{ notas: dadas, abaixoDoMinimo, chave },
  };
}

interface Projeto {
  readonly id: number;
  readonly valores: readonly number[];
  readonly fatos: FatosDoDesempate;
}

/** Few values, so that every level ties often. */
const umaChamada = fc
  .record({
    criterios: fc.array(
      fc.record({
        fase: fc.constantFrom(1 as const, 2 as const),
        maximo: fc.constantFrom(1, 2, 3),
        peso: fc.constantFrom(0.5, 1, 1.5, 2, 0.25),
        minimo: fc.constantFrom(null, 0.5, 1),
        passo: fc.constantFrom(0.5 as const, 1 as const),
      }),
      { minLength: 0, maxLength: 4 },
    ),
    fixos: fc.shuffledSubarray(['fase1', 'tsd', 'submissao', 'sorteio', 'c0', 'c1'], { maxLength: 6 }),
    totalMinimo: fc.constantFrom(0, 1, 2.5),
    projetos: fc.array(
      fc.record({
        decimos: fc.array(fc.nat(6), { minLength: 5, maxLength: 5 }),
        tsdMedio: fc.constantFrom(null, 40, 62.5),
        dia: fc.constantFrom(1, 2),
        lote: fc.constantFrom(3, 9),
      }),
      { minLength: 1, maxLength: 12 },
    ),
  })
  .map(({ criterios: outros, fixos, totalMinimo, projetos }) => {
    const primeiro = { fase: 1 as const, maximo: 2, peso: 1, minimo: null, passo: 0.5 as const };
    const criterios = [primeiro, ...outros].map((c, i) =>
      umCriterio({
        ...c,
        minimo: c.minimo === 0.5 && c.passo === 1 ? 1 : c.minimo,
        codigo: `c${i}`,
        nome: `C${i}`,
      }),
    );
    const conhecidos = fixos.filter((nome) => nome !== 'c1' || criterios.length > 1);
    const barema: Barema = { criterios, totalMinimo, desempates: conhecidos, semente: 's' };
    return {
      barema,
      projetos: projetos.map(
        ({ decimos, tsdMedio, dia, lote }, i): Projeto => ({
          id: i + 1,
          valores: criterios.map((c, k) =>
            Math.min(c.maximo, Math.floor((decimos[k] ?? 0) / 2 / c.passo) * c.passo),
          ),
          fatos: { tsdMedio, submetidoEm: `2026-05-0${dia}T00:00:00.000Z`, lote },
        }),
      ),
    };
  });

/** An independent implementation: fractions of whole numbers, one criterion after another for each pair. */
function porForcaBruta({ criterios, desempates, totalMinimo }: Barema, projetos: readonly Projeto[]) {
  const centesimos = (n: number) => BigInt(Math.round(n * 100));
  const soma = ({ valores }: Projeto, fase?: number) =>
    criterios.reduce(
      (s, c, k) =>
        fase === undefined || c.fase === fase ? s + centesimos(valores[k] ?? 0) * centesimos(c.peso) : s,
      0n,
    );
  /** Whether a comes before b by this tie-break; null: they are equal. */
  const antes = (nome: string, a: Projeto, b: Projeto): boolean | null => {
    const pergunta = (x: bigint | number, y: bigint | number) => (x === y ? null : x > y);
    if (nome === 'total') return pergunta(soma(a), soma(b));
    if (nome === 'fase1') return pergunta(soma(a, 1), soma(b, 1));
    if (nome === 'submissao')
      return pergunta(
        b.fatos.submetidoEm < a.fatos.submetidoEm ? 0 : 1,
        a.fatos.submetidoEm < b.fatos.submetidoEm ? 0 : 1,
      );
    if (nome === 'sorteio') return pergunta(a.fatos.lote, b.fatos.lote);
    if (nome === 'tsd') return pergunta(-(a.fatos.tsdMedio ?? 1e6), -(b.fatos.tsdMedio ?? 1e6));
    const k = criterios.findIndex(({ codigo }) => codigo === nome);
    return pergunta(a.valores[k] ?? 0, b.valores[k] ?? 0);
  };
  const vence = (a: Projeto, b: Projeto) => {
    for (const nome of ['total', ...desempates]) {
      const resposta = antes(nome, a, b);
      if (resposta !== null) return resposta;
    }
    return null;
  };
  return projetos.map((p) => ({
    id: p.id,
    posicao: 1 + projetos.filter((outro) => vence(outro, p) === true).length,
    total: Number(soma(p)) / 10_000,
    abaixo:
      soma(p) < centesimos(totalMinimo) * 100n ||
      criterios.some((c, k) => c.minimo !== null && (p.valores[k] ?? 0) < c.minimo),
  }));
}

it('ranks by any barema as brute force does, in 1,000 calls', () => {
  let empates = 0;
  fc.assert(
    fc.property(umaChamada, ({ barema, projetos }) => {
      expect(problemasDoBarema({ ...barema, totalMinimo: 0 }, 'TIPO I')).toEqual([]);
      const linhas = projetos.map(({ id, valores, fatos }) =>
        umaLinha(
          barema,
          id,
          barema.criterios.map(({ codigo }, k) => ({ criterio: codigo, valor: valores[k] ?? 0 })),
          fatos,
        ),
      );
      const achado = ranquear(linhas)
        .map((l) => ({ id: l.projeto_id, posicao: l.posicao, total: l.total, abaixo: l.abaixoDoMinimo }))
        .toSorted((a, b) => a.id - b.id);
      expect(achado).toEqual(porForcaBruta(barema, projetos));
      if (new Set(achado.map(({ posicao }) => posicao)).size < achado.length) empates += 1;
    }),
    { numRuns: 1000, seed: 20_261_124 },
  );
  expect(empates).toBeGreaterThan(50);
});
