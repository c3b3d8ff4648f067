import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/server/api.ts';

export const estudanteQuery = queryOptions({
  queryKey: ['estudante'],
  queryFn: ({ signal }) => api.estudanteAtual({ signal }),
});

export const convitesQuery = (projeto: number) =>
  queryOptions({
    queryKey: ['convites', projeto],
    queryFn: ({ signal }) => api.listarConvites({ params: { id: projeto }, signal }),
  });

/** Few, because each fills a third of a phone's screen. */
export const ACESSOS_POR_PAGINA = 10;

export const quemViuQuery = (page: number) =>
  queryOptions({
    queryKey: ['estudante', 'acessos', page],
    queryFn: ({ signal }) =>
      api.whole.meusAcessosDeEstudante({
        query: { pagina: String(page), por_pagina: String(ACESSOS_POR_PAGINA) },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
