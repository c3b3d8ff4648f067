import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf, BodyInputOf } from '@instrutoria/contract/route.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/server/api.ts';

export type Importacao = AnswerOf<Api['lerImportacao']>;
export type Planilha = NonNullable<Importacao['planilha']>;
export type Previa = AnswerOf<Api['lerPrevia']>;
export type Opcoes = BodyInputOf<Api['escolherColunas']>;

export const importacoesQuery = queryOptions({
  queryKey: ['importacao'],
  queryFn: ({ signal }) => api.listarImportacoes({ signal }),
});

export function importacaoQuery(id: number) {
  return queryOptions({
    queryKey: ['importacao', id],
    queryFn: ({ signal }) => api.lerImportacao({ params: { id }, signal }),
  });
}

export function previaQuery(id: number) {
  return queryOptions({
    queryKey: ['importacao', id, 'previa'],
    queryFn: ({ signal }) => api.lerPrevia({ params: { id }, signal }),
  });
}

export async function enviarPlanilha(
  file: File,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<number> {
  const { id } = await api.enviarPlanilha({
    query: { nome: file.name.slice(0, 200) },
    file,
    onProgress,
    signal,
  });
  return id;
}

/** Stores the choices; the preview that was made from earlier ones is thrown away. */
export function useEscolherColunas(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Opcoes) => api.escolherColunas({ params: { id }, body }),
    onSuccess: (importacao) => {
      client.setQueryData(importacaoQuery(id).queryKey, importacao);
      client.removeQueries({ queryKey: previaQuery(id).queryKey });
    },
  });
}

export function useConfirmarImportacao(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (previa: string) => api.confirmarImportacao({ params: { id }, body: { previa } }),
    onSuccess: (importacao) => {
      client.setQueryData(importacaoQuery(id).queryKey, importacao);
      // Units, people and programmes that other screens hold may have changed.
      return client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== id });
    },
  });
}

export function useDesfazerImportacao(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (deixarUsadas: boolean) => api.desfazerImportacao({ params: { id }, body: { deixarUsadas } }),
    onSuccess: (importacao) => {
      client.setQueryData(importacaoQuery(id).queryKey, importacao);
      return client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== id });
    },
  });
}

export function useDescartarPrevia() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => api.descartarPrevia({ params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: importacoesQuery.queryKey, exact: true }),
  });
}

export function baixarErros(id: number): Promise<Blob> {
  return api.baixarErrosDaImportacao({ params: { id } });
}
