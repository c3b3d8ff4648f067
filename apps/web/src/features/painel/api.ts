import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

/** The dashboard of a call. Under 'avaliacao', so that an act of the evaluation makes it old. */
export const painelQuery = (edital: number) =>
  queryOptions({
    queryKey: ['avaliacao', 'painel', edital],
    queryFn: ({ signal }) => api.lerPainel({ params: { editalId: edital }, signal }),
    enabled: edital > 0,
  });
