import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf, BodyInputOf } from '@instrutoria/contract/route.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useAct } from '../../lib/use-act.ts';

export type Recurso = AnswerOf<Api['listarRecursos']>[number];
export type Decisao = BodyInputOf<Api['simularRecurso']>;
export type Simulacao = AnswerOf<Api['simularRecurso']>;

export const recursosQuery = queryOptions({
  queryKey: ['recurso', 'todos'],
  queryFn: ({ signal }) => api.listarRecursos({ signal }),
});

export const recursosDoEditalQuery = (edital: number) =>
  queryOptions({
    queryKey: ['recurso', 'edital', edital],
    queryFn: ({ signal }) => api.listarRecursos({ query: { edital: String(edital) }, signal }),
  });

export const recursosDoProjetoQuery = (projeto: number) =>
  queryOptions({
    queryKey: ['recurso', 'projeto', projeto],
    queryFn: ({ signal }) => api.listarRecursosDoProjeto({ params: { projectId: projeto }, signal }),
    enabled: projeto > 0,
  });

export function simularRecurso(body: Decisao): Promise<Simulacao> {
  return api.simularRecurso({ body });
}

export type Correcao = BodyInputOf<Api['simularCorrecao']>;
export type SimulacaoDaCorrecao = AnswerOf<Api['simularCorrecao']>;

export function simularCorrecao(body: Correcao): Promise<SimulacaoDaCorrecao> {
  return api.simularCorrecao({ body });
}

function useAto<V, T>(mutationFn: (variables: V) => Promise<T>) {
  return useAct(['recurso', 'avaliacao', 'projeto', 'publico'], mutationFn);
}

export function useCorrigirResultado() {
  return useAto(({ versao, ...body }: BodyInputOf<Api['corrigirResultado']> & { readonly versao: number }) =>
    api.corrigirResultado({ body, ifMatch: versao }),
  );
}
export function useSolicitarRecurso() {
  return useAto((body: BodyInputOf<Api['solicitarRecurso']>) => api.solicitarRecurso({ body }));
}
export function useAceitarRecurso() {
  return useAto(({ versao, ...body }: BodyInputOf<Api['aceitarRecurso']> & { readonly versao: number }) =>
    api.aceitarRecurso({ body, ifMatch: versao }),
  );
}
export function useRecusarRecurso() {
  return useAto(({ versao, ...body }: BodyInputOf<Api['recusarRecurso']> & { readonly versao: number }) =>
    api.recusarRecurso({ body, ifMatch: versao }),
  );
}
