import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf, BodyInputOf } from '@instrutoria/contract/route.ts';
import type { Documento } from '@instrutoria/domain/instrutor/types.ts';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

export type Instrutor = AnswerOf<Api['lerInstrutor']>;
export type ParaConferir = AnswerOf<Api['listarParaConferir']>[number];
export type CorpoDoInstrutor = BodyInputOf<Api['cadastrarInstrutor']>;
export type CorpoDoModelo = BodyInputOf<Api['gerarModelo']>;

export const POR_PAGINA = 20;

/** `encerrados`: ended ties too, for administrators. */
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
    // With or without ended ties: the old list stays until the new one has loaded.
    placeholderData: (anterior: Instrutor[] | undefined, consulta) =>
      consulta?.queryKey[2] === projeto ? anterior : undefined,
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

export const paraConferirQuery = ({ edital, busca, pendentes }: FiltroDaConferencia, pagina: number) =>
  queryOptions({
    queryKey: ['instrutor', 'conferir', edital, busca, pendentes, pagina],
    queryFn: ({ signal }) =>
      api.whole.listarParaConferir({
        query: {
          pagina: String(pagina),
          por_pagina: String(POR_PAGINA),
          ...(edital === undefined ? {} : { edital: String(edital) }),
          ...(busca === '' ? {} : { busca }),
          ...(pendentes ? { pendentes: 'true' as const } : {}),
        },
        signal,
      }),
    placeholderData: keepPreviousData,
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

/** With the typed data, to be signed; nothing is stored. */
export function gerarModelo(body: CorpoDoModelo): Promise<Blob> {
  return api.gerarModelo({ body });
}

export const baixarPlanilha = (edital: number): Promise<Blob> =>
  api.exportarInstrutores({ query: { edital: String(edital) } });
export const baixarAusentes = (edital: number): Promise<Blob> =>
  api.exportarAusentes({ query: { edital: String(edital) } });

export interface ComVersao {
  readonly id: number;
  readonly versao: number;
}

function useAto<V, T>(mutationFn: (variables: V) => Promise<T>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    // After a refusal, too, the shown data may be old: a window closed, a place was taken.
    onSettled: () =>
      Promise.all(
        ['instrutor', 'projeto', 'frequencia', 'janela', 'pagamento'].map((key) =>
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
export function useTrocarDocumento() {
  return useAto(({ id, versao, ...body }: ComVersao & BodyInputOf<Api['trocarDocumento']>) =>
    api.trocarDocumento({ params: { id }, body, ifMatch: versao }),
  );
}
export function useRegistrarAusencia() {
  return useAto(({ id, versao }: ComVersao) =>
    api.registrarIrregularidade({ params: { id }, ifMatch: versao }),
  );
}
