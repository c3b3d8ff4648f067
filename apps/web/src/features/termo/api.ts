import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf, BodyInputOf } from '@instrutoria/contract/route.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/server/api.ts';
import { useAct } from '../../lib/server/use-act.ts';

export type ModeloDoTermoLido = AnswerOf<Api['lerModeloDoTermo']>;
export type TermoLido = AnswerOf<Api['lerMeuTermo']>;

const MODELO = 'modelo do termo';
const TERMO = 'termo';

export const modeloDoTermoQuery = queryOptions({
  queryKey: [MODELO],
  queryFn: ({ signal }) => api.lerModeloDoTermo({ signal }),
  staleTime: 0,
});

export function useMudarModeloDoTermo() {
  return useAct(
    [MODELO, 'instituicao'],
    ({ versao, ...body }: BodyInputOf<Api['mudarModeloDoTermo']> & { readonly versao: number }) =>
      api.mudarModeloDoTermo({ ifMatch: versao, body }),
  );
}

export function preverModeloDoTermo(texto: string) {
  return api.preverModeloDoTermo({ body: { texto } });
}

export const meuTermoQuery = (id: number) =>
  queryOptions({
    queryKey: [TERMO, 'aluno', id],
    queryFn: ({ signal }) => api.lerMeuTermo({ params: { id }, signal }),
    staleTime: 0,
  });

export const termoAAssinarQuery = (id: number) =>
  queryOptions({
    queryKey: [TERMO, 'coordenacao', id],
    queryFn: ({ signal }) => api.lerTermoAAssinar({ params: { id }, signal }),
    staleTime: 0,
  });

export type Assinatura = BodyInputOf<Api['assinarMeuTermo']>;

export function useAssinarMeuTermo(id: number) {
  return useAct([TERMO, 'estudante'], (body: Assinatura) => api.assinarMeuTermo({ params: { id }, body }));
}

export function usePedirCodigo(id: number) {
  return useAct([], () => api.pedirCodigoDoTermo({ params: { id } }));
}

export function useAssinarTermo(id: number) {
  return useAct([TERMO, 'instrutores', 'instrutor'], ({ sha256, senhaAtual }: Assinatura) =>
    api.assinarTermo({ params: { id }, body: { sha256, senhaAtual } }),
  );
}

export const termoConferidoQuery = (codigo: string) =>
  queryOptions({
    queryKey: [TERMO, 'publico', codigo],
    queryFn: ({ signal }) => api.conferirTermo({ params: { codigo }, signal }),
  });
