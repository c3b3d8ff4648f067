import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { api } from '../../lib/server/api.ts';

export type Tarefas = AnswerOf<Api['listarTarefas']>;

/** One answer for home, menu and projects: asked anew after each act, which may have ended a task, and once a minute. */
export const tarefasQuery = queryOptions({
  queryKey: ['tarefa'],
  queryFn: ({ signal }) => api.listarTarefas({ signal }),
  staleTime: 60_000,
});

export function useMarcarResultadoLido() {
  return useMutation({
    mutationFn: ({ projeto, versao }: { readonly projeto: number; readonly versao: number }) =>
      api.marcarResultadoLido({ params: { id: projeto }, query: { versao: String(versao) } }),
  });
}
