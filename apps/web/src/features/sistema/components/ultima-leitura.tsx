import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ProblemNotice } from '../../../ui/status/problem.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';

/** Keeps the last loaded values on the screen, below the failure to load them again. */
export function UltimaLeitura<T>({
  query,
  children,
}: {
  readonly query: UseQueryResult<T>;
  readonly children: (dados: T, lidoEm: Date) => ReactNode;
}) {
  return (
    <>
      {query.isRefetchError && <ProblemNotice error={query.error} onRetry={() => void query.refetch()} />}
      <QueryState query={query}>{(dados) => children(dados, new Date(query.dataUpdatedAt))}</QueryState>
    </>
  );
}
