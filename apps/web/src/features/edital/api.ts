import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf, BodyInputOf } from '@instrutoria/contract/route.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

export type Pendencias = AnswerOf<Api['lerPendencias']>;

/** Every call, newest first. Writes make all lists under 'edital' old. */
export const editaisQuery = queryOptions({
  queryKey: ['edital', 'todos'],
  queryFn: ({ signal }) => api.listarTodosOsEditais({ signal }),
});

type Salvar = BodyInputOf<Api['atualizarEdital']> & {
  /** The call to change, with the version that was read; absent for a new one. */
  readonly alvo: { readonly id: number; readonly versao: number } | undefined;
};

export function useSalvarEdital() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ alvo, motivo, ...body }: Salvar) =>
      alvo === undefined
        ? api.criarEdital({ body })
        : api.atualizarEdital({ params: { id: alvo.id }, body: { ...body, motivo }, ifMatch: alvo.versao }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['edital'] }),
  });
}

/** Closes the submissions of an open call at once (D1). */
export function useEncerrarInscricoes() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, versao }: { readonly id: number; readonly versao: number }) =>
      api.encerrarInscricoes({ params: { id }, ifMatch: versao }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['edital'] }),
  });
}

/** Ends a call in resultado: read only from then on (D1). A refusal too tells that what is shown may be old. */
export function useArquivarEdital() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, versao }: { readonly id: number; readonly versao: number }) =>
      api.arquivarEdital({ params: { id }, ifMatch: versao }),
    onSettled: () =>
      Promise.all(
        ['avaliacao', 'edital', 'projeto'].map((key) => client.invalidateQueries({ queryKey: [key] })),
      ),
  });
}

/** An act with a reason that moves a call back: to its submissions, one phase, or out of the archive (D1, D45). */
export const ATOS_DE_VOLTA = ['reabrirInscricoes', 'devolverEdital', 'desarquivarEdital'] as const;
export type AtoDeVolta = (typeof ATOS_DE_VOLTA)[number];

interface Volta {
  readonly edital: { readonly id: number; readonly versao: number };
  readonly ato: AtoDeVolta;
  readonly motivo: string;
  /** The new last day, when submissions reopen. */
  readonly fim: string;
}

/** A refusal too tells that what is shown may be old. */
export function useVoltarEdital() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ edital: { id, versao }, ato, motivo, fim }: Volta) => {
      const pedido = { params: { id }, ifMatch: versao };
      if (ato === 'reabrirInscricoes') return api[ato]({ ...pedido, body: { fim, motivo } });
      return api[ato]({ ...pedido, body: { motivo } });
    },
    onSettled: () =>
      Promise.all(
        ['avaliacao', 'edital', 'projeto'].map((key) => client.invalidateQueries({ queryKey: [key] })),
      ),
  });
}

/** What stands before the next act of a call; asked anew whenever a button is pressed. */
export function lerPendencias(edital: number): Promise<Pendencias> {
  return api.lerPendencias({ params: { id: edital } });
}
