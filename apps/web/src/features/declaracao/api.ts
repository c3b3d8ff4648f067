import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf, BodyInputOf } from '@instrutoria/contract/route.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/server/api.ts';
import { useAct } from '../../lib/server/use-act.ts';

export type Declaracao = AnswerOf<Api['listarDeclaracoes']>[number];
export type DeclaracaoPossivel = AnswerOf<Api['listarDeclaracoesPossiveis']>[number];

export const DECLARACOES_POR_PAGINA = 50;

export const declaracoesQuery = (busca: string, page: number) =>
  queryOptions({
    queryKey: ['declaracao', 'lista', busca, page],
    queryFn: ({ signal }) =>
      api.whole.listarDeclaracoes({
        query: {
          ...(busca === '' ? {} : { busca }),
          pagina: String(page),
          por_pagina: String(DECLARACOES_POR_PAGINA),
        },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** More than any project has. */
const DO_PROJETO = 200;

/** The declarations that the reader may see. */
export const declaracoesDoProjetoQuery = ({ id }: { readonly id: number }) =>
  queryOptions({
    queryKey: ['declaracao', 'projeto', id],
    queryFn: ({ signal }) =>
      api.listarDeclaracoes({ query: { projeto: String(id), por_pagina: String(DO_PROJETO) }, signal }),
  });

export const declaracoesPossiveisQuery = queryOptions({
  queryKey: ['declaracao', 'possiveis'],
  queryFn: ({ signal }) => api.listarDeclaracoesPossiveis({ signal }),
});

export const verificacaoQuery = (codigo: string) =>
  queryOptions({
    queryKey: ['declaracao', 'codigo', codigo],
    queryFn: ({ signal }) => api.verificarDeclaracao({ params: { codigo }, signal }),
  });

/** Only where the page came without its keys: from another page of the product. */
export const chavesQuery = queryOptions({
  queryKey: ['declaracao', 'chaves'],
  queryFn: ({ signal }) => api.lerChavesPublicas({ signal }),
});

function useAto<V, T>(mutationFn: (variables: V) => Promise<T>) {
  return useAct(['declaracao'], mutationFn);
}

export function useEmitirDeclaracao() {
  return useAto((body: BodyInputOf<Api['emitirDeclaracao']>) => api.emitirDeclaracao({ body }));
}
export function useRevogarDeclaracao() {
  return useAto(({ id, motivo }: { readonly id: number; readonly motivo: string }) =>
    api.revogarDeclaracao({ params: { id }, body: { motivo } }),
  );
}

export function abrirDeclaracao(id: number): Promise<Blob> {
  return api.lerDeclaracao({ params: { id } });
}

export type Certificado = AnswerOf<Api['listarCertificados']>['linhas'][number];

export const certificadosQuery = (edital: number) =>
  queryOptions({
    queryKey: ['declaracao', 'certificados', edital],
    queryFn: ({ signal }) => api.listarCertificados({ params: { id: edital }, signal }),
  });

export function useEmitirCertificados() {
  return useAto((edital: number) => api.emitirCertificados({ params: { id: edital } }));
}

export function baixarCertificados(edital: number): Promise<Blob> {
  return api.baixarCertificados({ params: { id: edital } });
}
