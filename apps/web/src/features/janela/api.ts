import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

/** Where the windows of a project stand now, its own extensions included (D23). */
export const janelasQuery = (projeto: number) =>
  queryOptions({
    queryKey: ['janela', projeto],
    queryFn: ({ signal }) => api.listarJanelas({ query: { projeto: String(projeto) }, signal }),
    enabled: projeto > 0,
  });

/** Today by the server's clock (D24): 'yyyy-mm-dd…'. */
export const hojeQuery = queryOptions({
  queryKey: ['data-atual'],
  queryFn: ({ signal }) => api.dataAtual({ signal }),
});
