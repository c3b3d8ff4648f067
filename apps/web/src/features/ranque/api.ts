import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import type { TipoDeProjeto } from '@instrutoria/domain/edital/types.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/server/api.ts';
import { pageQuery } from '../../lib/server/page-query.ts';

export type LinhaDoRanque = AnswerOf<Api['ranqueTipoI']>[number];

/** The ranking of a call; without one, of the server's default. */
export const ranqueQuery = (tipo: TipoDeProjeto, edital: number | undefined, page: number) =>
  queryOptions({
    queryKey: ['avaliacao', 'ranque', tipo, edital, page],
    queryFn: ({ signal }) => {
      const call = tipo === 'TIPO I' ? api.whole.ranqueTipoI : api.whole.ranqueTipoII;
      return call({ body: edital === undefined ? {} : { edital }, query: pageQuery(page), signal });
    },
    placeholderData: keepPreviousData,
  });

const DE_UMA_VEZ = 200;

/** All of its pages, for paper. */
export async function lerRanqueInteiro(
  tipo: TipoDeProjeto,
  edital: number,
  linhas: readonly LinhaDoRanque[] = [],
): Promise<readonly LinhaDoRanque[]> {
  const call = tipo === 'TIPO I' ? api.whole.ranqueTipoI : api.whole.ranqueTipoII;
  const pagina = linhas.length / DE_UMA_VEZ + 1;
  const lida = await call({
    body: { edital },
    query: { pagina: String(pagina), por_pagina: String(DE_UMA_VEZ) },
  });
  const todas = [...linhas, ...lida.data];
  return lida.data.length < DE_UMA_VEZ ? todas : lerRanqueInteiro(tipo, edital, todas);
}

export function baixarRanque(tipo: TipoDeProjeto, edital: number | undefined): Promise<Blob> {
  const call = tipo === 'TIPO I' ? api.exportarRanqueTipoI : api.exportarRanqueTipoII;
  return call({ query: edital === undefined ? {} : { edital: String(edital) } });
}
