import type { Api } from '@instrutoria/contract/api.ts';
import type { BodyInputOf } from '@instrutoria/contract/route.ts';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/server/api.ts';

const CHAVE = ['webhooks'];
export const ENTREGAS_POR_PAGINA = 20;

export const webhooksQuery = queryOptions({
  queryKey: CHAVE,
  queryFn: ({ signal }) => api.listarWebhooks({ signal }),
});

/** Read again every few seconds: deliveries end while the person looks. */
export const entregasQuery = (id: number, page: number) =>
  queryOptions({
    queryKey: [...CHAVE, id, 'entregas', page],
    queryFn: ({ signal }) =>
      api.whole.listarEntregas({
        params: { id },
        query: { pagina: String(page), por_pagina: String(ENTREGAS_POR_PAGINA) },
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchInterval: 5_000,
  });

function useAto<T, R>(mutationFn: (dados: T) => Promise<R>) {
  const client = useQueryClient();
  return useMutation({ mutationFn, onSuccess: () => client.invalidateQueries({ queryKey: CHAVE }) });
}

export const useCriarWebhook = () =>
  useAto((body: BodyInputOf<Api['criarWebhook']>) => api.criarWebhook({ body }));
export const useAtualizarWebhook = () =>
  useAto(({ id, ...body }: BodyInputOf<Api['atualizarWebhook']> & { readonly id: number }) =>
    api.atualizarWebhook({ params: { id }, body }),
  );
export const useTrocarSegredo = () => useAto((id: number) => api.trocarSegredoDoWebhook({ params: { id } }));
export const useTestarWebhook = () => useAto((id: number) => api.testarWebhook({ params: { id } }));
export const useReenviarEntrega = () =>
  useAto((entrega: string) => api.reenviarEntrega({ params: { entrega } }));
