import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf, BodyInputOf } from '@instrutoria/contract/route.ts';
import { PROJETOS_POR_ATO } from '@instrutoria/domain/designacao/limits.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/server/api.ts';
import { useAct } from '../../lib/server/use-act.ts';
import type { FeitoEmVarios } from '../avaliacao/api.ts';

export type Distribuicao = AnswerOf<Api['lerDistribuicao']>;
export type Tentativa = Distribuicao['tentativas'][number];
export type Sorteio = AnswerOf<Api['lerSorteio']>;
export type Proposta = NonNullable<Sorteio['proposta']>;
export type LinhaDaProposta = Proposta['linhas'][number];
export type PedidoDeSorteio = BodyInputOf<Api['sortear']>;

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

/** Sends as many calls as the rows need, one after the other: a later failure undoes no earlier call. */
async function designarSorteio({ sorteio, linhas }: ADesignar): Promise<FeitoEmVarios> {
  const feito: FeitoEmVarios = [];
  // One call never splits the places of a project.
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
