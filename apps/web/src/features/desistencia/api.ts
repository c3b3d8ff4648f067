import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf, BodyInputOf } from '@instrutoria/contract/route.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/server/api.ts';
import { useAct } from '../../lib/server/use-act.ts';

export type Desistencia = AnswerOf<Api['lerDesistencia']>;

/** Loaded again each time its page opens, because the other side may have acted. */
export const desistenciaQuery = (projeto: number) =>
  queryOptions({
    queryKey: ['desistencia', projeto],
    queryFn: ({ signal }) => api.lerDesistencia({ params: { id: projeto }, signal }),
    staleTime: 0,
  });

const ALCANCA = ['desistencia', 'projeto', 'instrutor', 'avaliacao', 'tarefa'] as const;

export function useDesistir(projeto: number) {
  return useAct(ALCANCA, (body: BodyInputOf<Api['desistirDoProjeto']>) =>
    api.desistirDoProjeto({ params: { id: projeto }, body }),
  );
}

export function useConsultar(projeto: number) {
  return useAct(ALCANCA, (motivo: string) =>
    api.consultarSobreDesistencia({ params: { id: projeto }, body: { motivo } }),
  );
}

export function useDesfazerDesistencia(projeto: number) {
  return useAct(ALCANCA, (motivo: string) =>
    api.desfazerDesistencia({ params: { id: projeto }, body: { motivo } }),
  );
}

export function lerPedido(projeto: number, desistencia: number) {
  return api.lerPedidoDeDesistencia({ params: { id: projeto, desistencia } });
}
