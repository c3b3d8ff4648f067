import type { Api } from '@instrutoria/contract/api.ts';
import type { BodyInputOf } from '@instrutoria/contract/route.ts';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/server/api.ts';
import { chamarDe, largarSessao, sessaoAtual } from '../../lib/session/session.ts';

export const professorAtualQuery = queryOptions({
  queryKey: ['professor', 'atual'],
  queryFn: ({ signal }) => api.professorAtual({ signal }),
});

export const fotoQuery = (id: number, foto: string) =>
  queryOptions({
    queryKey: ['foto', id, foto],
    queryFn: ({ signal }) => api.fotoDoProfessor({ params: { id }, signal }),
    enabled: foto !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });

export const sessoesQuery = queryOptions({
  queryKey: ['sessoes'],
  queryFn: ({ signal }) => api.listarSessoes({ signal }),
});

export const ACESSOS_POR_PAGINA = 20;

export const meusAcessosQuery = (page: number) =>
  queryOptions({
    queryKey: ['acessos', page],
    queryFn: ({ signal }) =>
      api.whole.meusAcessos({
        query: { pagina: String(page), por_pagina: String(ACESSOS_POR_PAGINA) },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

export const professoresQuery = queryOptions({
  queryKey: ['professores'],
  queryFn: ({ signal }) => api.listarProfessores({ signal }),
});

export function useEncerrarSessoes() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number | 'outras') =>
      id === 'outras' ? api.encerrarOutrasSessoes() : api.encerrarSessao({ params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: sessoesQuery.queryKey }),
  });
}

export const tokensQuery = queryOptions({
  queryKey: ['tokens'],
  queryFn: ({ signal }) => api.listarTokens({ signal }),
});

export const TOKENS_POR_PAGINA = 50;

export const tokensDeTodosQuery = (page: number) =>
  queryOptions({
    queryKey: ['tokens', 'todos', page],
    queryFn: ({ signal }) =>
      api.whole.listarTokensDeTodos({
        query: { pagina: String(page), por_pagina: String(TOKENS_POR_PAGINA) },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

export function useCriarToken() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInputOf<Api['criarToken']>) => api.criarToken({ body }),
    onSuccess: () => client.invalidateQueries({ queryKey: tokensQuery.queryKey }),
  });
}

export function useRevogarToken() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => api.revogarToken({ params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: tokensQuery.queryKey }),
  });
}

/** The server ends this session (unless only the photo changed), so the browser drops it before any other call. */
export function useAtualizarProfessor() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ versao, ...body }: BodyInputOf<Api['atualizarProfessor']> & { readonly versao: number }) =>
      api.atualizarProfessor({ params: { id: sessaoAtual()?.usuario.id ?? 0 }, body, ifMatch: versao }),
    onSuccess: (_salvo, { id: _id, versao: _versao, foto: _foto, ...outros }) => {
      if (Object.values(outros).some((campo) => campo !== undefined)) return largarSessao();
      return client.invalidateQueries({ queryKey: professorAtualQuery.queryKey });
    },
  });
}

/** null: the civil name again. */
export function useAlterarNomeSocial() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ nome, versao }: { readonly nome: string | null; readonly versao: number }) =>
      api.alterarNomeSocial({ body: { nome }, ifMatch: versao }),
    onSuccess: (salvo) => {
      chamarDe(salvo.nome);
      // Any loaded answer may contain the name.
      return client.invalidateQueries();
    },
  });
}

export const minhasAreasQuery = queryOptions({
  queryKey: ['professor', 'areas'],
  queryFn: ({ signal }) => api.lerMinhasAreas({ signal }),
});

export function useDeclararMinhasAreas() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (areas: readonly string[]) => api.declararMinhasAreas({ body: { areas: [...areas] } }),
    onSuccess: (salvas) => client.setQueryData(minhasAreasQuery.queryKey, salvas),
  });
}

