import type { Api } from '@instrutoria/contract/api.ts';
import type { BodyInputOf } from '@instrutoria/contract/route.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/server/api.ts';

export const programasQuery = queryOptions({
  queryKey: ['programa'],
  queryFn: ({ signal }) => api.listarProgramas({ signal }),
  staleTime: 60_000,
});

export function useSalvarPrograma() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: BodyInputOf<Api['criarPrograma']> & { readonly id: number | undefined }) =>
      id === undefined ? api.criarPrograma({ body }) : api.atualizarPrograma({ params: { id }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: programasQuery.queryKey }),
  });
}

export function useExcluirPrograma() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => api.excluirPrograma({ params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: programasQuery.queryKey }),
  });
}
