import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf, BodyInputOf } from '@instrutoria/contract/route.ts';
import type { Projeto } from '@instrutoria/domain/projeto/types.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/server/api.ts';
import { ApiError } from '../../lib/server/api-error.ts';
import { useAct } from '../../lib/server/use-act.ts';
import { useSessao } from '../../lib/session/session.ts';

export type CorpoDaProposta = BodyInputOf<Api['submeterProjeto']>;
export type CorpoDoBundle = BodyInputOf<Api['adicionarDisciplinas']>;

export const chaves = {
  eu: ['professor', 'atual'],
  professores: ['professor', 'lista'],
  unidades: ['unidade'],
  cursos: ['disciplina', 'cursos'],
  editaisAbertos: ['edital', 'abertos'],
  rascunhos: ['projeto', 'rascunhos'],
  submetidos: ['projeto', 'submetidos'],
  projeto: (id: number) => ['projeto', id],
  nomes: (id: number) => ['projeto', id, 'nomes'],
  cronogramas: (id: number) => ['projeto', id, 'cronogramas'],
} as const;

/** The caller is the coordinator of the new proposal (D6). */
export function useProfessorAtual() {
  return useQuery({ queryKey: chaves.eu, queryFn: ({ signal }) => api.professorAtual({ signal }) });
}

export function useUnidades() {
  return useQuery({ queryKey: chaves.unidades, queryFn: ({ signal }) => api.listarUnidades({ signal }) });
}

/**
 * Course names that others and this person already wrote; loaded once per visit, without delaying the form.
 */
export function useCursos() {
  return useQuery({
    queryKey: chaves.cursos,
    queryFn: ({ signal }) => api.listarCursos({ signal }),
    staleTime: 600_000,
  });
}

/** Rows of the registry by code or name; without a search whether it has any. */
export function useDisciplinasOficiais(busca: string) {
  return useQuery({
    queryKey: ['disciplina', 'oficiais', busca],
    queryFn: ({ signal }) => api.procurarDisciplinasOficiais({ query: { busca }, signal }),
    staleTime: 600_000,
    placeholderData: (antes) => antes,
  });
}

export function useEditaisAbertos() {
  return useQuery({
    queryKey: chaves.editaisAbertos,
    queryFn: ({ signal }) => api.listarEditaisAbertos({ signal }),
  });
}

export function useProfessores(busca: string) {
  return useQuery({
    queryKey: [...chaves.professores, busca],
    queryFn: ({ signal }) =>
      api.listarProfessores({ query: { busca, pagina: '1', por_pagina: '20' }, signal }),
    enabled: busca.length >= 2,
    staleTime: 60_000,
  });
}

export function useRascunhos() {
  const id = useSessao()?.usuario.id ?? 0;
  return useQuery({
    queryKey: [...chaves.rascunhos, id],
    queryFn: ({ signal }) => api.listarRascunhos({ params: { professorId: id }, signal }),
    enabled: id > 0,
  });
}

export function useProjetosSubmetidos() {
  const id = useSessao()?.usuario.id ?? 0;
  return useQuery({
    queryKey: [...chaves.submetidos, id],
    queryFn: ({ signal }) => api.listarProjetosSubmetidos({ params: { coordinatorId: id }, signal }),
    enabled: id > 0,
  });
}

/** Throws 404 for readers who may only see the summary. */
export async function lerProjeto(id: number, signal?: AbortSignal): Promise<Projeto> {
  const lido = await api.lerProjeto({ params: { id }, ...(signal === undefined ? {} : { signal }) });
  if (!('ehRascunho' in lido)) throw new ApiError(404, 'NAO_ENCONTRADO', 'Projeto não encontrado.');
  return lido;
}

export function useProjeto(id: number) {
  return useQuery({
    queryKey: chaves.projeto(id),
    queryFn: ({ signal }) => lerProjeto(id, signal),
    enabled: id > 0,
  });
}

export function useCronogramas(id: number) {
  return useQuery({
    queryKey: chaves.cronogramas(id),
    queryFn: ({ signal }) => api.lerCronogramas({ params: { projectId: id }, signal }),
    enabled: id > 0,
  });
}

/** Where texts in a call without names reveal their author. */
export function useNomesDoProjeto(id: number) {
  return useQuery({
    queryKey: chaves.nomes(id),
    queryFn: ({ signal }) => api.lerNomesDoProjeto({ params: { id }, signal }),
  });
}

export type NomesAchados = AnswerOf<Api['procurarNomes']>;

/** Called after a write outside a mutation; does not wait for the tasks to reload. */
export function useEsquecerProjetos(): () => Promise<void> {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: ['tarefa'] });
    return client.invalidateQueries({ queryKey: ['projeto'] });
  };
}

export function useDesfazerEncerramento() {
  return useAct(
    ['projeto', 'avaliacao'],
    ({ id, motivo }: { readonly id: number; readonly motivo: string }) =>
      api.desfazerEncerramento({ params: { id }, body: { motivo } }),
  );
}
