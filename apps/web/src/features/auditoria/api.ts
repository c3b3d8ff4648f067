import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/server/api.ts';

export type AtoAuditado = AnswerOf<Api['listarAuditoria']>[number];
export type Pendencia = AnswerOf<Api['listarPendenciasDeDados']>[number];

export const ATOS_POR_PAGINA = 50;

export interface FiltroDaAuditoria {
  readonly registro: string;
  readonly pessoa: string;
  readonly de: string;
  readonly ate: string;
}

export const auditoriaQuery = (filtro: FiltroDaAuditoria, page: number) =>
  queryOptions({
    queryKey: ['auditoria', filtro, page],
    queryFn: ({ signal }) => {
      const dados = Object.fromEntries(Object.entries(filtro).filter(([, valor]) => valor !== ''));
      return api.whole.listarAuditoria({
        query: { ...dados, pagina: String(page), por_pagina: String(ATOS_POR_PAGINA) },
        signal,
      });
    },
    placeholderData: keepPreviousData,
  });

/** Rows older than a rule that they break, open ones first. */
export const pendenciasQuery = (busca: string, page: number) =>
  queryOptions({
    queryKey: ['pendencias', busca, page],
    queryFn: ({ signal }) =>
      api.whole.listarPendenciasDeDados({
        query: {
          ...(busca === '' ? {} : { busca }),
          pagina: String(page),
          por_pagina: String(ATOS_POR_PAGINA),
        },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
