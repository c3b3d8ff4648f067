import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf, BodyInputOf } from '@instrutoria/contract/route.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/server/api.ts';
import { pageQuery } from '../../lib/server/page-query.ts';
import { useAct } from '../../lib/server/use-act.ts';

export type Recurso = AnswerOf<Api['listarRecursos']>[number];
export type Decisao = BodyInputOf<Api['simularRecurso']>;
export type Simulacao = AnswerOf<Api['simularRecurso']>;

export type ContagemDosRecursos = AnswerOf<Api['contarRecursos']>;

/** A page of the list in the order of decision; `filtros`: those in the address. */
export const recursosQuery = (filtros: Readonly<Record<string, string | undefined>>) =>
  queryOptions({
    queryKey: ['recurso', 'lista', filtros],
    queryFn: ({ signal }) =>
      api.whole.listarRecursos({ query: { ...pageQuery(1), ordem: 'decisao', ...filtros }, signal }),
    placeholderData: keepPreviousData,
  });

/** One appeal of the list, as a list that may be empty. */
export const recursoDaListaQuery = (qual: Readonly<Record<string, string>>) =>
  queryOptions({
    queryKey: ['recurso', 'um', qual],
    queryFn: ({ signal }) => api.listarRecursos({ query: qual, signal }),
  });

/** The appeals of one edital, or of all. */
export const contagemDosRecursosQuery = (edital: number | null) =>
  queryOptions({
    queryKey: ['recurso', 'contagem', edital],
    queryFn: ({ signal }) =>
      api.contarRecursos({ query: edital === null ? {} : { edital: String(edital) }, signal }),
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

export function lerAnexo(projeto: number, anexo: number): Promise<Blob> {
  return api.lerAnexoDoRecurso({ params: { projectId: projeto, anexo } });
}

export type Relatoria = AnswerOf<Api['lerRelatoria']>;
export type Minuta = NonNullable<Relatoria['minuta']>;
export type NaMesa = AnswerOf<Api['listarMesaDeRecursos']>[number];
export type CandidatoARelator = AnswerOf<Api['listarRelatores']>[number];

/** `mesa`: the filters in the address. */
export const mesaQuery = (mesa: Readonly<Record<string, string | undefined>>) =>
  queryOptions({
    queryKey: ['recurso', 'mesa', mesa],
    queryFn: ({ signal }) =>
      api.whole.listarMesaDeRecursos({
        query: { ...pageQuery(1), ...mesa },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

export const relatoriasQuery = queryOptions({
  queryKey: ['recurso', 'relatorias'],
  queryFn: ({ signal }) => api.listarRelatorias({ signal }),
});

export const relatoriaQuery = (recurso: number) =>
  queryOptions({
    queryKey: ['recurso', 'relatoria', recurso],
    queryFn: ({ signal }) => api.lerRelatoria({ params: { id: recurso }, signal }),
    enabled: recurso > 0,
  });

export const relatoresQuery = (recurso: number) =>
  queryOptions({
    queryKey: ['recurso', 'relatores', recurso],
    queryFn: ({ signal }) => api.listarRelatores({ params: { recurso }, signal }),
  });

export function lerDocumentoDaRelatoria(id: number, documento: 'comprovante' | 'projeto'): Promise<Blob> {
  return api.lerDocumentoDaRelatoria({ params: { id, documento } });
}

function useAto<V, T>(mutationFn: (variables: V) => Promise<T>) {
  return useAct(['recurso', 'avaliacao', 'projeto', 'publico'], mutationFn);
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

export function useDecidirBolsas() {
  return useAto(
    ({
      id,
      versao,
      ...body
    }: BodyInputOf<Api['decidirBolsasDoRecurso']> & { readonly id: number; readonly versao: number }) =>
      api.decidirBolsasDoRecurso({ params: { id }, body, ifMatch: versao }),
  );
}

interface DaRelatoria {
  readonly id: number;
}
type DaMinuta = BodyInputOf<Api['salvarMinuta']> & DaRelatoria & { readonly versao: number };

export function useDesignarRelator() {
  return useAto(({ id, ...body }: DaRelatoria & { readonly relator: number }) =>
    api.designarRelator({ params: { id }, body }),
  );
}
export function useRecusarRelatoria() {
  return useAto(({ id, ...body }: DaRelatoria & { readonly motivo: string }) =>
    api.recusarRelatoria({ params: { id }, body }),
  );
}
export function useSalvarMinuta() {
  return useAto(({ id, versao, ...body }: DaMinuta) =>
    api.salvarMinuta({ params: { id }, body, ifMatch: versao }),
  );
}
export function useEntregarMinuta() {
  return useAto(({ id, versao, ...body }: DaMinuta) =>
    api.entregarMinuta({ params: { id }, body, ifMatch: versao }),
  );
}
export function useIndicarSubstituto() {
  return useAct(
    ['recurso', 'tarefa'],
    ({ id, ...body }: BodyInputOf<Api['indicarSubstituto']> & { readonly id: number }) =>
      api.indicarSubstituto({ params: { id }, body }),
  );
}

export type RecursoDeOutro = AnswerOf<Api['listarRecursosDosOutros']>[number];

/** Loaded again each time its page opens, because the committee may have decided. */
export const recursosDosOutrosQuery = (projeto: number) =>
  queryOptions({
    queryKey: ['recurso', 'dosOutros', projeto],
    queryFn: ({ signal }) => api.listarRecursosDosOutros({ params: { id: projeto }, signal }),
    staleTime: 0,
  });

export const contrarrazoesQuery = (projeto: number, recurso: number) =>
  queryOptions({
    queryKey: ['recurso', 'contrarrazoes', projeto, recurso],
    queryFn: ({ signal }) => api.lerContrarrazoes({ params: { projectId: projeto, recurso }, signal }),
  });

export function useEnviarContrarrazoes(projeto: number, recurso: number) {
  return useAct(['recurso', 'tarefa'], (body: BodyInputOf<Api['enviarContrarrazoes']>) =>
    api.enviarContrarrazoes({ params: { id: projeto, recurso }, body }),
  );
}
