import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf, BodyInputOf } from '@instrutoria/contract/route.ts';
import { LETRAS_DA_BUSCA } from '@instrutoria/domain/impedimento/limits.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/server/api.ts';
import { useAct } from '../../lib/server/use-act.ts';

export type Impedimento = AnswerOf<Api['listarMeusImpedimentos']>[number];
export type ImpedimentoDeclarado = AnswerOf<Api['listarImpedimentosDeclarados']>[number];
export const LINHAS = 25;

export const meusImpedimentosQuery = queryOptions({
  queryKey: ['impedimento', 'meus'],
  queryFn: ({ signal }) => api.listarMeusImpedimentos({ query: {}, signal }),
});

export const impedimentosDeclaradosQuery = (busca: string, page: number) =>
  queryOptions({
    queryKey: ['impedimento', 'declarados', busca, page],
    queryFn: ({ signal }) =>
      api.whole.listarImpedimentosDeclarados({
        query: { ...(busca === '' ? {} : { busca }), pagina: String(page), por_pagina: String(LINHAS) },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** People by part of the name or the SIAPE, never all of them. */
export const pessoasQuery = (busca: string) =>
  queryOptions({
    queryKey: ['impedimento', 'pessoas', busca],
    queryFn: ({ signal }) =>
      api.listarProfessores({ query: { busca, pagina: '1', por_pagina: '10' }, signal }),
    enabled: busca.length >= LETRAS_DA_BUSCA,
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });

/** The screens of the assessments show the effects of a declaration too. */
function useAto<V, T>(mutationFn: (variables: V) => Promise<T>) {
  return useAct(['impedimento', 'avaliacao', 'tarefa'], mutationFn);
}

export function useDeclararImpedimento() {
  return useAto((body: BodyInputOf<Api['declararImpedimento']>) => api.declararImpedimento({ body }));
}

export function useEncerrarImpedimento() {
  return useAto(({ id, motivo }: { readonly id: number; readonly motivo: string }) =>
    api.encerrarImpedimento({ params: { id }, body: { motivo } }),
  );
}
