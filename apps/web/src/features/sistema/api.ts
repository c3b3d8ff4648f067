import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/server/api.ts';

/** The first part of each query key on the page. */
export const SISTEMA = ['sistema'] as const;

export type Detalhes = AnswerOf<Api['saudeDetalhes']>;
export type Situacao = AnswerOf<Api['situacaoDoSistema']>;
export type Aviso = AnswerOf<Api['avisosDoSistema']>[number];
export type EmailMorto = AnswerOf<Api['listarEmailsMortos']>[number];

export const partesQuery = queryOptions({
  queryKey: [...SISTEMA, 'partes'],
  queryFn: ({ signal }) => api.saudeDetalhes({ signal }),
});

export const situacaoQuery = queryOptions({
  queryKey: [...SISTEMA, 'situacao'],
  queryFn: ({ signal }) => api.situacaoDoSistema({ signal }),
});

export const avisosDoSistemaQuery = queryOptions({
  queryKey: [...SISTEMA, 'avisos'],
  queryFn: ({ signal }) => api.avisosDoSistema({ signal }),
});

export const emailsMortosQuery = queryOptions({
  queryKey: [...SISTEMA, 'emails'],
  queryFn: ({ signal }) => api.listarEmailsMortos({ signal }),
});

/** These mails, or all. */
export function useReenviarEmails() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (ids: string[] | 'todos') => api.reenviarEmails({ body: ids === 'todos' ? {} : { ids } }),
    onSettled: () => client.invalidateQueries({ queryKey: SISTEMA }),
  });
}
