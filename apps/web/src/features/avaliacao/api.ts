import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf, BodyInputOf } from '@instrutoria/contract/route.ts';
import type { TipoDeProjeto } from '@instrutoria/domain/edital/types.ts';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

export type LinhaDoRanque = AnswerOf<Api['ranqueTipoI']>[number];
export type ParaDecidir = AnswerOf<Api['listarParaDecidir']>[number];
export type NaSecretaria = AnswerOf<Api['listarNaSecretaria']>[number];
export type Pendencias = AnswerOf<Api['lerPendencias']>;

/** Rows of a page of every list here. */
export const POR_PAGINA = 50;

const pagina = (n: number) => ({ pagina: String(n), por_pagina: String(POR_PAGINA) });
const noEdital = (edital: number | undefined) => (edital === undefined ? {} : { edital: String(edital) });

/** One page of a ranking, with the total of rows; without a call the server's default (D18). */
export const ranqueQuery = (tipo: TipoDeProjeto, edital: number | undefined, page: number) =>
  queryOptions({
    queryKey: ['avaliacao', 'ranque', tipo, edital, page],
    queryFn: ({ signal }) => {
      const call = tipo === 'TIPO I' ? api.whole.ranqueTipoI : api.whole.ranqueTipoII;
      return call({ body: edital === undefined ? {} : { edital }, query: pagina(page), signal });
    },
    placeholderData: keepPreviousData,
  });

export function baixarRanque(tipo: TipoDeProjeto, edital: number | undefined): Promise<Blob> {
  const call = tipo === 'TIPO I' ? api.exportarRanqueTipoI : api.exportarRanqueTipoII;
  return call({ query: noEdital(edital) });
}

/** Projects of the calls in decisao, by call and ranking. */
export const paraDecidirQuery = (page: number) =>
  queryOptions({
    queryKey: ['avaliacao', 'decidir', page],
    queryFn: ({ signal }) => api.whole.listarParaDecidir({ query: pagina(page), signal }),
    placeholderData: keepPreviousData,
    // The 409 says that there is nothing to decide now: asking again does not change it.
    retry: false,
  });

export const naSecretariaQuery = (page: number) =>
  queryOptions({
    queryKey: ['avaliacao', 'secretaria', page],
    queryFn: ({ signal }) => api.whole.listarNaSecretaria({ query: pagina(page), signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });

/** What stands before the next act of a call; asked anew whenever a button is pressed. */
export function lerPendencias(edital: number): Promise<Pendencias> {
  return api.lerPendencias({ params: { id: edital } });
}

function useAto<V, T>(mutationFn: (variables: V) => Promise<T>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    // A refusal too tells that what is shown may be old.
    onSettled: () =>
      Promise.all(
        ['avaliacao', 'edital', 'projeto'].map((key) => client.invalidateQueries({ queryKey: [key] })),
      ),
  });
}

export function useAprovarInstrutores() {
  return useAto(({ versao, ...body }: BodyInputOf<Api['aprovarInstrutores']> & { readonly versao: number }) =>
    api.aprovarInstrutores({ body, ifMatch: versao }),
  );
}
export function useIniciarDecisao() {
  return useAto(({ id, versao }: { readonly id: number; readonly versao: number }) =>
    api.iniciarDecisao({ body: { id }, ifMatch: versao }),
  );
}
export function useEnviarASecretaria() {
  return useAto((edital: number) => api.enviarASecretaria({ body: { id: edital } }));
}
export function usePublicarResultados() {
  return useAto((edital: number) => api.publicarResultados({ body: { edital } }));
}
export function useArquivarEdital() {
  return useAto(({ id, versao }: { readonly id: number; readonly versao: number }) =>
    api.arquivarEdital({ params: { id }, ifMatch: versao }),
  );
}

/** The public results of a call; nobody needs to be logged in. */
export const resultadosQuery = (edital: number) =>
  queryOptions({
    queryKey: ['publico', 'resultados', edital],
    queryFn: ({ signal }) => api.lerResultados({ params: { editalId: edital }, signal }),
    enabled: edital > 0,
  });
export const resultadosPublicadosQuery = queryOptions({
  queryKey: ['publico', 'resultados'],
  queryFn: ({ signal }) => api.listarResultados({ signal }),
});
