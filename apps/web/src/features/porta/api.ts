import type { Api } from '@instrutoria/contract/api.ts';
import type { BodyInputOf } from '@instrutoria/contract/route.ts';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/server/api.ts';

export const portasQuery = queryOptions({
  queryKey: ['portas'],
  queryFn: ({ signal }) => api.listarPortas({ signal }),
});

export const entradaLocalQuery = queryOptions({
  queryKey: ['portas', 'entrada-local'],
  queryFn: ({ signal }) => api.lerEntradaLocal({ signal }),
});

export const minhasIdentidadesQuery = queryOptions({
  queryKey: ['identidades'],
  queryFn: ({ signal }) => api.minhasIdentidades({ signal }),
});

export const IDENTIDADES_POR_PAGINA = 50;

export const identidadesQuery = (page: number) =>
  queryOptions({
    queryKey: ['identidades', 'todas', page],
    queryFn: ({ signal }) =>
      api.whole.listarIdentidades({
        query: { pagina: String(page), por_pagina: String(IDENTIDADES_POR_PAGINA) },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

type Escrita = BodyInputOf<Api['criarPorta']>;

/** Without `id` a new door. */
export function useSalvarPorta() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({
      porta,
      body,
    }: {
      readonly porta: { readonly id: number; readonly versao: number } | null;
      readonly body: Escrita;
    }) =>
      porta === null
        ? api.criarPorta({ body })
        : api.atualizarPorta({ params: { id: porta.id }, body, ifMatch: porta.versao }),
    onSuccess: () => client.invalidateQueries({ queryKey: portasQuery.queryKey }),
  });
}

export function useTestarPorta() {
  return useMutation({ mutationFn: (body: BodyInputOf<Api['testarPorta']>) => api.testarPorta({ body }) });
}

export function useLigarPorta() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ligada }: { readonly id: number; readonly ligada: boolean }) =>
      api.ligarPorta({ params: { id }, body: { ligada } }),
    onSettled: () => client.invalidateQueries({ queryKey: portasQuery.queryKey }),
  });
}

export function useAlterarEntradaLocal() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({
      versao,
      ...body
    }: BodyInputOf<Api['alterarEntradaLocal']> & { readonly versao: number }) =>
      api.alterarEntradaLocal({ body, ifMatch: versao }),
    onSettled: () => client.invalidateQueries({ queryKey: entradaLocalQuery.queryKey }),
  });
}

export function useDesfazerVinculo() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => api.desfazerVinculo({ params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: minhasIdentidadesQuery.queryKey }),
  });
}
