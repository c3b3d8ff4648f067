import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/server/api.ts';
import { pageQuery } from '../../lib/server/page-query.ts';
import { useAct } from '../../lib/server/use-act.ts';

export type NaSecretaria = AnswerOf<Api['listarNaSecretaria']>[number];

function useAto<V, T>(mutationFn: (variables: V) => Promise<T>) {
  return useAct(['avaliacao', 'edital', 'projeto'], mutationFn);
}

/** `filtro`: what the address says; without a call the server's default. */
export const naSecretariaQuery = (filtro: Readonly<Record<string, string>>) =>
  queryOptions({
    queryKey: ['avaliacao', 'secretaria', filtro],
    queryFn: ({ signal }) => api.whole.listarNaSecretaria({ query: { ...pageQuery(1), ...filtro }, signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });

export function usePublicarResultados() {
  return useAto((edital: number) => api.publicarResultados({ body: { edital } }));
}

export function usePublicarResultadoFinal() {
  return useAct(
    ['avaliacao', 'edital', 'projeto', 'publico', 'tarefa'],
    ({ id, versao }: { readonly id: number; readonly versao: number }) =>
      api.publicarResultadoFinal({ params: { id }, ifMatch: versao }),
  );
}

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

export const versoesQuery = (edital: number) =>
  queryOptions({
    queryKey: ['publico', 'resultados', edital, 'versoes'],
    queryFn: ({ signal }) => api.listarVersoes({ params: { editalId: edital }, signal }),
  });

export const comparacaoQuery = (edital: number, de: number, ate: number) =>
  queryOptions({
    queryKey: ['publico', 'resultados', edital, 'comparacao', de, ate],
    queryFn: ({ signal }) =>
      api.compararVersoes({
        params: { editalId: edital },
        query: { de: String(de), ate: String(ate) },
        signal,
      }),
    enabled: de > 0 && de !== ate,
  });

export const versaoQuery = (edital: number, numero: number) =>
  queryOptions({
    queryKey: ['publico', 'resultados', edital, 'versoes', numero],
    queryFn: ({ signal }) => api.lerVersao({ params: { editalId: edital, numero }, signal }),
    enabled: edital > 0 && numero > 0,
  });
