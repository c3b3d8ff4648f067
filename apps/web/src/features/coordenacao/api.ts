import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf, BodyInputOf } from '@instrutoria/contract/route.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

export type Coordenacao = AnswerOf<Api['lerCoordenacao']>;
export type Afastamento = Coordenacao['afastamentos'][number];

export const coordenacaoQuery = (projeto: number) =>
  queryOptions({
    queryKey: ['projeto', projeto, 'coordenacao'],
    queryFn: ({ signal }) => api.lerCoordenacao({ params: { id: projeto }, signal }),
    staleTime: 0,
  });

/** What follows from who coordinates: the project's page, its sheet, the desk. */
function useDepoisDoAto() {
  const client = useQueryClient();
  return () =>
    Promise.all(
      ['projeto', 'frequencia', 'tarefa'].map((key) => client.invalidateQueries({ queryKey: [key] })),
    );
}

type NovoAfastamento = BodyInputOf<Api['registrarAfastamento']>;

export function useRegistrarAfastamento(projeto: number) {
  return useMutation({
    mutationFn: (body: NovoAfastamento) => api.registrarAfastamento({ params: { id: projeto }, body }),
    onSuccess: useDepoisDoAto(),
  });
}

export function useEncerrarAfastamento(projeto: number) {
  return useMutation({
    mutationFn: ({ afastamento, motivo }: { readonly afastamento: number; readonly motivo: string }) =>
      api.encerrarAfastamento({ params: { id: projeto, afastamento }, body: { motivo } }),
    onSuccess: useDepoisDoAto(),
  });
}
