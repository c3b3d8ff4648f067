import { type Combinacao, combinarNotas, distancia } from '@instrutoria/domain/avaliacao/rules/combinar.ts';
import { totaisDoBarema } from '@instrutoria/domain/barema/rules/totais.ts';
import type { Barema } from '@instrutoria/domain/barema/types.ts';
import type { AvaliacaoEntreVarias } from '../api.ts';

/** The scores of one criterion, or the totals, of every evaluator. */
export interface LinhaDeNotas {
  /** null in the total's row; a name could clash, since a criterion may have any code. */
  readonly codigo: string | null;
  readonly nome: string;
  /** null in the total's row. */
  readonly maximo: number | null;
  readonly peso: number;
  /** In the evaluators' order. */
  readonly valores: readonly (number | null)[];
  /** Highest minus lowest of the existing scores; null below two. */
  readonly diferenca: number | null;
  readonly combinada: number | null;
}

const diferencaDe = (valores: readonly (number | null)[]) => {
  const dadas = valores.filter((valor) => valor !== null);
  return dadas.length < 2 ? null : distancia(dadas);
};

/** Whether all required scores exist. */
export function temTodas(avaliacoes: readonly AvaliacaoEntreVarias[], exigidos: number): boolean {
  return avaliacoes.length >= exigidos && avaliacoes.every(({ ja_foi_avaliado }) => ja_foi_avaliado);
}

/** The rows of the comparison in the barema's order, the total last; combined if `todas` is true. */
export function notasPorAvaliador(
  barema: Barema,
  avaliacoes: readonly AvaliacaoEntreVarias[],
  { combinacao, todas }: { readonly combinacao: Combinacao; readonly todas: boolean },
): readonly LinhaDeNotas[] {
  const nota = ({ notas }: AvaliacaoEntreVarias, nome: string) =>
    notas.find((uma) => uma.nome === nome)?.valor ?? null;
  const dadas = avaliacoes.map((uma) => ({
    notas: barema.criterios.map(({ codigo, nome }) => ({ criterio: codigo, valor: nota(uma, nome) })),
    parecer: '',
  }));
  const combinadas = todas ? combinarNotas(barema, dadas, combinacao) : [];
  const criterios = barema.criterios.map(({ codigo, nome, maximo, peso }) => {
    const valores = avaliacoes.map((uma) => nota(uma, nome));
    const combinada = combinadas.find(({ criterio }) => criterio === codigo)?.valor ?? null;
    return { codigo, nome, maximo, peso, valores, diferenca: diferencaDe(valores), combinada };
  });
  const totais = avaliacoes.map(({ total }) => total);
  const total = todas ? totaisDoBarema(barema, combinadas).total : null;
  return [
    ...criterios,
    {
      codigo: null,
      nome: 'Total',
      maximo: null,
      peso: 1,
      valores: totais,
      diferenca: diferencaDe(totais),
      combinada: total,
    },
  ];
}
