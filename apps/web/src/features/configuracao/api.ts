import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

/** The institution's public face: name, logo, and in the demonstration its accounts. */
export const instituicaoQuery = queryOptions({
  queryKey: ['instituicao'],
  queryFn: ({ signal }) => api.instituicaoPublica({ signal }),
  staleTime: 5 * 60_000,
});
