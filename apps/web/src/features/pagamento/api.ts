import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf, BodyInputOf } from '@instrutoria/contract/route.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

export type Folha = AnswerOf<Api['lerFolhaDePagamento']>;
export type Lancamento = Folha['lancamentos'][number];
export type FolhaListada = AnswerOf<Api['listarFolhasDePagamento']>[number];

export const folhasQuery = queryOptions({
  queryKey: ['pagamento', 'folhas'],
  queryFn: ({ signal }) => api.listarFolhasDePagamento({ signal }),
});

export const folhaQuery = (mes: string) =>
  queryOptions({
    queryKey: ['pagamento', 'folha', mes],
    queryFn: ({ signal }) => api.lerFolhaDePagamento({ params: { mes }, signal }),
  });

export function useFecharFolha() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (mes: string) => api.fecharFolhaDePagamento({ body: { mes } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['pagamento'] }),
  });
}

export function useDecidirEstorno() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInputOf<Api['decidirEstornoDaFolha']>) => api.decidirEstornoDaFolha({ body }),
    onSettled: () => client.invalidateQueries({ queryKey: ['pagamento'] }),
  });
}

export function useEscolherVinculo() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInputOf<Api['escolherVinculoDoMes']>) => api.escolherVinculoDoMes({ body }),
    onSettled: () => client.invalidateQueries({ queryKey: ['pagamento'] }),
  });
}

export function baixarFolha(mes: string): Promise<Blob> {
  return api.exportarFolhaDePagamento({ params: { mes } });
}
