import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf, BodyInputOf } from '@instrutoria/contract/route.ts';
import { PROJETOS_POR_ATO } from '@instrutoria/domain/avaliacao/limits.ts';
import type { TipoDeProjeto } from '@instrutoria/domain/edital/types.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useAct } from '../../lib/use-act.ts';

export type LinhaDoRanque = AnswerOf<Api['ranqueTipoI']>[number];
export type Avaliacao = AnswerOf<Api['listarAvaliacoes']>[number];
export type Designacao = AnswerOf<Api['listarDesignacoes']>[number];
export type ProjetoDoEdital = AnswerOf<Api['listarProjetosDoEdital']>[number];
export type FeitoEmVarios = AnswerOf<Api['designarVarios']>['linhas'];
export type Candidato = AnswerOf<Api['listarCandidatos']>[number];
export type Aprovacao = AnswerOf<Api['lerAprovacao']>;
export type ParaDecidir = AnswerOf<Api['listarParaDecidir']>[number];
export type Decisao = AnswerOf<Api['lerDecisao']>;
export type LinhaDaDecisao = Decisao['linhas'][number];
export type Julgamento = AnswerOf<Api['lerJulgamento']>;
export type AvaliacaoEntreVarias = AnswerOf<Api['lerAvaliacoesDoProjeto']>[number];
export type VersaoDaAvaliacao = AnswerOf<Api['lerVersoesDaAvaliacao']>[number];
export type NaSecretaria = AnswerOf<Api['listarNaSecretaria']>[number];
export type Distribuicao = AnswerOf<Api['lerDistribuicao']>;
export type Tentativa = Distribuicao['tentativas'][number];
export type Sorteio = AnswerOf<Api['lerSorteio']>;
export type Proposta = NonNullable<Sorteio['proposta']>;
export type LinhaDaProposta = Proposta['linhas'][number];
export type PedidoDeSorteio = BodyInputOf<Api['sortear']>;

export const POR_PAGINA = 50;

const pagina = (n: number) => ({ pagina: String(n), por_pagina: String(POR_PAGINA) });
const noEdital = (edital: number | undefined) => (edital === undefined ? {} : { edital: String(edital) });

/** Without a call the server's default. */
export const ranqueQuery = (tipo: TipoDeProjeto, edital: number | undefined, page: number) =>
  queryOptions({
    queryKey: ['avaliacao', 'ranque', tipo, edital, page],
    queryFn: ({ signal }) => {
      const call = tipo === 'TIPO I' ? api.whole.ranqueTipoI : api.whole.ranqueTipoII;
      return call({ body: edital === undefined ? {} : { edital }, query: pagina(page), signal });
    },
    placeholderData: keepPreviousData,
  });

export function baixarRanque(tipo: TipoDeProjeto, edital: number | undefined): Promise<Blob> {
  const call = tipo === 'TIPO I' ? api.exportarRanqueTipoI : api.exportarRanqueTipoII;
  return call({ query: noEdital(edital) });
}

export const avaliacoesQuery = queryOptions({
  queryKey: ['avaliacao', 'projetos'],
  queryFn: ({ signal }) => api.listarAvaliacoes({ signal }),
});

export const designacoesQuery = (edital: number) =>
  queryOptions({
    queryKey: ['avaliacao', 'designacoes', edital],
    queryFn: ({ signal }) => api.listarDesignacoes({ params: { editalId: edital }, signal }),
    enabled: edital > 0,
  });

/** One of them; null where the reader does not designate. */
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

/** `mesa`: what its address says. */
export const projetosDoEditalQuery = (edital: number, mesa: Readonly<Record<string, string>>) =>
  queryOptions({
    queryKey: ['avaliacao', 'projetos-do-edital', edital, mesa],
    queryFn: ({ signal }) =>
      api.whole.listarProjetosDoEdital({
        params: { id: edital },
        query: { ...pagina(Number(mesa.pagina ?? 1)), ...mesa },
        signal,
      }),
    enabled: edital > 0,
    placeholderData: keepPreviousData,
  });

