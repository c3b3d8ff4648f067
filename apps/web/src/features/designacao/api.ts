import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf, BodyInputOf } from '@instrutoria/contract/route.ts';
import { PROJETOS_POR_ATO } from '@instrutoria/domain/designacao/limits.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/server/api.ts';
import { useAct } from '../../lib/server/use-act.ts';
import type { FeitoEmVarios } from '../avaliacao/api.ts';

export type Candidato = AnswerOf<Api['listarCandidatos']>[number];

interface ComVersao {
  readonly id: number;
  readonly versao: number;
}

function useAto<V, T>(mutationFn: (variables: V) => Promise<T>) {
  return useAct(['avaliacao', 'edital', 'projeto'], mutationFn);
}

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

export function useDesignar() {
  return useAto((body: BodyInputOf<Api['designarAvaliador']>) => api.designarAvaliador({ body }));
}

export function useSubstituir() {
  return useAto(({ id, versao, ...body }: ComVersao & BodyInputOf<Api['substituirAvaliador']>) =>
    api.substituirAvaliador({ params: { id }, body, ifMatch: versao }),
  );
}

/** Sends the version that the person saw, so that nothing saved in between is lost. */
export function useRetirar() {
  return useAto(({ id, versao, ...body }: ComVersao & BodyInputOf<Api['retirarDesignacao']>) =>
    api.retirarDesignacao({ params: { id }, body, ifMatch: versao }),
  );
}

export function usePedirMaisUm(id: number) {
  return useAct(['avaliacao', 'edital', 'projeto', 'tarefa'], (avaliador: number) =>
    api.pedirMaisUmAvaliador({ params: { id }, body: { avaliador } }),
  );
}

interface EmVarios {
  readonly ato: 'designarVarios' | 'lembrarVarios' | 'retirarVarios' | 'substituirVarios';
  readonly edital: number;
  readonly projetos: readonly number[];
  readonly avaliador?: number;
  /** The evaluator to replace, in projects with several. */
  readonly de?: number;
  readonly motivo?: string;
}

/** Sends as many calls as the rows need, one after the other: a later failure undoes no earlier call. */
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
