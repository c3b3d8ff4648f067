import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/server/api.ts';

/** The query key is under 'avaliacao', so that acts of the evaluation invalidate it. */
export const painelQuery = (edital: number) =>
  queryOptions({
    queryKey: ['avaliacao', 'painel', edital],
    queryFn: ({ signal }) => api.lerPainel({ params: { editalId: edital }, signal }),
    enabled: edital > 0,
  });

export type Armazenamento = AnswerOf<Api['lerArmazenamento']>;

export const armazenamentoQuery = queryOptions({
  queryKey: ['armazenamento'],
  queryFn: ({ signal }) => api.lerArmazenamento({ signal }),
  staleTime: 60_000,
});
