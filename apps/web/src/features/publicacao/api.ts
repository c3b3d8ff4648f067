import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf, BodyInputOf } from '@instrutoria/contract/route.ts';
import type { NomeDoModelo } from '@instrutoria/domain/publicacao/types.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/server/api.ts';
import { useAct } from '../../lib/server/use-act.ts';

export type ModeloLido = AnswerOf<Api['listarModelosDePublicacao']>[number];
export type Texto = AnswerOf<Api['listarTextosDePublicacao']>[number];
export type TextoPublico = AnswerOf<Api['listarTextosPublicos']>[number];
export type PorFazer = AnswerOf<Api['prepararTextoDePublicacao']>;

export const modelosQuery = queryOptions({
  queryKey: ['publicacao', 'modelos'],
  queryFn: ({ signal }) => api.listarModelosDePublicacao({ signal }),
  staleTime: 0,
});

export const textosQuery = (edital: number) =>
  queryOptions({
    queryKey: ['publicacao', 'textos', edital],
    queryFn: ({ signal }) => api.listarTextosDePublicacao({ params: { id: edital }, signal }),
    enabled: edital > 0,
    staleTime: 0,
  });

export const textosPublicosQuery = (edital: number) =>
  queryOptions({
    queryKey: ['publicacao', 'publicos', edital],
    queryFn: ({ signal }) => api.listarTextosPublicos({ params: { editalId: edital }, signal }),
    enabled: edital > 0,
  });

/** `versao` 0: not known yet. */
export const porFazerQuery = (edital: number, versao: number) =>
  queryOptions({
    queryKey: ['publicacao', 'por fazer', edital, versao],
    queryFn: ({ signal }) =>
      api.prepararTextoDePublicacao({ params: { id: edital, numero: versao }, signal }),
    enabled: edital > 0 && versao > 0,
    staleTime: 0,
    // Typed text stays on the screen while another version is loaded.
    placeholderData: keepPreviousData,
  });

/** The versions of a published result, each of which may have texts. */
export const versoesDoResultadoQuery = (edital: number) =>
  queryOptions({
    queryKey: ['publicacao', 'versoes', edital],
    queryFn: ({ signal }) => api.listarVersoes({ params: { editalId: edital }, signal }),
    enabled: edital > 0,
    staleTime: 0,
  });

export function useMudarModelo() {
  return useAct(
    ['publicacao'],
    ({
      nome,
      versao,
      ...body
    }: BodyInputOf<Api['mudarModeloDePublicacao']> & {
      readonly nome: NomeDoModelo;
      readonly versao: number;
    }) => api.mudarModeloDePublicacao({ params: { nome }, ifMatch: versao, body }),
  );
}

type Corpo = BodyInputOf<Api['guardarTextoDePublicacao']>;

export function useGuardarTexto(edital: number) {
  return useAct(['publicacao'], ({ versao, ...body }: Corpo & { readonly versao: number }) =>
    api.guardarTextoDePublicacao({ params: { id: edital, numero: versao }, body }),
  );
}

export function useCorrigirTexto() {
  return useAct(
    ['publicacao'],
    ({ id, ...body }: BodyInputOf<Api['corrigirTextoDePublicacao']> & { readonly id: number }) =>
      api.corrigirTextoDePublicacao({ params: { id }, body }),
  );
}

export function baixarPdfDoTexto(id: number): Promise<Blob> {
  return api.gerarPdfDoTexto({ params: { id } });
}

export function baixarTexto(id: number, conferencia?: 'true'): Promise<Blob> {
  return api.baixarTextoDePublicacao({ params: { id }, query: conferencia ? { conferencia } : {} });
}
