import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf, BodyInputOf } from '@instrutoria/contract/route.ts';
import type { Documento } from '@instrutoria/domain/instrutor/types.ts';
import { INSTRUTORES_POR_LEMBRETE } from '@instrutoria/domain/tarefa/limits.ts';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/server/api.ts';
import { POR_PAGINA } from '../../lib/server/page-query.ts';

export type Instrutor = AnswerOf<Api['lerInstrutor']>;
export type ParaConferir = AnswerOf<Api['listarParaConferir']>[number];
export type InstrutorListado = AnswerOf<Api['listarTodosOsInstrutores']>[number];
export type LembradosUmAUm = AnswerOf<Api['lembrarCoordenadores']>['linhas'];
export type CorpoDoInstrutor = BodyInputOf<Api['cadastrarInstrutor']>;
export type Titular = AnswerOf<Api['listarTitulares']>['data'][number]['titulares'][number];
export type CorpoDoModelo = BodyInputOf<Api['gerarModelo']>;

/** `encerrados`: includes ended vínculos, for administrators. */
export const instrutoresQuery = (projeto: number, encerrados: boolean) =>
  queryOptions({
    queryKey: ['instrutor', 'projeto', projeto, encerrados],
    queryFn: async ({ signal }) =>
      (
        await api.listarInstrutores({
          params: { id: projeto },
          query: encerrados ? { encerrados: 'true' } : {},
          signal,
        })
      ).data,
    enabled: projeto > 0,
    // With or without ended vínculos, the old list stays until the new one has loaded.
    placeholderData: (anterior: Instrutor[] | undefined, consulta) =>
      consulta?.queryKey[2] === projeto ? anterior : undefined,
  });

export const titularesQuery = (projeto: number) =>
  queryOptions({
    queryKey: ['instrutor', 'vagas', projeto],
    queryFn: async ({ signal }) => (await api.listarTitulares({ params: { id: projeto }, signal })).data,
  });

export const acessosQuery = (id: number) =>
  queryOptions({
    queryKey: ['instrutor', id, 'acessos'],
    queryFn: ({ signal }) => api.listarAcessosDoInstrutor({ params: { id }, signal }),
  });

export interface FiltroDaConferencia {
  readonly edital: number | undefined;
  readonly busca: string;
  readonly pendentes: boolean;
}

const doFiltro = ({ edital, busca, pendentes }: FiltroDaConferencia) => ({
  ...(edital === undefined ? {} : { edital: String(edital) }),
  ...(busca === '' ? {} : { busca }),
  ...(pendentes ? { pendentes: 'true' as const } : {}),
});

