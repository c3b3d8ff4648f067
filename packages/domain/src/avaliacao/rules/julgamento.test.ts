import { describe, expect, it } from 'vitest';
import { MAXIMO_NA_AVALIACAO } from '../limits.ts';
import { CRITERIOS, type Criterio, type Pontuacoes } from '../types.ts';
import {
  type Concluida,
  figurasDeTodos,
  figurasPorAvaliador,
  juntar,
  mediana,
  novoQuadro,
} from './julgamento.ts';

const SEM = Object.fromEntries(CRITERIOS.map((c) => [c, null])) as unknown as Pontuacoes;

/** Scores of a TIPO II project, with the total split over the first two criteria. */
function nota(total: number): Pontuacoes {
  const primeira = Math.min(40, total);
  return {
    ...SEM,
    pontuacaoAdequacaoCoerencia: primeira,
    pontuacaoRelevanciaJustificativaClareza: Math.round((total - primeira) * 10) / 10,
    pontuacaoMetodologiaAtividades: 0,
    pontuacaoOrganizacaoTextual: 0,
  };
}

let projeto = 0;
function deu(avaliadorId: number, total: number, outros: Partial<Concluida> = {}): Concluida {
  projeto += 1;
  return { projetoId: projeto, avaliadorId, notas: nota(total), dias: null, caracteres: 0, ...outros };
}
function quadroDe(lista: readonly Concluida[]) {
  const quadro = novoQuadro();
  for (const uma of lista) juntar(quadro, uma);
  return quadro;
}
const deTodos = (lista: readonly Concluida[]) => figurasDeTodos(quadroDe(lista));
const porAvaliador = (lista: readonly Concluida[]) => figurasPorAvaliador(quadroDe(lista));
const de = (quem: number, lista: readonly Concluida[]) =>
  porAvaliador(lista).find(({ avaliadorId }) => avaliadorId === quem);

describe('the figures of an evaluator', () => {
  it('gives the mean, the spread, the range and the distance to the mean of all others', () => {
    const lista = [deu(1, 50), deu(1, 60), deu(1, 70), deu(2, 40.1), deu(2, 40.2), deu(3, 60)];
    expect(de(1, lista)).toMatchObject({
      concluidas: 3,
      media: 60,
      desvio: 10,
      menor: 50,
      maior: 70,
      mediaDosOutros: 46.8,
      diferenca: 13.2,
    });
    expect(de(2, lista)).toMatchObject({ concluidas: 2, media: 40.2, mediaDosOutros: 60, diferenca: -19.8 });
  });

  it('gives no spread below three assessments, and no comparison for the only evaluator', () => {
    const lista = [deu(1, 50), deu(1, 60)];
    expect(de(1, lista)).toMatchObject({ desvio: null, mediaDosOutros: null, diferenca: null });
    expect(de(1, [...lista, deu(1, 70)])?.desvio).toBe(10);
    expect(de(2, [...lista, deu(2, 55)])).toMatchObject({ concluidas: 1, media: 55, menor: 55, maior: 55 });
  });

  it('gives zero spread and zero distance for equal scores, without a negative zero', () => {
    const lista = [1, 1, 1, 2, 2, 2].map((quem) => deu(quem, 33.3));
    for (const { desvio, diferenca } of porAvaliador(lista)) {
      expect(Object.is(desvio, 0) && Object.is(diferenca, 0)).toBe(true);
    }
  });

  it('adds phase 2 if it was given, as the total does', () => {
    const fase2 = {
      pontuacaoApoioDisciplina: 100,
      pontuacaoNaturezaDisciplinas: 50,
      pontuacaoCaracteristicaDisciplinas: 75,
    };
    const figuras = deTodos([deu(1, 60, { notas: { ...nota(60), ...fase2 } })]);
    expect(figuras).toMatchObject({ media: 285, menor: 285, maior: 285 });
    expect(figuras?.criterios).toEqual({
      pontuacaoAdequacaoCoerencia: 100,
      pontuacaoRelevanciaJustificativaClareza: 66.7,
      pontuacaoMetodologiaAtividades: 0,
      pontuacaoOrganizacaoTextual: 0,
      pontuacaoApoioDisciplina: 50,
      pontuacaoNaturezaDisciplinas: 25,
      pontuacaoCaracteristicaDisciplinas: 50,
    });
  });

  it('leaves out criteria that were not scored', () => {
    const criterios = deTodos([deu(1, 60)])?.criterios;
    const vazios = CRITERIOS.filter((c) => criterios?.[c] === null);
    expect(vazios).toEqual([
      'pontuacaoApoioDisciplina',
      'pontuacaoNaturezaDisciplinas',
      'pontuacaoCaracteristicaDisciplinas',
    ]);
  });

  it('gives medians of the time and of the opinion, without unknown values', () => {
    const lista = [
      deu(1, 50, { dias: 1.26, caracteres: 10 }),
      deu(1, 50, { dias: 30, caracteres: 31 }),
      deu(1, 50, { caracteres: 800 }),
      deu(1, 50, { dias: 2, caracteres: 32 }),
    ];
    expect(de(1, lista)).toMatchObject({ dias: 2, caracteres: 32 });
    expect(de(2, [deu(2, 50)])).toMatchObject({ dias: null, caracteres: 0 });
  });

  it('gives for all evaluators the figures of one list, and null for none', () => {
    const lista = [deu(1, 50), deu(2, 70), deu(3, 90)];
    expect(deTodos(lista)).toMatchObject({ concluidas: 3, media: 70, desvio: 20, menor: 50, maior: 90 });
    expect(deTodos([])).toBeNull();
    expect(porAvaliador([])).toEqual([]);
  });
});

