import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/server/api.ts';

export type Achados = AnswerOf<Api['buscar']>;

/** While one writes on, or takes letters back, what was found for the text so far may stay until there is an answer. */
export function continua(antes: string, agora: string): boolean {
  return antes !== '' && agora !== '' && (agora.startsWith(antes) || antes.startsWith(agora));
}

/** Another text aborts the request of the one before. */
export function buscaQuery(q: string, enabled: boolean) {
  return queryOptions({
    queryKey: ['busca', q],
    queryFn: ({ signal }) => api.buscar({ query: { q }, signal }),
    enabled,
    placeholderData: (antes: Achados | undefined, query) =>
      continua(query?.queryKey[1] ?? '', q) ? antes : undefined,
  });
}
