import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/server/api.ts';

export type Achados = AnswerOf<Api['buscar']>;

/**
 * While a person types on, or deletes letters, the hits for the earlier text may stay until there is an
 * answer.
 */
export function continua(antes: string, agora: string): boolean {
  return antes !== '' && agora !== '' && (agora.startsWith(antes) || antes.startsWith(agora));
}

/** A new text aborts the request for the previous one. */
export function buscaQuery(q: string, enabled: boolean) {
  return queryOptions({
    queryKey: ['busca', q],
    queryFn: ({ signal }) => api.buscar({ query: { q }, signal }),
    enabled,
    placeholderData: (antes: Achados | undefined, query) =>
      continua(query?.queryKey[1] ?? '', q) ? antes : undefined,
  });
}
