import { MENSAGENS_PROJETO as M } from '@instrutoria/domain/projeto/messages.ts';
import type { Projeto } from '@instrutoria/domain/projeto/types.ts';
import type { ReactNode } from 'react';
import { ApiError } from '../../../lib/server/api-error.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { useProjeto } from '../api.ts';

export function ProjetoQueryState(props: {
  readonly id: number;
  readonly title: string;
  readonly children: (projeto: Projeto) => ReactNode;
}) {
  const query = useProjeto(props.id);
  const sumiu = props.id === 0 || (query.error instanceof ApiError && query.error.status === 404);
  if (query.data !== undefined) return props.children(query.data);
  return (
    <>
      <PageHeader title={props.title} crumbs={[{ label: 'Início', to: '/menu' }]} />
      {sumiu ? (
        <div role="alert">
          <EmptyState title={M.projetoNaoEncontrado} />
        </div>
      ) : (
        <QueryState query={query}>{props.children}</QueryState>
      )}
    </>
  );
}
