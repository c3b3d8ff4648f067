import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/server/api.ts';

/**
 * The announced public events for a call's seeds, newest first. Under 'sorteio', so that an announcement
 * reloads it.
 */
export const eventosDoSorteioQuery = (edital: number) =>
  queryOptions({
    queryKey: ['sorteio', 'eventos', edital],
    queryFn: ({ signal }) => api.listarEventosDoSorteio({ params: { id: edital }, signal }),
    enabled: edital > 0,
  });
