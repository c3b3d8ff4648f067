import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf, BodyInputOf } from '@instrutoria/contract/route.ts';
import type { Documento } from '@instrutoria/domain/instrutor/types.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/server/api.ts';

export type MeuVinculo = AnswerOf<Api['lerMeusVinculos']>[number];

export const meusVinculosQuery = queryOptions({
  queryKey: ['estudante', 'vinculos'],
  queryFn: ({ signal }) => api.lerMeusVinculos({ signal }),
});

interface EnvioDoDocumento {
  readonly documento: Documento;
  readonly file: File;
  readonly onProgress: (part: number) => void;
  readonly signal: AbortSignal;
}

export function useEnviarMeuDocumento({ id, versao }: Pick<MeuVinculo, 'id' | 'versao'>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ documento, file, onProgress, signal }: EnvioDoDocumento) =>
      api.enviarMeuDocumento({ params: { id, documento }, file, onProgress, signal, ifMatch: versao }),
    // After a refusal too, the shown data may be outdated.
    onSettled: () => client.invalidateQueries({ queryKey: meusVinculosQuery.queryKey }),
  });
}

export const lerMeuDocumento = (id: number, documento: Documento): Promise<Blob> =>
  api.lerMeuDocumento({ params: { id, documento } });

export const baixarMinhaDeclaracao = (id: number): Promise<Blob> =>
  api.baixarMinhaDeclaracao({ params: { id } });

/** Forgotten with the page: it has the numbers of the account. */
export const minhaContaQuery = (id: number) =>
  queryOptions({
    queryKey: ['estudante', 'conta', id],
    queryFn: ({ signal }) => api.lerMinhaConta({ params: { id }, signal }),
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export function useGuardarMinhaConta(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ versao, ...body }: { readonly versao: number } & BodyInputOf<Api['guardarMinhaConta']>) =>
      api.guardarMinhaConta({ params: { id }, body, ifMatch: versao }),
    onSuccess: () => client.invalidateQueries({ queryKey: meusVinculosQuery.queryKey }),
  });
}
