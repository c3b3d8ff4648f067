import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf, BodyInputOf } from '@instrutoria/contract/route.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/server/api.ts';
import { ApiError } from '../../lib/server/api-error.ts';
import { POR_PAGINA } from '../../lib/server/page-query.ts';
import { useAct } from '../../lib/server/use-act.ts';
import { janelasQuery } from '../janela/api.ts';

export type DisciplinaRelatada = AnswerOf<Api['lerRelatorioDisciplinas']>[number];
export type RelatorioDeAtividade = AnswerOf<Api['lerRelatorioAtividade']>;
export type RelatorioDoCoordenador = AnswerOf<Api['lerRelatorioCoordenador']>;
export type Instituicao = AnswerOf<Api['instituicaoPublica']>;

async function ouNenhum<T>(pedido: Promise<T>): Promise<T | null> {
  try {
    return await pedido;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** [] while none is saved. */
export const disciplinasRelatadasQuery = (projeto: number) =>
  queryOptions({
    queryKey: ['relatorio', 'disciplinas', projeto],
    queryFn: ({ signal }) => api.lerRelatorioDisciplinas({ params: { id: projeto }, signal }),
    enabled: projeto > 0,
  });

export const relatorioDeAtividadeQuery = (instrutor: number) =>
  queryOptions({
    queryKey: ['relatorio', 'atividade', instrutor],
    queryFn: ({ signal }) => ouNenhum(api.lerRelatorioAtividade({ params: { id: instrutor }, signal })),
    enabled: instrutor > 0,
  });

export const relatorioDoCoordenadorQuery = (projeto: number) =>
  queryOptions({
    queryKey: ['relatorio', 'coordenador', projeto],
    queryFn: ({ signal }) => ouNenhum(api.lerRelatorioCoordenador({ params: { id: projeto }, signal })),
    enabled: projeto > 0,
  });

export const janelaDosRelatoriosQuery = (projeto: number) =>
  queryOptions({
    ...janelasQuery(projeto),
    select: (janelas) => janelas.find(({ janela }) => janela === 'relatorios'),
  });

export const alunosQuery = (projeto: number) =>
  queryOptions({
    queryKey: ['instrutor', 'projeto', projeto, false],
    queryFn: async ({ signal }) =>
      (await api.listarInstrutores({ params: { id: projeto }, query: {}, signal })).data,
    enabled: projeto > 0,
  });

export const alunoQuery = (instrutor: number) =>
  queryOptions({
    queryKey: ['instrutor', instrutor],
    queryFn: ({ signal }) => api.lerInstrutor({ params: { id: instrutor }, signal }),
    enabled: instrutor > 0,
  });

/** 0 when there was none, so that two first saves do not overwrite each other. */
interface Salvamento<Corpo> {
  readonly body: Corpo;
  readonly versao: number;
}

function useSalvamento<Corpo, Salvo>(salvar: (pedido: Salvamento<Corpo>) => Promise<Salvo>) {
  return useAct(['relatorio', 'janela'], salvar);
}

export function useSalvarDisciplinas() {
  return useSalvamento(({ body, versao }: Salvamento<BodyInputOf<Api['salvarRelatorioDisciplinas']>>) =>
    api.salvarRelatorioDisciplinas({ body, ifMatch: versao }),
  );
}
export function useSalvarAtividade() {
  return useSalvamento(({ body, versao }: Salvamento<BodyInputOf<Api['salvarRelatorioAtividade']>>) =>
    api.salvarRelatorioAtividade({ body, ifMatch: versao }),
  );
}
export function useSalvarDoCoordenador() {
  return useSalvamento(({ body, versao }: Salvamento<BodyInputOf<Api['salvarRelatorioCoordenador']>>) =>
    api.salvarRelatorioCoordenador({ body, ifMatch: versao }),
  );
}

export const pdfAcessivel = {
  disciplinas: (projeto: number) => api.gerarPdfDasDisciplinas({ params: { id: projeto } }),
  atividade: (instrutor: number) => api.gerarPdfDaAtividade({ params: { id: instrutor } }),
  coordenador: (projeto: number) => api.gerarPdfDoCoordenador({ params: { id: projeto } }),
};

export type RelatorioRecebido = AnswerOf<Api['listarRelatorios']>[number];
export type SituacaoDoRelatorio = AnswerOf<Api['lerSituacaoDosRelatorios']>[number];

export interface FiltroDosRecebidos {
  readonly pagina: string;
  readonly busca?: string;
  readonly situacao?: SituacaoDoRelatorio['situacao'] | 'ATRASADO';
}

export const recebidosQuery = (filtro: FiltroDosRecebidos) =>
  queryOptions({
    queryKey: ['relatorio', 'recebidos', filtro],
    queryFn: ({ signal }) =>
      api.whole.listarRelatorios({ query: { por_pagina: String(POR_PAGINA), ...filtro }, signal }),
    placeholderData: keepPreviousData,
  });

export const situacaoDosRelatoriosQuery = (projeto: number) =>
  queryOptions({
    queryKey: ['relatorio', 'situacao', projeto],
    queryFn: ({ signal }) => api.lerSituacaoDosRelatorios({ params: { id: projeto }, signal }),
    enabled: projeto > 0,
  });

const qual = ({ especie, projeto, instrutor }: RelatorioRecebido) => ({
  especie,
  projeto: { id: projeto.id },
  ...(instrutor === null ? {} : { instrutor: { id: instrutor.id } }),
});

export function useAprovarRelatorio() {
  return useAct(['relatorio', 'tarefa'], (um: RelatorioRecebido) =>
    api.aprovarRelatorio({ body: qual(um), ifMatch: um.versao }),
  );
}
export function useDevolverRelatorio() {
  return useAct(
    ['relatorio', 'tarefa'],
    ({
      um,
      motivo,
      ate,
    }: {
      readonly um: RelatorioRecebido;
      readonly motivo: string;
      readonly ate: string;
    }) =>
      api.devolverRelatorio({
        body: { ...qual(um), motivo, ...(ate === '' ? {} : { ate }) },
        ifMatch: um.versao,
      }),
  );
}
