import type { ChartProps } from '../../../../ui/charts/chart.tsx';
import type { Julgamento } from '../../api.ts';

/** Makes equal names of different people distinct. */
function semRepetir(nomes: readonly string[]): string[] {
  const vezes = new Map<string, number>();
  return nomes.map((nome) => {
    const vez = (vezes.get(nome) ?? 0) + 1;
    vezes.set(nome, vez);
    return vez === 1 ? nome : `${nome} (${vez})`;
  });
}

/** The range of each evaluator's totals, with the mean. */
export function faixaDosTotais(
  avaliadores: Julgamento['avaliadores'],
): Pick<ChartProps, 'points' | 'series'> {
  return {
    points: semRepetir(avaliadores.map(({ avaliador }) => avaliador.nome)).map((name) => ({ name })),
    series: [
      { name: 'Média', values: avaliadores.map(({ media }) => media), dots: true },
      {
        name: 'Do menor ao maior',
        values: avaliadores.map(({ maior }) => maior),
        from: avaliadores.map(({ menor }) => menor),
      },
    ],
  };
}