/** All of them at once, for what is counted over them. */
export const todosDoEditalQuery = (edital: number) =>
  queryOptions({
    queryKey: ['avaliacao', 'projetos-do-edital', edital, 'todos'],
    queryFn: ({ signal }) => api.whole.listarProjetosDoEdital({ params: { id: edital }, signal }),
  });

export const avaliadoresQuery = queryOptions({
  queryKey: ['professor', 'avaliadores'],
  queryFn: ({ signal }) => api.listarAvaliadores({ signal }),
});

export const candidatosQuery = (projeto: number) =>
  queryOptions({
    queryKey: ['avaliacao', 'candidatos', projeto],
    queryFn: ({ signal }) => api.listarCandidatos({ params: { projectId: projeto }, signal }),
    enabled: projeto > 0,
  });

export const aprovacaoQuery = (id: number) =>
  queryOptions({
    queryKey: ['avaliacao', 'aprovacao', id],
    queryFn: ({ signal }) => api.lerAprovacao({ params: { id }, signal }),
    enabled: id > 0,
  });

/** For its coordinator the same with or without one, until publication (D20). */
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

/** One beside the other; empty where the project has one evaluator, or where the reader may not read the others'. */
export const avaliacoesDoProjetoQuery = (aprovacao: number) =>
  queryOptions({
    queryKey: ['avaliacao', 'lado-a-lado', aprovacao],
    queryFn: ({ signal }) => api.lerAvaliacoesDoProjeto({ params: { id: aprovacao }, signal }),
  });

export const avaliacoesDoAvaliadorQuery = (professor: number) =>
  queryOptions({
    queryKey: ['avaliacao', 'avaliador', professor],
    queryFn: ({ signal }) => api.listarAvaliacoesDoAvaliador({ params: { professorId: professor }, signal }),
    enabled: professor > 0,
  });

export const paraDecidirQuery = (page: number) =>
  queryOptions({
    queryKey: ['avaliacao', 'decidir', page],
    queryFn: ({ signal }) => api.whole.listarParaDecidir({ query: pagina(page), signal }),
    placeholderData: keepPreviousData,
    // 409 means that there is nothing to decide: no retry.
    retry: false,
  });

export const decisaoQuery = (edital: number) =>
  queryOptions({
    queryKey: ['avaliacao', 'decisao', edital],
    queryFn: ({ signal }) => api.lerDecisao({ params: { id: edital }, signal }),
    enabled: edital > 0,
  });

