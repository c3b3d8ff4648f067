import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf, BodyInputOf } from '@instrutoria/contract/route.ts';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/server/api.ts';

export type Prorrogacao = AnswerOf<Api['listarProrrogacoes']>[number];

export const janelasQuery = (projeto: number) =>
  queryOptions({
    queryKey: ['janela', projeto],
    queryFn: ({ signal }) => api.listarJanelas({ query: { projeto: String(projeto) }, signal }),
    enabled: projeto > 0,
  });

export const janelasSemProjetoQuery = queryOptions({
  queryKey: ['janela', 'sem-projeto'],
  queryFn: ({ signal }) => api.listarJanelas({ query: {}, signal }),
});

export const prorrogacoesQuery = queryOptions({
  queryKey: ['janela', 'prorrogacoes'],
  queryFn: ({ signal }) => api.listarProrrogacoes({ query: {}, signal }),
});

export function useRegistrarProrrogacao() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInputOf<Api['registrarProrrogacao']>) => api.registrarProrrogacao({ body }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['janela'] }),
  });
}

export function useEncerrarProrrogacao() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, motivo }: { readonly id: number; readonly motivo: string }) =>
      api.encerrarProrrogacao({ params: { id }, body: { motivo } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['janela'] }),
  });
}

export const projetosPorTituloQuery = (busca: string) =>
  queryOptions({
    queryKey: ['avaliacao', 'por-titulo', busca],
    queryFn: ({ signal }) =>
      api.listarAvaliacoes({ query: { ...(busca === '' ? {} : { busca }), por_pagina: '20' }, signal }),
    placeholderData: keepPreviousData,
  });

/** Sets the simulated date, in the demonstration only; all shown data are then reloaded. */
export function useSimularData() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (instante: string | null) => api.simularData({ body: { instante } }),
    onSuccess: () => client.invalidateQueries(),
  });
}
