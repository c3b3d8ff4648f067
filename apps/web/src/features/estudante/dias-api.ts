import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/server/api.ts';
import { ninguemRespondeu, semRede } from '../../lib/server/failure.ts';
import { diasLidos, guardarDiasLidos } from './components/dias-lidos.ts';

/** `lidosEm`: when they were read, where no server answers; null for what it just answered. */
export type MeusDias = AnswerOf<Api['lerMeusDias']> & { readonly lidosEm: string | null };
export type MesDosDias = MeusDias['meses'][number];
export type DiaGuardado = MesDosDias['dias'][number];

async function lerDias(vinculo: number, signal: AbortSignal): Promise<MeusDias> {
  const daqui = semRede() ? diasLidos(vinculo) : undefined;
  if (daqui !== undefined) return daqui;
  try {
    const lidos = await api.lerMeusDias({ params: { id: vinculo }, signal });
    guardarDiasLidos(lidos);
    return { ...lidos, lidosEm: null };
  } catch (error) {
    const antes = ninguemRespondeu(error) ? diasLidos(vinculo) : undefined;
    if (antes === undefined) throw error;
    return antes;
  }
}

/** Without network the student goes on with what this device read last. */
export const meusDiasQuery = (vinculo: number) =>
  queryOptions({
    queryKey: ['estudante', 'dias', vinculo],
    queryFn: ({ signal }) => lerDias(vinculo, signal),
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
