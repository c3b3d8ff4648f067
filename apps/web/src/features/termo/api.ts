import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf, BodyInputOf } from '@instrutoria/contract/route.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/server/api.ts';
import { useAct } from '../../lib/server/use-act.ts';

export type ModeloDoTermoLido = AnswerOf<Api['lerModeloDoTermo']>;

const MODELO = 'modelo do termo';

export const modeloDoTermoQuery = queryOptions({
  queryKey: [MODELO],
  queryFn: ({ signal }) => api.lerModeloDoTermo({ signal }),
  staleTime: 0,
});

export function useMudarModeloDoTermo() {
  return useAct(
    [MODELO],
    ({ versao, ...body }: BodyInputOf<Api['mudarModeloDoTermo']> & { readonly versao: number }) =>
      api.mudarModeloDoTermo({ ifMatch: versao, body }),
  );
}

export function preverModeloDoTermo(texto: string) {
  return api.preverModeloDoTermo({ body: { texto } });
}
