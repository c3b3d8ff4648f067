import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf, BodyInputOf } from '@instrutoria/contract/route.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/server/api.ts';
import { pageQuery } from '../../lib/server/page-query.ts';
import { useAct } from '../../lib/server/use-act.ts';

export type Homologacao = AnswerOf<Api['lerHomologacaoDoProjeto']>;
export type NaHomologacao = AnswerOf<Api['listarHomologacao']>[number];
export type FeitoEmVarios = AnswerOf<Api['marcarHomologacaoEmVarios']>['linhas'];
export type Marcar = BodyInputOf<Api['marcarHomologacao']>;

/** `mesa`: the filters in the address. */
export const homologacoesQuery = (edital: number, mesa: Readonly<Record<string, string>>) =>
  queryOptions({
    queryKey: ['homologacao', 'edital', edital, mesa],
    queryFn: ({ signal }) =>
      api.whole.listarHomologacao({
        params: { id: edital },
        query: { ...pageQuery(1), ...mesa },
        signal,
      }),
    enabled: edital > 0,
    placeholderData: keepPreviousData,
  });

export const contagemQuery = (edital: number) =>
  queryOptions({
    queryKey: ['homologacao', 'contagem', edital],
    queryFn: ({ signal }) => api.lerHomologacaoDoEdital({ params: { id: edital }, signal }),
    enabled: edital > 0,
  });

/** Loaded again each time its page opens, because the other side may have acted. */
export const homologacaoQuery = (projeto: number) =>
  queryOptions({
    queryKey: ['homologacao', 'projeto', projeto],
    queryFn: ({ signal }) => api.lerHomologacaoDoProjeto({ params: { id: projeto }, signal }),
    enabled: projeto > 0,
    staleTime: 0,
  });

interface Sobre {
  readonly projeto: number;
  readonly versao: number;
}
const ALCANCA = ['homologacao', 'projeto', 'avaliacao', 'edital', 'tarefa', 'painel'] as const;
const sobre = ({ projeto, versao }: Sobre) => ({ params: { id: projeto }, ifMatch: versao });

export function useMarcar() {
  return useAct(ALCANCA, ({ body, ...qual }: Sobre & { readonly body: Marcar }) =>
    api.marcarHomologacao({ ...sobre(qual), body }),
  );
}

export function useMarcarVarios() {
  return useAct(
    ALCANCA,
    async ({
      edital,
      ...body
    }: BodyInputOf<Api['marcarHomologacaoEmVarios']> & { readonly edital: number }) =>
      (await api.marcarHomologacaoEmVarios({ params: { id: edital }, body })).linhas,
  );
}

export function useProrrogarCorrecao() {
  return useAct(
    ALCANCA,
    ({ ate, motivo, ...qual }: Sobre & { readonly ate: string; readonly motivo: string }) =>
      api.prorrogarCorrecao({ ...sobre(qual), body: { ...(ate === '' ? {} : { ate }), motivo } }),
  );
}

export function useDesfazer() {
  return useAct(ALCANCA, ({ motivo, ...qual }: Sobre & { readonly motivo: string }) =>
    api.desfazerHomologacao({ ...sobre(qual), body: { motivo } }),
  );
}

export function useDecidirRecurso() {
  return useAct(
    ALCANCA,
    ({ aceito, motivo, ...qual }: Sobre & { readonly aceito: boolean; readonly motivo: string }) =>
      api.decidirRecursoDaHomologacao({ ...sobre(qual), body: { aceito, motivo } }),
  );
}

export function useReenviar() {
  return useAct(
    ALCANCA,
    ({ body, ...qual }: Sobre & { readonly body: BodyInputOf<Api['reenviarProjeto']> }) =>
      api.reenviarProjeto({ ...sobre(qual), body }),
  );
}

export function useRecorrer() {
  return useAct(ALCANCA, ({ texto, ...qual }: Sobre & { readonly texto: string }) =>
    api.recorrerDaHomologacao({ ...sobre(qual), body: { texto } }),
  );
}
