import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf, BodyInputOf } from '@instrutoria/contract/route.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/server/api.ts';
import { useAct } from '../../lib/server/use-act.ts';
import { lerInstituicao } from '../../lib/server/use-institution.ts';

export const instituicaoQuery = queryOptions({
  queryKey: ['instituicao'],
  queryFn: ({ signal }) => lerInstituicao(signal),
  staleTime: 5 * 60_000,
});

/** The server's clock, an instant in the institution's zone: '2026-11-22T09:00:00-03:00'. */
export const agoraQuery = queryOptions({ ...instituicaoQuery, select: ({ agora }) => agora });

export const configuracaoQuery = queryOptions({
  queryKey: ['configuracao'],
  queryFn: ({ signal }) => api.lerConfiguracao({ signal }),
});

/** Loaded on demand, because announced deadlines may have changed since. */
export function lerEfeitoDoFuso(fuso: string) {
  return api.lerEfeitoDoFuso({ query: { fuso } });
}

/** Loads the style sheet of index.html again; the old one stays until then. */
function recarregarCores(): void {
  const antes = document.querySelector('link[href="/api/publico/cores"]');
  const folha = antes?.cloneNode();
  folha?.addEventListener('load', () => antes?.remove());
  if (folha !== undefined) antes?.after(folha);
}

export function useSalvarConfiguracao() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({
      versao,
      ...body
    }: BodyInputOf<Api['atualizarConfiguracao']> & { readonly versao: number }) =>
      api.atualizarConfiguracao({ body, ifMatch: versao }),
    onSuccess: async (saved) => {
      recarregarCores();
      client.setQueryData(configuracaoQuery.queryKey, saved);
      await client.invalidateQueries({ queryKey: instituicaoQuery.queryKey });
    },
  });
}

export type ModeloDeEmailLido = AnswerOf<Api['listarModelosDeEmail']>[number];
export type PreviaDoEmail = AnswerOf<Api['preverModeloDeEmail']>;
type TextoDito = BodyInputOf<Api['mudarModeloDeEmail']> & { readonly nome: ModeloDeEmailLido['nome'] };

const EMAILS = ['modelos de e-mail'];

export const modelosDeEmailQuery = queryOptions({
  queryKey: EMAILS,
  queryFn: ({ signal }) => api.listarModelosDeEmail({ signal }),
  staleTime: 0,
});

export function useMudarModeloDeEmail() {
  return useAct(EMAILS, ({ nome, versao, ...body }: TextoDito & { readonly versao: number }) =>
    api.mudarModeloDeEmail({ params: { nome }, ifMatch: versao, body }),
  );
}

export function usePreverModeloDeEmail() {
  return useMutation({
    mutationFn: ({ nome, ...body }: TextoDito) => api.preverModeloDeEmail({ params: { nome }, body }),
  });
}
