import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf, BodyInputOf } from '@instrutoria/contract/route.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/server/api.ts';
import { useAct } from '../../lib/server/use-act.ts';

export type Correcao = BodyInputOf<Api['simularCorrecao']>;

export type SimulacaoDaCorrecao = AnswerOf<Api['simularCorrecao']>;

export function simularCorrecao(body: Correcao): Promise<SimulacaoDaCorrecao> {
  return api.simularCorrecao({ body });
}

export function useCorrigirResultado() {
  return useAct(
    ['recurso', 'avaliacao', 'projeto', 'publico'],
    ({ versao, ...body }: BodyInputOf<Api['corrigirResultado']> & { readonly versao: number }) =>
      api.corrigirResultado({ body, ifMatch: versao }),
  );
}

export type Anulacao = NonNullable<AnswerOf<Api['lerAnulacao']>['anulacao']>;

/** Loaded again each time its page opens, because the other side may have acted. */
export const anulacaoQuery = (projeto: number) =>
  queryOptions({
    queryKey: ['anulacao', projeto],
    queryFn: ({ signal }) => api.lerAnulacao({ params: { id: projeto }, signal }),
    staleTime: 0,
  });

const DA_ANULACAO = ['anulacao', 'avaliacao', 'projeto', 'publico', 'tarefa', 'instrutor'] as const;

export function useProporAnulacao() {
  return useAct(
    DA_ANULACAO,
    ({ versao, ...body }: BodyInputOf<Api['proporAnulacao']> & { readonly versao: number }) =>
      api.proporAnulacao({ body, ifMatch: versao }),
  );
}

export function useResponderAnulacao(projeto: number) {
  return useAct(DA_ANULACAO, (body: BodyInputOf<Api['responderAnulacao']>) =>
    api.responderAnulacao({ params: { id: projeto }, body }),
  );
}

export function useDecidirAnulacao(projeto: number) {
  return useAct(DA_ANULACAO, (body: BodyInputOf<Api['decidirAnulacao']>) =>
    api.decidirAnulacao({ params: { id: projeto }, body }),
  );
}
