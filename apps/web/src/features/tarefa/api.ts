import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { api } from '../../lib/server/api.ts';

export type Tarefas = AnswerOf<Api['listarTarefas']>;

/** Asked anew each time its page opens, and after each act: it may have ended a task. */
export const tarefasQuery = queryOptions({
  queryKey: ['tarefa'],
  queryFn: ({ signal }) => api.listarTarefas({ signal }),
  staleTime: 0,
});

export function useMarcarResultadoLido() {
  return useMutation({
    mutationFn: ({ projeto, versao }: { readonly projeto: number; readonly versao: number }) =>
      api.marcarResultadoLido({ params: { id: projeto }, query: { versao: String(versao) } }),
  });
}
