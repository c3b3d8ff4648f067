import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/server/api.ts';

export type MeusDias = AnswerOf<Api['lerMeusDias']>;
export type MesDosDias = MeusDias['meses'][number];
export type DiaGuardado = MesDosDias['dias'][number];

/** Kept as long as the page is open: without network the student goes on with it. */
export const meusDiasQuery = (vinculo: number) =>
  queryOptions({
    queryKey: ['estudante', 'dias', vinculo],
    queryFn: ({ signal }) => api.lerMeusDias({ params: { id: vinculo }, signal }),
    enabled: vinculo > 0,
    gcTime: Number.POSITIVE_INFINITY,
  });

interface Mes {
  readonly vinculo: number;
  readonly mes: string;
}

function useMudarMes<V extends Mes>(mutationFn: (qual: V) => Promise<{ readonly message: string }>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    // After a refusal too, the shown month may be outdated.
    onSettled: () => client.invalidateQueries({ queryKey: ['estudante'] }),
  });
}

export const useEnviarMes = () =>
  useMudarMes(({ vinculo, mes, soma }: Mes & { readonly soma: number }) =>
    api.enviarMeuMes({ params: { id: vinculo, mes }, body: { soma } }),
  );

export const useReabrirMes = () =>
  useMudarMes(({ vinculo, mes }: Mes) => api.reabrirMeuMes({ params: { id: vinculo, mes } }));

export const imprimirMeuMes = (vinculo: number, mes: string): Promise<Blob> =>
  api.imprimirMeuMes({ params: { id: vinculo, mes } });
