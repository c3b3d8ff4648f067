import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/server/api.ts';

export type Carta = AnswerOf<Api['listarCartasDoProjeto']>[number];
export type Andamento = AnswerOf<Api['acompanharProjeto']>;

/** Loaded again each time its page opens, because the call's next phase changes it. */
export const andamentoQuery = (projeto: number) =>
  queryOptions({
    queryKey: ['projeto', projeto, 'andamento'],
    queryFn: ({ signal }) => api.acompanharProjeto({ params: { id: projeto }, signal }),
    staleTime: 0,
  });

export const ATOS_POR_PAGINA = 50;

export const historicoQuery = (projeto: number, page: number) =>
  queryOptions({
    queryKey: ['projeto', projeto, 'historico', page],
    queryFn: ({ signal }) =>
      api.whole.lerHistoricoDoProjeto({
        params: { id: projeto },
        query: { pagina: String(page), por_pagina: String(ATOS_POR_PAGINA) },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const cartasQuery = (projeto: number, page: number) =>
  queryOptions({
    queryKey: ['projeto', projeto, 'emails', page],
    queryFn: ({ signal }) =>
      api.whole.listarCartasDoProjeto({
        params: { id: projeto },
        query: { pagina: String(page), por_pagina: String(ATOS_POR_PAGINA) },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