export const paraConferirQuery = (filtro: FiltroDaConferencia, pagina: number) =>
  queryOptions({
    queryKey: ['instrutor', 'conferir', filtro, pagina],
    queryFn: ({ signal }) =>
      api.whole.listarParaConferir({
        query: { pagina: String(pagina), por_pagina: String(POR_PAGINA), ...doFiltro(filtro) },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** `quadro`: the filters in the address. */
export const todosOsInstrutoresQuery = (quadro: Readonly<Record<string, string>>) =>
  queryOptions({
    queryKey: ['instrutor', 'todos', quadro],
    queryFn: ({ signal }) =>
      api.whole.listarTodosOsInstrutores({
        query: { pagina: '1', por_pagina: String(POR_PAGINA), ...quadro },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

const POR_LEITURA = 200;
const LEITURAS_DA_FILA = 10;

/**
 * The waiting instructors, up to 2,000, in the list's order when the work began: acts do not remove anybody
 * from it.
 */
export const filaQuery = (filtro: FiltroDaConferencia) =>
  queryOptions({
    queryKey: ['fila-da-conferencia', filtro],
    queryFn: async ({ signal }) => {
      // Each once, although somebody else may act between two pages.
      const ids = new Set<number>();
      let todos = 0;
      for (let pagina = 1; pagina <= LEITURAS_DA_FILA; pagina += 1) {
        const { data, total } = await api.whole.listarParaConferir({
          query: { pagina: String(pagina), por_pagina: String(POR_LEITURA), ...doFiltro(filtro) },
          signal,
        });
        for (const { id } of data) ids.add(id);
        todos = total ?? ids.size;
        if (ids.size >= todos || data.length < POR_LEITURA) break;
      }
      return { ids: [...ids], total: todos };
    },
    staleTime: Number.POSITIVE_INFINITY,
    // A person who comes back to the page gets a new queue.
    gcTime: 0,
  });

/** null: ended, of one's own project, or unknown. */
export const naMesaQuery = (id: number) =>
  queryOptions({
    queryKey: ['instrutor', 'na-mesa', id],
    queryFn: async ({ signal }) =>
      (await api.listarParaConferir({ query: { instrutor: String(id) }, signal }))[0] ?? null,
    enabled: id > 0,
  });

const LEITURAS = {
  termo_compromisso: 'lerTermo',
  declaracao_aluno_detentor: 'lerDeclaracaoDoAluno',
  historico_declaracao: 'lerHistorico',
  dados_bancarios: 'lerDadosBancarios',
  termo_anuencia: 'lerAnuencia',
} as const satisfies Record<Documento, keyof Api>;
const ENVIOS = {
  termo_compromisso: 'enviarTermo',
  declaracao_aluno_detentor: 'enviarDeclaracao',
  historico_declaracao: 'enviarHistorico',
  dados_bancarios: 'enviarDadosBancarios',
  termo_anuencia: 'enviarAnuencia',
} as const satisfies Record<Documento, keyof Api>;

/** The server records who reads it. */
export async function lerCpf(id: number): Promise<string | null> {
  return (await api.lerInstrutor({ params: { id } })).cpf;
}

/** Reads it with a reason; the server records the reader. */
export function lerNomeCivil(id: number, motivo: string) {
  return api.lerNomeCivilDoInstrutor({ params: { id }, body: { motivo } });
}

export function lerDocumento(documento: Documento, instrutor: number): Promise<Blob> {
  return api[LEITURAS[documento]]({ params: { id: instrutor } });
}

export async function enviarDocumento(
  documento: Documento,
  file: File,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<string> {
  return (await api[ENVIOS[documento]]({ file, onProgress, signal })).data;
}

/** A document with the typed data, to be signed; nothing is stored. */
export function gerarModelo(body: CorpoDoModelo): Promise<Blob> {
  return api.gerarModelo({ body });
}

/** `id`: of the project. */
export const imprimirMes = (params: {
  readonly id: number;
  readonly instrutor: number;
  readonly mes: string;
}): Promise<Blob> => api.imprimirMes({ params });

export const baixarPlanilha = (edital: number): Promise<Blob> =>
  api.exportarInstrutores({ query: { edital: String(edital) } });
export const baixarAusentes = (edital: number): Promise<Blob> =>
  api.exportarAusentes({ query: { edital: String(edital) } });

export interface ComVersao {
  readonly id: number;
  readonly versao: number;
}

/** The version after the person's own last act, which must not be announced as another's change. */
const escritoPorMim = (id: number) => ['instrutor-escrito-por-mim', id] as const;

export const escritoPorMimQuery = (id: number) =>
  queryOptions<number | null>({
    queryKey: escritoPorMim(id),
    queryFn: () => null,
    enabled: false,
    initialData: null,
  });

function temVersao(escrito: unknown): escrito is ComVersao {
  return typeof escrito === 'object' && escrito !== null && 'id' in escrito && 'versao' in escrito;
}

function useAto<V, T>(mutationFn: (variables: V) => Promise<T>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: (escrito) => {
      if (temVersao(escrito)) client.setQueryData(escritoPorMim(escrito.id), escrito.versao);
    },
    // After a refusal too, the shown data may be outdated: a window closed, a place was taken.
    onSettled: () =>
      Promise.all(
        ['instrutor', 'projeto', 'frequencia', 'janela', 'pagamento', 'convites'].map((key) =>
          client.invalidateQueries({ queryKey: [key] }),
        ),
      ),
  });
}

export function useCadastrarInstrutor() {
  return useAto((body: CorpoDoInstrutor) => api.cadastrarInstrutor({ body }));
}
export function useAtualizarInstrutor() {
  return useAto(({ id, versao, ...body }: ComVersao & BodyInputOf<Api['atualizarInstrutor']>) =>
    api.atualizarInstrutor({ params: { id }, body, ifMatch: versao }),
  );
}
export function useEncerrarInstrutor() {
  return useAto(
    ({ id, versao, ...body }: ComVersao & { readonly data: string | null; readonly motivo: string }) =>
      api.encerrarInstrutor({ params: { id }, body, ifMatch: versao }),
  );
}
export function useSubstituirInstrutor() {
  return useAto(({ id, versao, ...body }: ComVersao & BodyInputOf<Api['substituirInstrutor']>) =>
    api.substituirInstrutor({ params: { id }, body, ifMatch: versao }),
  );
}
export function useAlterarSituacao() {
  return useAto(({ id, versao, ...body }: ComVersao & BodyInputOf<Api['alterarSituacaoDoInstrutor']>) =>
    api.alterarSituacaoDoInstrutor({ params: { id }, body, ifMatch: versao }),
  );
}
export function useLiberarInstrutor() {
  return useAto(({ id, versao, mesInicio }: ComVersao & { readonly mesInicio: string }) =>
    api.liberarInstrutor({ params: { id }, body: { mesInicio }, ifMatch: versao }),
  );
}
export function useIdentificarInstrutor() {
  return useAto(({ id, versao, ...body }: ComVersao & BodyInputOf<Api['identificarInstrutor']>) =>
    api.identificarInstrutor({ params: { id }, body, ifMatch: versao }),
  );
}
export function useRetomarVinculo() {
  return useAto(({ id, versao, motivo }: ComVersao & { readonly motivo: string }) =>
    api.retomarVinculo({ params: { id }, body: { motivo }, ifMatch: versao }),
  );
}
export function useAlterarMesInicio() {
  return useAto(({ id, versao, mesInicio }: ComVersao & { readonly mesInicio: string }) =>
    api.alterarMesInicio({ params: { id }, body: { mesInicio }, ifMatch: versao }),
  );
}
export function useConferirDocumento() {
  return useAto(({ id, versao, ...body }: ComVersao & BodyInputOf<Api['conferirDocumento']>) =>
    api.conferirDocumento({ params: { id }, body, ifMatch: versao }),
  );
}
export function useConferirAssinaturas() {
  return useAto((id: number) => api.conferirAssinaturas({ params: { id } }));
}
export function useTrocarDocumento() {
  return useAto(({ id, versao, ...body }: ComVersao & BodyInputOf<Api['trocarDocumento']>) =>
    api.trocarDocumento({ params: { id }, body, ifMatch: versao }),
  );
}
/** Sends as many calls as the rows need, one after the other: a later failure undoes no earlier call. */
async function lembrarTodos(instrutores: readonly number[]): Promise<LembradosUmAUm> {
  const feito: LembradosUmAUm = [];
  for (let i = 0; i < instrutores.length; i += INSTRUTORES_POR_LEMBRETE) {
    const body = { instrutores: instrutores.slice(i, i + INSTRUTORES_POR_LEMBRETE) };
    feito.push(...(await api.lembrarCoordenadores({ body })).linhas);
  }
  return feito;
}
export function useLembrarCoordenadores() {
  return useAto(lembrarTodos);
}
export function useRegistrarAusencia() {
  return useAto(({ id, versao }: ComVersao) =>
    api.registrarIrregularidade({ params: { id }, ifMatch: versao }),
  );
}
