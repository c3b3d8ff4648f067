import { MENSAGENS_PROJETO } from '@instrutoria/domain/projeto/messages.ts';
import type { Projeto } from '@instrutoria/domain/projeto/types.ts';
import { Button } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useVolta } from '../../../lib/from-project.ts';
import { ApiError } from '../../../lib/server/api-error.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { useProjeto } from '../../projeto/api.ts';

export function PaginaDoRelatorio(props: {
  readonly projeto: number;
  readonly title: string;
  readonly description?: ReactNode;
  readonly children: (projeto: Projeto) => ReactNode;
}) {
  const { projeto: id, title, description, children } = props;
  const query = useProjeto(id);
  const sumiu = id === 0 || (query.error instanceof ApiError && query.error.status === 404);
  const doProjeto = `/projetos/${id}/relatorios`;
  const volta = useVolta(doProjeto, `/instrutores/${id}`);
  return (
    <>
      <PageHeader
        title={title}
        {...(description === undefined ? {} : { description })}
        {...(sumiu
          ? { crumbs: [{ label: 'Início', to: '/menu' }] }
          : {
              crumbs: [{ label: volta === doProjeto ? 'Relatórios do projeto' : 'Instrutores', to: volta }],
              actions: (
                <Button variant="default" component={Link} to={volta}>
                  Voltar
                </Button>
              ),
            })}
      />
      {sumiu ? (
        <div role="alert">
          <EmptyState title={MENSAGENS_PROJETO.projetoNaoEncontrado} />
        </div>
      ) : (
        <QueryState query={query}>{children}</QueryState>
      )}
    </>
  );
}

export function joinQueries<T extends Readonly<Record<string, UseQueryResult<unknown>>>>(queries: T) {
  const todas = Object.values(queries);
  const prontas = todas.every(({ data }) => data !== undefined);
  const data = Object.fromEntries(Object.entries(queries).map(([nome, query]) => [nome, query.data]));
  return {
    data: prontas
      ? (data as { [K in keyof T]: NonNullable<T[K]['data']> | Extract<T[K]['data'], null> })
      : undefined,
    error: todas.find(({ error }) => error !== null)?.error ?? null,
    isPending: !prontas && todas.every(({ error }) => error === null),
    refetch: () => Promise.all(todas.filter(({ error }) => error !== null).map((query) => query.refetch())),
  };
}
