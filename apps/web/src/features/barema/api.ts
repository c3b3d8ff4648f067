import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import type { Barema } from '@instrutoria/domain/barema/types.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/server/api.ts';
import { useAct } from '../../lib/server/use-act.ts';

export type BaremaLido = AnswerOf<Api['lerBarema']>;

/** Under 'edital', so that acts on a call reload it; reloaded each time a page with it opens. */
export const baremaQuery = (edital: number) =>
  queryOptions({
    queryKey: ['edital', 'barema', edital],
    queryFn: ({ signal }) => api.lerBarema({ params: { id: edital }, signal }),
    enabled: edital > 0,
    staleTime: 0,
  });

export function lerBarema(edital: number): Promise<BaremaLido> {
  return api.lerBarema({ params: { id: edital } });
}

interface Mudanca {
  /** null: the standard criteria. */
  readonly barema: Barema | null;
  readonly motivo?: string;
  readonly versao: number;
}

/** The evaluators' form depends on the barema. */
export function useMudarBarema(edital: number) {
  return useAct(['edital', 'avaliacao'], ({ versao, barema, motivo }: Mudanca) => {
    const mutavel = barema && {
      ...barema,
      criterios: [...barema.criterios],
      desempates: [...barema.desempates],
    };
    return api.mudarBarema({ params: { id: edital }, body: { barema: mutavel, motivo }, ifMatch: versao });
  });
}
