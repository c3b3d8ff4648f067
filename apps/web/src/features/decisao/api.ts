import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf, BodyInputOf } from '@instrutoria/contract/route.ts';
import { PROJETOS_POR_ATO } from '@instrutoria/domain/designacao/limits.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/server/api.ts';
import { pageQuery } from '../../lib/server/page-query.ts';
import { useAct } from '../../lib/server/use-act.ts';
import type { FeitoEmVarios } from '../avaliacao/api.ts';

export type ParaDecidir = AnswerOf<Api['listarParaDecidir']>[number];
export type Decisao = AnswerOf<Api['lerDecisao']>;
export type LinhaDaDecisao = Decisao['linhas'][number];

function useAto<V, T>(mutationFn: (variables: V) => Promise<T>) {
  return useAct(['avaliacao', 'edital', 'projeto'], mutationFn);
}

/** `filtro`: what the address says. */
export const paraDecidirQuery = (filtro: Readonly<Record<string, string>>) =>
  queryOptions({
    queryKey: ['avaliacao', 'decidir', filtro],
    queryFn: ({ signal }) => api.whole.listarParaDecidir({ query: { ...pageQuery(1), ...filtro }, signal }),
    placeholderData: keepPreviousData,
    // 409 means that there is nothing to decide, so it is not retried.
    retry: false,
  });

export const decisaoQuery = (edital: number) =>
  queryOptions({
    queryKey: ['avaliacao', 'decisao', edital],
    queryFn: ({ signal }) => api.lerDecisao({ params: { id: edital }, signal }),
    enabled: edital > 0,
  });

export function useAprovarInstrutores() {
  return useAto(({ versao, ...body }: BodyInputOf<Api['aprovarInstrutores']> & { readonly versao: number }) =>
    api.aprovarInstrutores({ body, ifMatch: versao }),
  );
}

interface Decididas {
  readonly edital: number;
  /** In ranking order, but those that get fewer scholarships first. */
  readonly linhas: BodyInputOf<Api['decidirVarios']>['linhas'];
}

/** Sends as many calls as the rows need, one after the other. */
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

export function useEnviarASecretaria() {
  return useAto((edital: number) => api.enviarASecretaria({ body: { id: edital } }));
}
