import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

/** The dashboard of a call. Under 'avaliacao', so that an act of the evaluation makes it old. */
export const painelQuery = (edital: number) =>
  queryOptions({
    queryKey: ['avaliacao', 'painel', edital],
    queryFn: ({ signal }) => api.lerPainel({ params: { editalId: edital }, signal }),
    enabled: edital > 0,
  });

export type Armazenamento = AnswerOf<Api['lerArmazenamento']>;

/** Room for files, and those that are damaged: administrators only. */
export const armazenamentoQuery = queryOptions({
  queryKey: ['armazenamento'],
  queryFn: ({ signal }) => api.lerArmazenamento({ signal }),
  staleTime: 60_000,
});
