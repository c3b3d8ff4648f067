import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf, BodyInputOf } from '@instrutoria/contract/route.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/server/api.ts';

export type Conta = AnswerOf<Api['lerContaBancaria']>;
export type Banco = AnswerOf<Api['listarBancos']>[number];

export const bancosQuery = queryOptions({
  queryKey: ['bancos'],
  queryFn: ({ signal }) => api.listarBancos({ signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Each reading is recorded: asked for once at each opening, and forgotten with the dialog. */
export const contaQuery = (instrutor: number) =>
  queryOptions({
    queryKey: ['conta-bancaria', instrutor],
    queryFn: ({ signal }) => api.lerContaBancaria({ params: { id: instrutor }, signal }),
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export function useGuardarConta(instrutor: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({
      versao,
      ...body
    }: { readonly versao: number } & BodyInputOf<Api['guardarContaBancaria']>) =>
      api.guardarContaBancaria({ params: { id: instrutor }, body, ifMatch: versao }),
    onSuccess: (salva) => client.setQueryData(contaQuery(instrutor).queryKey, salva),
  });
}

export function useResponderSobreAConta() {
  return useMutation({
    mutationFn: (body: BodyInputOf<Api['responderSobreAConta']> & { readonly token: string }) =>
      api.responderSobreAConta({ body }),
  });
}
