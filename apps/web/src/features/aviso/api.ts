import type { Api } from '@instrutoria/contract/api.ts';
import type { BodyInputOf } from '@instrutoria/contract/route.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/server/api.ts';

export const avisosQuery = queryOptions({
  queryKey: ['aviso'],
  queryFn: ({ signal }) => api.listarAvisos({ signal }),
  staleTime: 60_000,
});

export function useSalvarAviso() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: BodyInputOf<Api['criarAviso']> & { readonly id: number | undefined }) =>
      id === undefined ? api.criarAviso({ body }) : api.atualizarAviso({ params: { id }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: avisosQuery.queryKey }),
  });
}

export function useExcluirAviso() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => api.excluirAviso({ params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: avisosQuery.queryKey }),
  });
}
