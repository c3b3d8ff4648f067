import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf, BodyInputOf } from '@instrutoria/contract/route.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/server/api.ts';
import { pageQuery } from '../../lib/server/page-query.ts';
import { useAct } from '../../lib/server/use-act.ts';

export type Avaliacao = AnswerOf<Api['listarAvaliacoes']>[number];
export type Designacao = AnswerOf<Api['listarDesignacoes']>[number];
export type ProjetoDoEdital = AnswerOf<Api['listarProjetosDoEdital']>[number];
export type FeitoEmVarios = AnswerOf<Api['designarVarios']>['linhas'];
export type Aprovacao = AnswerOf<Api['lerAprovacao']>;
export type Julgamento = AnswerOf<Api['lerJulgamento']>;
export type AvaliacaoEntreVarias = AnswerOf<Api['lerAvaliacoesDoProjeto']>[number];
export type VersaoDaAvaliacao = AnswerOf<Api['lerVersoesDaAvaliacao']>[number];

interface ComVersao {
  readonly id: number;
  readonly versao: number;
}

function useAto<V, T>(mutationFn: (variables: V) => Promise<T>) {
  return useAct(['avaliacao', 'edital', 'projeto'], mutationFn);
}

/** The assessments of which the person is the evaluator, or all that they may read. */
export const avaliacoesQuery = (quais: 'minhas' | 'todas') =>
  queryOptions({
    queryKey: ['avaliacao', 'projetos', quais],
    queryFn: ({ signal }) =>
      api.listarAvaliacoes({ query: quais === 'minhas' ? { minhas: 'sim' } : {}, signal }),
  });

export const designacoesQuery = (edital: number, page: number) =>
  queryOptions({
    queryKey: ['avaliacao', 'designacoes', edital, page],
    queryFn: ({ signal }) =>
      api.whole.listarDesignacoes({ params: { editalId: edital }, query: pageQuery(page), signal }),
    enabled: edital > 0,
    placeholderData: keepPreviousData,
  });

/** Those of the whole call, for the acts on all of them. */
export const todasAsDesignacoesQuery = (edital: number) =>
  queryOptions({
    queryKey: ['avaliacao', 'designacoes', edital, 'todas'],
    queryFn: ({ signal }) => api.listarDesignacoes({ params: { editalId: edital }, signal }),
  });

/** One designation; null where the reader does not designate. */
export const designacaoQuery = (projeto: {
  readonly id: number;
  readonly edital: { readonly id: number } | null;
}) =>
  queryOptions({
    queryKey: ['avaliacao', 'designacao', projeto.id],
    queryFn: async ({ signal }) => {
      const [designacao] = await api.listarDesignacoes({
        params: { editalId: projeto.edital?.id ?? 0 },
        query: { projeto: String(projeto.id) },
        signal,
      });
      return designacao ?? null;
    },
    enabled: projeto.edital !== null,
  });

/** `mesa`: the filters in the address. */
export const projetosDoEditalQuery = (edital: number, mesa: Readonly<Record<string, string>>) =>
  queryOptions({
    queryKey: ['avaliacao', 'projetos-do-edital', edital, mesa],
    queryFn: ({ signal }) =>
      api.whole.listarProjetosDoEdital({
        params: { id: edital },
        query: { ...pageQuery(Number(mesa.pagina ?? 1)), ...mesa },
        signal,
      }),
    enabled: edital > 0,
    placeholderData: keepPreviousData,
  });

/** All of them at once, for counts. */
export const todosDoEditalQuery = (edital: number) =>
  queryOptions({
    queryKey: ['avaliacao', 'projetos-do-edital', edital, 'todos'],
    queryFn: ({ signal }) => api.whole.listarProjetosDoEdital({ params: { id: edital }, signal }),
  });

export const aprovacaoQuery = (id: number) =>
  queryOptions({
    queryKey: ['avaliacao', 'aprovacao', id],
    queryFn: ({ signal }) => api.lerAprovacao({ params: { id }, signal }),
    enabled: id > 0,
  });

/** For its coordinator the answer is the same with or without one, until publication (D20). */
export const aprovacaoDoProjetoQuery = (projeto: number) =>
  queryOptions({
    queryKey: ['avaliacao', 'do-projeto', projeto],
    queryFn: ({ signal }) => api.lerAprovacaoDoProjeto({ params: { projectId: projeto }, signal }),
    enabled: projeto > 0,
  });

export const versoesDaAvaliacaoQuery = (id: number) =>
  queryOptions({
    queryKey: ['avaliacao', 'versoes', id],
    queryFn: ({ signal }) => api.lerVersoesDaAvaliacao({ params: { id }, signal }),
    enabled: id > 0,
  });

/** Side by side; empty where the project has one evaluator, or where the reader may not read the others'. */
export const avaliacoesDoProjetoQuery = (aprovacao: number) =>
  queryOptions({
    queryKey: ['avaliacao', 'lado-a-lado', aprovacao],
    queryFn: ({ signal }) => api.lerAvaliacoesDoProjeto({ params: { id: aprovacao }, signal }),
  });

/** Reopens the version that the person saw, so that no other conclusion is reopened. */
export function useReabrir() {
  return useAto(({ id, versao, ...body }: ComVersao & BodyInputOf<Api['reabrirAvaliacao']>) =>
    api.reabrirAvaliacao({ params: { id }, body, ifMatch: versao }),
  );
}

export function useManterCombinacao(id: number) {
  return useAct(['avaliacao', 'edital', 'projeto', 'tarefa'], (motivo: string) =>
    api.manterCombinacao({ params: { id }, body: { motivo } }),
  );
}

export function useLembrar() {
  return useAto((edital: number) => api.lembrarAvaliadores({ params: { editalId: edital } }));
}

export function useAceitarAvaliacao() {
  return useAto(({ id, versao }: ComVersao) => api.aceitarAvaliacao({ params: { id }, ifMatch: versao }));
}

export function useRecusarAvaliacao() {
  return useAto(({ id, versao, ...body }: ComVersao & BodyInputOf<Api['recusarAvaliacao']>) =>
    api.recusarAvaliacao({ params: { id }, body, ifMatch: versao }),
  );
}

type Notas = BodyInputOf<Api['salvarFase1']>;

export function useSalvarNotas(fase: 1 | 2) {
  return useAto(({ versao, ...body }: Notas & { readonly versao: number }) =>
    (fase === 1 ? api.salvarFase1 : api.salvarFase2)({ body, ifMatch: versao }),
  );
}

/** Concludes the version that the person saw, so that no other scores are concluded. */
export function useAvaliar() {
  return useAto(({ id, versao }: ComVersao) => api.avaliar({ params: { id }, ifMatch: versao }));
}

export function useIniciarDecisao() {
  return useAto(({ id, versao }: { readonly id: number; readonly versao: number }) =>
    api.iniciarDecisao({ body: { id }, ifMatch: versao }),
  );
}

export const julgamentoQuery = (edital: number) =>
  queryOptions({
    queryKey: ['avaliacao', 'julgamento', edital],
    queryFn: ({ signal }) => api.lerJulgamento({ params: { id: edital }, signal }),
  });

export function baixarJulgamento(edital: number): Promise<Blob> {
  return api.exportarJulgamento({ params: { id: edital } });
}
