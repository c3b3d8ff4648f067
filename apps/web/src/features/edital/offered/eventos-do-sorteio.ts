import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/server/api.ts';

/** The public events named for a call's seeds, the newest first. Under 'sorteio', so that an announcement asks for it anew. */
export const eventosDoSorteioQuery = (edital: number) =>
  queryOptions({
    queryKey: ['sorteio', 'eventos', edital],
    queryFn: ({ signal }) => api.listarEventosDoSorteio({ params: { id: edital }, signal }),
    enabled: edital > 0,
  });
