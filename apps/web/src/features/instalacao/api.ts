import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/server/api.ts';

export type InstalacaoAberta = AnswerOf<Api['abrirInstalacao']>;

export function useAbrirInstalacao() {
  return useMutation({ mutationFn: (codigo: string) => api.abrirInstalacao({ body: { codigo } }) });
}

export function useTestarEmail() {
  return useMutation({
    mutationFn: (body: { readonly codigo: string; readonly para: string }) =>
      api.testarEmailDaInstalacao({ body }),
  });
}

export function useConcluirInstalacao() {
  return useMutation({ mutationFn: api.concluirInstalacao });
}

export const pendenciasQuery = queryOptions({
  queryKey: ['instalacao', 'pendencias'],
  queryFn: ({ signal }) => api.pendenciasDaInstalacao({ signal }),
});

export function useDispensarPendencia() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (item: AnswerOf<Api['pendenciasDaInstalacao']>[number]['item']) =>
      api.dispensarPendencia({ params: { item } }),
    onSuccess: (faltam) => client.setQueryData(pendenciasQuery.queryKey, faltam),
  });
}
