import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf, BodyInputOf } from '@instrutoria/contract/route.ts';
import type { ResultadoDaContestacao, SituacaoDaContestacao } from '@instrutoria/domain/contestacao/types.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/server/api.ts';
import { useAct } from '../../lib/server/use-act.ts';

export type MesContestavel = Pick<
  AnswerOf<Api['lerMeusVinculos']>[number]['meses'][number],
  'contestacoes' | 'contestarAte' | 'mes'
>;
export type MinhaContestacao = MesContestavel['contestacoes'][number];
export type ContestacaoRecebida = AnswerOf<Api['listarContestacoes']>[number];

/** Each is as high as half a screen. */
export const CONTESTACOES_POR_PAGINA = 10;

export interface FiltroDasContestacoes {
  readonly pagina: string;
  readonly busca?: string;
  readonly situacao?: SituacaoDaContestacao;
}

export const contestacoesQuery = (filtro: FiltroDasContestacoes) =>
  queryOptions({
    queryKey: ['contestacao', filtro],
    queryFn: ({ signal }) =>
      api.whole.listarContestacoes({
        query: { por_pagina: String(CONTESTACOES_POR_PAGINA), ...filtro },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

export function useContestar(id: number, mes: string) {
  return useAct(['estudante'], (body: BodyInputOf<Api['contestarMes']>) =>
    api.contestarMes({ params: { id, mes }, body }),
  );
}

export function useRetirar(id: number) {
  return useAct(['estudante'], (contestacao: number) =>
    api.retirarContestacao({ params: { id, contestacao } }),
  );
}

export function useResponder({ id: contestacao, instrutor: { id } }: ContestacaoRecebida) {
  return useAct(
    ['contestacao', 'tarefa'],
    (body: { readonly resultado: ResultadoDaContestacao | null; readonly razoes: string }) =>
      api.responderContestacao({ params: { id, contestacao }, body }),
  );
}

export const lerAnexo = ({ id: contestacao, instrutor: { id } }: ContestacaoRecebida): Promise<Blob> =>
  api.lerAnexoDoMes({ params: { id, contestacao } });
