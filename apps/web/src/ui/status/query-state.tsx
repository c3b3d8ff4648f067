import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Loading } from './loading.tsx';
import { ProblemNotice } from './problem.tsx';

export function QueryState<T>(props: {
  readonly query: Pick<UseQueryResult<T>, 'data' | 'error' | 'isPending'> & {
    readonly refetch: () => Promise<unknown>;
  };
  readonly label?: string;
  readonly children: (data: T) => ReactNode;
}) {
  const { query, label, children } = props;
  const queries = useQueryClient();
  if (query.data !== undefined) return children(query.data);
  if (query.isPending) return <Loading {...(label === undefined ? {} : { label })} />;
  // Also repeats other failed queries of the page.
  const retry = () => {
    void query.refetch();
    void queries.refetchQueries(
      { type: 'active', predicate: ({ state }) => state.status === 'error' },
      { cancelRefetch: false },
    );
  };
  return <ProblemNotice error={query.error} onRetry={retry} />;
}
