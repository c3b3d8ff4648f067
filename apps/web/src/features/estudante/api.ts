import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/server/api.ts';

export const estudanteQuery = queryOptions({
  queryKey: ['estudante'],
  queryFn: ({ signal }) => api.estudanteAtual({ signal }),
});
