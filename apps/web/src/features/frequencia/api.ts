import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf, BodyInputOf } from '@instrutoria/contract/route.ts';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/server/api.ts';

export type Folha = AnswerOf<Api['lerFolhaDeFrequencia']>;
export type LinhaDaFolha = Folha['linhas'][number];
export type Registro = BodyInputOf<Api['registrarFrequencias']>[number];

/** The sheet of a year; without one, of the server's default. */
export const folhaQuery = (projeto: number, ano: number | null) =>
  queryOptions({
    queryKey: ['frequencia', projeto, ano],
    queryFn: ({ signal }) =>
      api.lerFolhaDeFrequencia({
        params: { id: projeto },
        query: ano === null ? {} : { ano: String(ano) },
        signal,
      }),
    placeholderData: keepPreviousData,
    enabled: projeto > 0,
    // A refetch must not change typed values (T-G13).
    refetchOnWindowFocus: false,
  });

/** The days of a month that a student sent, in this version of it. */
export const diasDoAlunoQuery = (
  params: { readonly id: number; readonly instrutor: number; readonly mes: string },
  versao: number,
) =>
  queryOptions({
    queryKey: ['frequencia', 'dias', params, versao],
    queryFn: ({ signal }) => api.lerDiasDoAluno({ params, signal }),
  });

export type DeOficio = BodyInputOf<Api['registrarFrequenciasDeOficio']>;

/** Registers attendance in place of a coordination that cannot act (D61). */
export function useRegistrarDeOficio() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ projeto, ...body }: DeOficio & { readonly projeto: number }) =>
      api.registrarFrequenciasDeOficio({ params: { id: projeto }, body }),
    onSuccess: () =>
      Promise.all(
        ['instrutor', 'pagamento', 'tarefa'].map((key) => client.invalidateQueries({ queryKey: [key] })),
      ),
  });
}

export function useRegistrarFrequencias() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Registro[]) => api.registrarFrequencias({ body }),
    onSuccess: () =>
      Promise.all(
        ['instrutor', 'pagamento', 'tarefa'].map((key) => client.invalidateQueries({ queryKey: [key] })),
      ),
  });
}
