import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf, BodyInputOf } from '@instrutoria/contract/route.ts';
import type { FormaDeRemessa } from '@instrutoria/domain/remessa/types.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/server/api.ts';

export type RemessasDaFolha = AnswerOf<Api['lerRemessasDaFolha']>;
export type RemessaListada = RemessasDaFolha['remessas'][number];
export type Remessa = AnswerOf<Api['lerRemessa']>;
export type Previa = AnswerOf<Api['preverRemessa']>;
export type PreviaDoRetorno = AnswerOf<Api['preverRetorno']>;
export type Layout = AnswerOf<Api['listarLayoutsDaRemessa']>[number];
export type PagadorLido = AnswerOf<Api['lerPagador']>;

export const remessasQuery = (mes: string) =>
  queryOptions({
    queryKey: ['remessa', 'folha', mes],
    queryFn: ({ signal }) => api.lerRemessasDaFolha({ params: { mes }, signal }),
  });

export const previaQuery = (mes: string, forma: FormaDeRemessa, fora: readonly number[]) =>
  queryOptions({
    queryKey: ['remessa', 'previa', mes, forma, ...fora],
    queryFn: ({ signal }) =>
      api.preverRemessa({
        params: { mes },
        query: { forma, ...(fora.length === 0 ? {} : { fora: fora.join(',') }) },
        signal,
      }),
    placeholderData: (antes) => antes,
  });

export const remessaQuery = (id: number) =>
  queryOptions({
    queryKey: ['remessa', 'uma', id],
    queryFn: ({ signal }) => api.lerRemessa({ params: { id }, signal }),
  });

export const layoutsQuery = queryOptions({
  queryKey: ['remessa', 'layouts'],
  queryFn: ({ signal }) => api.listarLayoutsDaRemessa({ signal }),
});

export const pagadorQuery = queryOptions({
  queryKey: ['remessa', 'pagador'],
  queryFn: ({ signal }) => api.lerPagador({ signal }),
});

function useRemessasMudaram() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['remessa'] });
}

export function useGerarRemessa(mes: string) {
  return useMutation({
    mutationFn: (body: BodyInputOf<Api['gerarRemessa']>) => api.gerarRemessa({ params: { mes }, body }),
    onSettled: useRemessasMudaram(),
  });
}

export function useCancelarRemessa(id: number) {
  return useMutation({
    mutationFn: (motivo: string) => api.cancelarRemessa({ params: { id }, body: { motivo } }),
    onSettled: useRemessasMudaram(),
  });
}

export function useRegistrarResultado(id: number) {
  return useMutation({
    mutationFn: (body: BodyInputOf<Api['registrarResultado']>) =>
      api.registrarResultado({ params: { id }, body }),
    onSettled: useRemessasMudaram(),
  });
}

export function usePreverRetorno(id: number) {
  return useMutation({ mutationFn: (file: File) => api.preverRetorno({ params: { id }, file }) });
}

export function useLerRetorno(id: number) {
  return useMutation({
    mutationFn: (file: File) => api.lerRetorno({ params: { id }, file }),
    onSettled: useRemessasMudaram(),
  });
}

export const baixarRemessa = (id: number): Promise<Blob> => api.baixarRemessa({ params: { id } });

export function useSalvarLayout() {
  return useMutation({
    mutationFn: ({
      layout,
      ...body
    }: { readonly layout: Layout | null } & BodyInputOf<Api['criarLayoutDaRemessa']>) =>
      layout === null
        ? api.criarLayoutDaRemessa({ body })
        : api.guardarLayoutDaRemessa({ params: { id: layout.id }, body, ifMatch: layout.versao }),
    onSettled: useRemessasMudaram(),
  });
}

export function useApagarLayout() {
  return useMutation({
    mutationFn: (id: number) => api.apagarLayoutDaRemessa({ params: { id } }),
    onSettled: useRemessasMudaram(),
  });
}

export function useGuardarPagador() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ versao, ...body }: { readonly versao: number } & BodyInputOf<Api['guardarPagador']>) =>
      api.guardarPagador({ body, ifMatch: versao }),
    onSuccess: (salvo) => client.setQueryData(pagadorQuery.queryKey, salvo),
  });
}
