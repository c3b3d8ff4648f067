import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf, BodyInputOf } from '@instrutoria/contract/route.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/server/api.ts';

export type Coordenacao = AnswerOf<Api['lerCoordenacao']>;
export type Convite = AnswerOf<Api['listarConvitesDaCoordenacao']>[number];
export type Afastamento = Coordenacao['afastamentos'][number];

export const coordenacaoQuery = (projeto: number) =>
  queryOptions({
    queryKey: ['projeto', projeto, 'coordenacao'],
    queryFn: ({ signal }) => api.lerCoordenacao({ params: { id: projeto }, signal }),
    staleTime: 0,
  });

/** Reloads everything that depends on the coordinator: the project's page, its sheet, the tasks. */
function useDepoisDoAto() {
  const client = useQueryClient();
  return () =>
    Promise.all(
      ['coordenacao', 'projeto', 'frequencia', 'tarefa'].map((key) =>
        client.invalidateQueries({ queryKey: [key] }),
      ),
    );
}

export const convitesQuery = queryOptions({
  queryKey: ['coordenacao', 'convites'],
  queryFn: ({ signal }) => api.listarConvitesDaCoordenacao({ signal }),
  staleTime: 0,
});

export function useNomearVice(projeto: number) {
  return useMutation({
    mutationFn: (pessoa: number | null) => api.nomearVice({ params: { id: projeto }, body: { pessoa } }),
    onSuccess: useDepoisDoAto(),
  });
}

export function useEncerrarVice(projeto: number) {
  return useMutation({
    mutationFn: () => api.encerrarVice({ params: { id: projeto } }),
    onSuccess: useDepoisDoAto(),
  });
}

type NovaTransferencia = BodyInputOf<Api['proporTransferencia']>;

export function useProporTransferencia(projeto: number) {
  return useMutation({
    mutationFn: (body: NovaTransferencia) => api.proporTransferencia({ params: { id: projeto }, body }),
    onSuccess: useDepoisDoAto(),
  });
}

export function useRetirarTransferencia(projeto: number) {
  return useMutation({
    mutationFn: () => api.retirarTransferencia({ params: { id: projeto } }),
    onSuccess: useDepoisDoAto(),
  });
}

export function useResponderConvite() {
  return useMutation({
    mutationFn: ({ convite, aceita }: { readonly convite: Convite; readonly aceita: boolean }) => {
      const resposta = { params: { id: convite.projeto.id }, body: { aceita } };
      return convite.especie === 'vice'
        ? api.responderConviteDaVice(resposta)
        : api.responderTransferencia(resposta);
    },
    onSuccess: useDepoisDoAto(),
  });
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
