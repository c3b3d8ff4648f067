import type { Api } from '@instrutoria/contract/api.ts';
import type { BodyInputOf } from '@instrutoria/contract/route.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/server/api.ts';

export const unidadesQuery = queryOptions({
  queryKey: ['unidade'],
  queryFn: ({ signal }) => api.listarUnidades({ signal }),
  staleTime: 60_000,
});

export function useSalvarUnidade() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: BodyInputOf<Api['criarUnidade']> & { readonly id: number | undefined }) =>
      id === undefined ? api.criarUnidade({ body }) : api.atualizarUnidade({ params: { id }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: unidadesQuery.queryKey }),
  });
}

export function useExcluirUnidade() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => api.excluirUnidade({ params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: unidadesQuery.queryKey }),
  });
}