/** Without a call the server's default. */
export const naSecretariaQuery = (page: number, edital?: number) =>
  queryOptions({
    queryKey: ['avaliacao', 'secretaria', page, edital],
    queryFn: ({ signal }) =>
      api.whole.listarNaSecretaria({ query: { ...pagina(page), ...noEdital(edital) }, signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });

interface ComVersao {
  readonly id: number;
  readonly versao: number;
}

function useAto<V, T>(mutationFn: (variables: V) => Promise<T>) {
  return useAct(['avaliacao', 'edital', 'projeto'], mutationFn);
}

export function useDesignar() {
  return useAto((body: BodyInputOf<Api['designarAvaliador']>) => api.designarAvaliador({ body }));
}
export function useSubstituir() {
  return useAto(({ id, versao, ...body }: ComVersao & BodyInputOf<Api['substituirAvaliador']>) =>
    api.substituirAvaliador({ params: { id }, body, ifMatch: versao }),
  );
}
/** Of the version that was seen: what is saved meanwhile is not lost. */
export function useRetirar() {
  return useAto(({ id, versao, ...body }: ComVersao & BodyInputOf<Api['retirarDesignacao']>) =>
    api.retirarDesignacao({ params: { id }, body, ifMatch: versao }),
  );
}
/** Of the version that was seen: nobody reopens another conclusion than that. */
export function useReabrir() {
  return useAto(({ id, versao, ...body }: ComVersao & BodyInputOf<Api['reabrirAvaliacao']>) =>
    api.reabrirAvaliacao({ params: { id }, body, ifMatch: versao }),
  );
}
const DA_DIVERGENCIA = ['avaliacao', 'edital', 'projeto', 'tarefa'] as const;
export function usePedirMaisUm(id: number) {
  return useAct(DA_DIVERGENCIA, (avaliador: number) =>
    api.pedirMaisUmAvaliador({ params: { id }, body: { avaliador } }),
  );
}
export function useManterCombinacao(id: number) {
  return useAct(DA_DIVERGENCIA, (motivo: string) =>
    api.manterCombinacao({ params: { id }, body: { motivo } }),
  );
}
export function useLembrar() {
  return useAto((edital: number) => api.lembrarAvaliadores({ params: { editalId: edital } }));
}
interface EmVarios {
  readonly ato: 'designarVarios' | 'lembrarVarios' | 'retirarVarios' | 'substituirVarios';
  readonly edital: number;
  readonly projetos: readonly number[];
  readonly avaliador?: number;
  /** Whose place, in projects that have several. */
  readonly de?: number;
  readonly motivo?: string;
}

/** As many calls as the rows need, one after the other: what is done stays done whatever comes later. */
async function emVarios({ ato, edital, projetos, ...quem }: EmVarios): Promise<FeitoEmVarios> {
  const feito: FeitoEmVarios = [];
  const params = { id: edital };
  for (let i = 0; i < projetos.length; i += PROJETOS_POR_ATO) {
    const body = { projetos: projetos.slice(i, i + PROJETOS_POR_ATO), ...quem };
    const { linhas } = await api[ato]({ params, body });
    feito.push(...linhas);
  }
  return feito;
}
export function useEmVarios() {
  return useAto(emVarios);
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
/** Of the version that was seen: nobody concludes other scores than those. */
export function useAvaliar() {
  return useAto(({ id, versao }: ComVersao) => api.avaliar({ params: { id }, ifMatch: versao }));
}

export function useAprovarInstrutores() {
  return useAto(({ versao, ...body }: BodyInputOf<Api['aprovarInstrutores']> & { readonly versao: number }) =>
    api.aprovarInstrutores({ body, ifMatch: versao }),
  );
}
interface Decididas {
  readonly edital: number;
  /** In ranking order, those that get fewer scholarships first. */
  readonly linhas: BodyInputOf<Api['decidirVarios']>['linhas'];
}

/** As many calls as the rows need, one after the other. */
async function decidirVarios({ edital, linhas }: Decididas): Promise<FeitoEmVarios> {
  const feito: FeitoEmVarios = [];
  for (let i = 0; i < linhas.length; i += PROJETOS_POR_ATO) {
    const body = { linhas: linhas.slice(i, i + PROJETOS_POR_ATO) };
    feito.push(...(await api.decidirVarios({ params: { id: edital }, body })).linhas);
  }
  return feito;
}
export function useDecidirVarios() {
  return useAto(decidirVarios);
}
export function useIniciarDecisao() {
  return useAto(({ id, versao }: { readonly id: number; readonly versao: number }) =>
    api.iniciarDecisao({ body: { id }, ifMatch: versao }),
  );
}
export function useEnviarASecretaria() {
  return useAto((edital: number) => api.enviarASecretaria({ body: { id: edital } }));
}
export function usePublicarResultados() {
  return useAto((edital: number) => api.publicarResultados({ body: { edital } }));
}
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
export function usePublicarResultadoFinal() {
  return useAct(
    ['avaliacao', 'edital', 'projeto', 'publico', 'tarefa'],
    ({ id, versao }: { readonly id: number; readonly versao: number }) =>
      api.publicarResultadoFinal({ params: { id }, ifMatch: versao }),
  );
}
export const resultadosQuery = (edital: number) =>
  queryOptions({
    queryKey: ['publico', 'resultados', edital],
    queryFn: ({ signal }) => api.lerResultados({ params: { editalId: edital }, signal }),
    enabled: edital > 0,
  });
export const resultadosPublicadosQuery = queryOptions({
  queryKey: ['publico', 'resultados'],
  queryFn: ({ signal }) => api.listarResultados({ signal }),
});
export const versoesQuery = (edital: number) =>
  queryOptions({
    queryKey: ['publico', 'resultados', edital, 'versoes'],
    queryFn: ({ signal }) => api.listarVersoes({ params: { editalId: edital }, signal }),
  });
export const comparacaoQuery = (edital: number, de: number, ate: number) =>
  queryOptions({
    queryKey: ['publico', 'resultados', edital, 'comparacao', de, ate],
    queryFn: ({ signal }) =>
      api.compararVersoes({
        params: { editalId: edital },
        query: { de: String(de), ate: String(ate) },
        signal,
      }),
    enabled: de > 0 && de !== ate,
  });
export const versaoQuery = (edital: number, numero: number) =>
  queryOptions({
    queryKey: ['publico', 'resultados', edital, 'versoes', numero],
    queryFn: ({ signal }) => api.lerVersao({ params: { editalId: edital, numero }, signal }),
    enabled: edital > 0 && numero > 0,
  });

export const julgamentoQuery = (edital: number) =>
  queryOptions({
    queryKey: ['avaliacao', 'julgamento', edital],
    queryFn: ({ signal }) => api.lerJulgamento({ params: { id: edital }, signal }),
  });

export function baixarJulgamento(edital: number): Promise<Blob> {
  return api.exportarJulgamento({ params: { id: edital } });
}

export const distribuicaoQuery = (edital: number) =>
  queryOptions({
    queryKey: ['sorteio', 'edital', edital],
    queryFn: ({ signal }) => api.lerDistribuicao({ params: { id: edital }, signal }),
  });

export const sorteioQuery = (id: number) =>
  queryOptions({
    queryKey: ['sorteio', 'um', id],
    queryFn: ({ signal }) => api.lerSorteio({ params: { id }, signal }),
    enabled: id > 0,
  });

export function baixarSorteio(id: number): Promise<Blob> {
  return api.exportarSorteio({ params: { id } });
}

export function useSortear(edital: number) {
  return useAct(['sorteio'], (body: PedidoDeSorteio) => api.sortear({ params: { id: edital }, body }));
}

export function useAnunciarEvento(edital: number) {
  return useAct(['sorteio'], (body: BodyInputOf<Api['anunciarEventoDoSorteio']>) =>
    api.anunciarEventoDoSorteio({ params: { id: edital }, body }),
  );
}

export const sorteiosPublicosQuery = (edital: number) =>
  queryOptions({
    queryKey: ['publico', 'resultados', edital, 'sorteios'],
    queryFn: ({ signal }) => api.lerSorteiosPublicos({ params: { editalId: edital }, signal }),
  });

export function useCancelarSorteio() {
  return useAct(['sorteio'], (id: number) => api.cancelarSorteio({ params: { id } }));
}

interface ADesignar {
  readonly sorteio: number;
  readonly linhas: readonly { readonly projeto: number; readonly avaliador: number }[];
}

/** As many calls as the rows need, one after the other: what is done stays done whatever comes later. */
async function designarSorteio({ sorteio, linhas }: ADesignar): Promise<FeitoEmVarios> {
  const feito: FeitoEmVarios = [];
  // The places of one project go together.
  const deCada = [...Map.groupBy(linhas, ({ projeto }) => projeto).values()];
  for (let i = 0; i < deCada.length; i += PROJETOS_POR_ATO) {
    const body = { linhas: deCada.slice(i, i + PROJETOS_POR_ATO).flat() };
    feito.push(...(await api.designarSorteio({ params: { id: sorteio }, body })).linhas);
  }
  return feito;
}

export function useDesignarSorteio() {
  return useAct(['sorteio', 'avaliacao', 'edital', 'projeto', 'tarefa'], designarSorteio);
}