export function useLerNomeCivil() {
  return useMutation({
    mutationFn: ({ id, motivo }: { readonly id: number; readonly motivo: string }) =>
      api.lerNomeCivil({ params: { id }, body: { motivo } }),
    gcTime: 0,
  });
}

export const resumoSemanalQuery = queryOptions({
  queryKey: ['professor', 'resumo'],
  queryFn: ({ signal }) => api.lerResumoSemanal({ signal }),
});

export function useAlterarResumoSemanal() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (recebe: boolean) => api.alterarResumoSemanal({ body: { recebe } }),
    onSuccess: (salvo) => client.setQueryData(resumoSemanalQuery.queryKey, salvo),
  });
}

export const confirmacaoQuery = queryOptions({
  queryKey: ['professor', 'email'],
  queryFn: ({ signal }) => api.confirmacaoDoEmail({ signal }),
  staleTime: 5 * 60_000,
});

export function useReenviarConfirmacao() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.reenviarConfirmacao(),
    onSuccess: () => client.invalidateQueries({ queryKey: confirmacaoQuery.queryKey }),
  });
}

export function useConfirmarEmail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (token: string) => api.confirmarEmail({ body: { token } }),
    onSuccess: () => client.invalidateQueries({ queryKey: confirmacaoQuery.queryKey }),
  });
}

export const EMAILS_POR_PAGINA = 50;

export const emailsPorConfirmarQuery = (busca: string, page: number) =>
  queryOptions({
    queryKey: ['emails-por-confirmar', busca, page],
    queryFn: ({ signal }) =>
      api.whole.listarEmailsPorConfirmar({
        query: {
          ...(busca === '' ? {} : { busca }),
          pagina: String(page),
          por_pagina: String(EMAILS_POR_PAGINA),
        },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

export function useConfirmarEmailDe() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: BodyInputOf<Api['confirmarEmailDe']> & { readonly id: number }) =>
      api.confirmarEmailDe({ params: { id }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: ['emails-por-confirmar'] }),
  });
}

export const MUDANCAS_POR_PAGINA = 50;

export const mudancasDeContatoQuery = (busca: string, page: number) =>
  queryOptions({
    queryKey: ['mudancas-de-contato', busca, page],
    queryFn: ({ signal }) =>
      api.whole.listarMudancasDeContato({
        query: {
          ...(busca === '' ? {} : { busca }),
          pagina: String(page),
          por_pagina: String(MUDANCAS_POR_PAGINA),
        },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

export function useConferirMudanca() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: BodyInputOf<Api['conferirMudancaDeContato']> & { readonly id: number }) =>
      api.conferirMudancaDeContato({ params: { id }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: ['mudancas-de-contato'] }),
  });
}

export function useLerMudanca() {
  return useMutation({
    mutationFn: ({ id, motivo }: { readonly id: number; readonly motivo: string }) =>
      api.lerMudancaDeContato({ params: { id }, body: { motivo } }),
    gcTime: 0,
  });
}

export function useNaoFuiEu() {
  return useMutation({ mutationFn: (token: string) => api.naoFuiEu({ body: { token } }) });
}

/** Loads another person's record; one's own has its own page. */
export function useCorrigirContato() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: BodyInputOf<Api['atualizarProfessor']> & { readonly id: number }) =>
      api.atualizarProfessor({ params: { id }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: professoresQuery.queryKey }),
  });
}

export function useLiberarConta() {
  return useMutation({ mutationFn: (id: number) => api.liberarConta({ params: { id } }) });
}

export function useRemoverFatoresDe() {
  return useMutation({
    mutationFn: ({ id, motivo }: { readonly id: number; readonly motivo: string }) =>
      api.removerFatoresDe({ params: { id }, body: { motivo } }),
  });
}

export function useAlterarTipo() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInputOf<Api['alterarTipo']>) => api.alterarTipo({ body }),
    onSuccess: () => client.invalidateQueries({ queryKey: professoresQuery.queryKey }),
  });
}
