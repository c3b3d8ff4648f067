import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf, BodyInputOf } from '@instrutoria/contract/route.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/server/api.ts';
import { useAct } from '../../lib/server/use-act.ts';

export type Reuniao = AnswerOf<Api['lerSessaoDaComissao']>;
export type ItemDaReuniao = Reuniao['itens'][number];
export type ReuniaoNaLista = AnswerOf<Api['listarSessoesDaComissao']>[number];
export type Comissao = AnswerOf<Api['lerComissao']>;

/** `edital` 0: of all calls. */
export const reunioesQuery = (edital: number) =>
  queryOptions({
    queryKey: ['reuniao', 'lista', edital],
    queryFn: ({ signal }) =>
      api.listarSessoesDaComissao({ query: edital > 0 ? { edital: String(edital) } : {}, signal }),
    staleTime: 0,
  });

export const comissaoQuery = (edital: number, pode: boolean) =>
  queryOptions({
    queryKey: ['reuniao', 'comissao', edital],
    queryFn: ({ signal }) => api.lerComissao({ params: { id: edital }, signal }),
    enabled: pode && edital > 0,
    staleTime: 0,
  });

/** Loaded again each time its page opens, because others act in the same room. */
export const reuniaoQuery = (id: number) =>
  queryOptions({
    queryKey: ['reuniao', 'uma', id],
    queryFn: ({ signal }) => api.lerSessaoDaComissao({ params: { id }, signal }),
    enabled: id > 0,
    staleTime: 0,
  });

const ALCANCA = ['reuniao', 'avaliacao', 'edital', 'painel'] as const;
const sobre = ({ id, versao }: Pick<Reuniao, 'id' | 'versao'>) => ({ params: { id }, ifMatch: versao });

export function useAbrirReuniao() {
  return useAct(
    ['reuniao'],
    ({ edital, ...body }: BodyInputOf<Api['abrirSessaoDaComissao']> & { readonly edital: number }) =>
      api.abrirSessaoDaComissao({ params: { id: edital }, body }),
  );
}

export function useSuspender(reuniao: Reuniao) {
  return useAct(['reuniao'], (motivo: string) =>
    api.suspenderSessaoDaComissao({ ...sobre(reuniao), body: { motivo } }),
  );
}

export function useRetomar(reuniao: Reuniao) {
  return useAct(['reuniao'], () => api.retomarSessaoDaComissao(sobre(reuniao)));
}

export function useEncerrar(reuniao: Reuniao) {
  return useAct(['reuniao'], () => api.encerrarSessaoDaComissao(sobre(reuniao)));
}

export function useCancelar(reuniao: Reuniao) {
  return useAct(['reuniao'], (motivo: string) =>
    api.cancelarSessaoDaComissao({ ...sobre(reuniao), body: { motivo } }),
  );
}

export function useRegistrarPresenca(id: number) {
  return useAct(['reuniao'], (body: BodyInputOf<Api['registrarPresenca']>) =>
    api.registrarPresenca({ params: { id }, body }),
  );
}

export function useCorrigirAta(id: number) {
  return useAct(['reuniao'], (body: BodyInputOf<Api['corrigirAta']>) =>
    api.corrigirAta({ params: { id }, body }),
  );
}

interface DoItem {
  readonly id: number;
  readonly projeto: number;
  readonly versao: number;
}
const doItem = ({ id, projeto, versao }: DoItem) => ({ params: { id, projeto }, ifMatch: versao });

export function useAnotar() {
  return useAct(['reuniao'], ({ anotacao, ...qual }: DoItem & { readonly anotacao: string }) =>
    api.anotarItemDaSessao({ ...doItem(qual), body: { anotacao } }),
  );
}

export function useDecidir() {
  return useAct(
    ALCANCA,
    ({ body, ...qual }: DoItem & { readonly body: BodyInputOf<Api['decidirItemDaSessao']> }) =>
      api.decidirItemDaSessao({ ...doItem(qual), body }),
  );
}

const daVersao = (id: number, versao: number) => ({ params: { id }, query: { versao: String(versao) } });

export function baixarPdfDaAta(id: number, versao: number): Promise<Blob> {
  return api.gerarPdfDaAta(daVersao(id, versao));
}

export function baixarAta(id: number, versao: number): Promise<Blob> {
  return api.baixarTextoDaAta(daVersao(id, versao));
}

/** The hashed text of the minutes, with salt and name of each mark. */
export function baixarConferencia(
  id: number,
  qual: { readonly versao: string } | { readonly retificacao: string },
): Promise<Blob> {
  return api.baixarTextoDaAta({ params: { id }, query: { ...qual, conferencia: 'true' } });
}

const daRetificacao = (id: number, retificacao: number) => ({
  params: { id },
  query: { retificacao: String(retificacao) },
});

export function baixarPdfDaRetificacao(id: number, retificacao: number): Promise<Blob> {
  return api.gerarPdfDaAta(daRetificacao(id, retificacao));
}

export function baixarRetificacao(id: number, retificacao: number): Promise<Blob> {
  return api.baixarTextoDaAta(daRetificacao(id, retificacao));
}
