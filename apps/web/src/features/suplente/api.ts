import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf, BodyInputOf } from '@instrutoria/contract/route.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/server/api.ts';
import { useAct } from '../../lib/server/use-act.ts';

export type Suplentes = AnswerOf<Api['lerSuplentes']>;

export const suplentesQuery = (edital: number) =>
  queryOptions({
    queryKey: ['avaliacao', 'suplentes', edital],
    queryFn: ({ signal }) => api.lerSuplentes({ params: { id: edital }, signal }),
  });

const DO_SUPLENTE = ['avaliacao', 'edital', 'projeto', 'publico', 'tarefa'] as const;

export function useChamarSuplente(id: number) {
  return useAct(DO_SUPLENTE, (body: BodyInputOf<Api['chamarSuplente']>) =>
    api.chamarSuplente({ params: { id }, body }),
  );
}

export function useResponderChamado(id: number) {
  return useAct(DO_SUPLENTE, (body: BodyInputOf<Api['responderChamado']>) =>
    api.responderChamado({ params: { id }, body }),
  );
}

export function useDeclinarSuplente(id: number) {
  return useAct(DO_SUPLENTE, (body: BodyInputOf<Api['declinarSuplente']>) =>
    api.declinarSuplente({ params: { id }, body }),
  );
}

export function usePassarLista(id: number) {
  return useAct(DO_SUPLENTE, (motivo: string) =>
    api.passarListaDeSuplentes({ params: { id }, body: { motivo } }),
  );
}

export function lerRecusa(projeto: number) {
  return api.lerRecusaDeSuplente({ params: { id: projeto } });
}
