import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf, BodyInputOf } from '@instrutoria/contract/route.ts';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

export type Prorrogacao = AnswerOf<Api['listarProrrogacoes']>[number];

/** Where the windows of a project stand now, its own extensions included (D23). */
export const janelasQuery = (projeto: number) =>
  queryOptions({
    queryKey: ['janela', projeto],
    queryFn: ({ signal }) => api.listarJanelas({ query: { projeto: String(projeto) }, signal }),
    enabled: projeto > 0,
  });

/** The same for nobody's project in particular. */
export const janelasDeTodosQuery = queryOptions({
  queryKey: ['janela', 'todos'],
  queryFn: ({ signal }) => api.listarJanelas({ query: {}, signal }),
});

export const prorrogacoesQuery = queryOptions({
  queryKey: ['janela', 'prorrogacoes'],
  queryFn: ({ signal }) => api.listarProrrogacoes({ query: {}, signal }),
});

/** Today by the server's clock (D24): 'yyyy-mm-dd…'. */
export const hojeQuery = queryOptions({
  queryKey: ['data-atual'],
  queryFn: ({ signal }) => api.dataAtual({ signal }),
});

export function useRegistrarProrrogacao() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInputOf<Api['registrarProrrogacao']>) => api.registrarProrrogacao({ body }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['janela'] }),
  });
}

/** Ends an extension before its last day. A refusal too tells that what is shown may be old. */
export function useEncerrarProrrogacao() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, motivo }: { readonly id: number; readonly motivo: string }) =>
      api.encerrarProrrogacao({ params: { id }, body: { motivo } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['janela'] }),
  });
}

/** Projects of published calls by their title, for whoever extends a window. */
export const projetosPorTituloQuery = (busca: string) =>
  queryOptions({
    queryKey: ['avaliacao', 'por-titulo', busca],
    queryFn: ({ signal }) =>
      api.listarAvaliacoes({ query: { ...(busca === '' ? {} : { busca }), por_pagina: '20' }, signal }),
    placeholderData: keepPreviousData,
  });

/** Only the demonstration has it: everything that is shown may have become old. */
export function useSimularData() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (instante: string | null) => api.simularData({ body: { instante } }),
    onSuccess: () => client.invalidateQueries(),
  });
}