it('equals another way of computing, on 200 random calls', () => {
  let x = 7;
  const acaso = () => {
    x = (x * 1_103_515_245 + 12_345) % 2_147_483_648;
    return x / 2_147_483_648;
  };
  for (let vez = 0; vez < 200; vez += 1) {
    const lista = Array.from({ length: 1 + Math.floor(acaso() * 40) }, (): Concluida => {
      const notas = Object.fromEntries(
        CRITERIOS.map((c: Criterio) => [c, Math.floor(acaso() * (MAXIMO_NA_AVALIACAO[c] * 10 + 1)) / 10]),
      ) as unknown as Pontuacoes;
      return deu(1 + Math.floor(acaso() * 5), 0, { notas });
    });
    const totalDe = ({ notas }: Concluida) => CRITERIOS.reduce((soma, c) => soma + (notas[c] ?? 0), 0);
    for (const figuras of porAvaliador(lista)) {
      const dele = lista.filter(({ avaliadorId }) => avaliadorId === figuras.avaliadorId).map(totalDe);
      const outros = lista.filter(({ avaliadorId }) => avaliadorId !== figuras.avaliadorId).map(totalDe);
      const media = dele.reduce((a, b) => a + b, 0) / dele.length;
      expect(Math.abs(figuras.media - media)).toBeLessThan(0.0501);
      if (dele.length < 3) expect(figuras.desvio).toBeNull();
      else {
        // Computed another way: the mean of squares minus the square of the mean.
        const quadrados = dele.reduce((a, b) => a + b * b, 0);
        const desvio = Math.sqrt((quadrados - dele.length * media ** 2) / (dele.length - 1));
        expect(Math.abs((figuras.desvio ?? 0) - desvio)).toBeLessThan(0.0501);
      }
      if (outros.length === 0) expect(figuras.diferenca).toBeNull();
      else {
        const deles = outros.reduce((a, b) => a + b, 0) / outros.length;
        expect(Math.abs((figuras.diferenca ?? 0) - (media - deles))).toBeLessThan(0.1001);
      }
    }
  }
});

it('gives as median the middle, or the mean of the two in the middle', () => {
  expect([mediana([]), mediana([3]), mediana([9, 1]), mediana([10, 1, 2])]).toEqual([null, 3, 5, 2]);
});
