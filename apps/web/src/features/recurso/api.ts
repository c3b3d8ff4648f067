import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf, BodyInputOf } from '@instrutoria/contract/route.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useAct } from '../../lib/use-act.ts';

export type Recurso = AnswerOf<Api['listarRecursos']>[number];
export type Decisao = BodyInputOf<Api['simularRecurso']>;
export type Simulacao = AnswerOf<Api['simularRecurso']>;

/** Every appeal for the committee; one's own for everybody else. */
export const recursosQuery = queryOptions({
  queryKey: ['recurso', 'todos'],
  queryFn: ({ signal }) => api.listarRecursos({ signal }),
});

export const recursosDoProjetoQuery = (projeto: number) =>
  queryOptions({
    queryKey: ['recurso', 'projeto', projeto],
    queryFn: ({ signal }) => api.listarRecursosDoProjeto({ params: { projectId: projeto }, signal }),
    enabled: projeto > 0,
  });

/** What an acceptance with these numbers would change; nothing is written. */
export function simularRecurso(body: Decisao): Promise<Simulacao> {
  return api.simularRecurso({ body });
}

/** What an act here makes old. */
const ENVELHECEM = ['recurso', 'avaliacao', 'projeto'];

export function useSolicitarRecurso() {
  return useAct(ENVELHECEM, (body: BodyInputOf<Api['solicitarRecurso']>) => api.solicitarRecurso({ body }));
}
export function useAceitarRecurso() {
  return useAct(
    ENVELHECEM,
    ({ versao, ...body }: BodyInputOf<Api['aceitarRecurso']> & { readonly versao: number }) =>
      api.aceitarRecurso({ body, ifMatch: versao }),
  );
}
export function useRecusarRecurso() {
  return useAct(
    ENVELHECEM,
    ({ versao, ...body }: BodyInputOf<Api['recusarRecurso']> & { readonly versao: number }) =>
      api.recusarRecurso({ body, ifMatch: versao }),
  );
}
