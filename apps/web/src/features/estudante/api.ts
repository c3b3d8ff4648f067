import { queryOptions } from '@tanstack/react-query';
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
