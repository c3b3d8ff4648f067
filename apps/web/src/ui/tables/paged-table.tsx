import { useState } from 'react';
import { ProblemNotice } from '../status/problem.tsx';
import { DataTable, type DataTableProps } from './data-table.tsx';
import { Pager } from './pager.tsx';

/** A new search begins at the first page. */
export function usePaged() {
  const [{ busca, page }, setState] = useState({ busca: '', page: 1 });
  return {
    busca,
    page,
    search: (texto: string) => setState({ busca: texto, page: 1 }),
    turn: (para: number) => setState((antes) => ({ ...antes, page: para })),
  };
}

interface PagedQuery<Row> {
  readonly data: { readonly data: readonly Row[]; readonly total: number | undefined } | undefined;
  readonly isError: boolean;
  readonly error: unknown;
  readonly refetch: () => unknown;
}

export function PagedTable<Row>(
  props: Omit<DataTableProps<Row>, 'rows' | 'search'> & {
    readonly paged: ReturnType<typeof usePaged>;
    readonly query: PagedQuery<Row>;
    readonly size: number;
    readonly of: string;
    readonly searchLabel?: string;
  },
) {
  const { paged, query, size, of, searchLabel, ...table } = props;
  return (
    <>
      {query.isError ? (
        <ProblemNotice error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <DataTable
          {...table}
          rows={query.data?.data}
          {...(searchLabel === undefined
            ? {}
            : { search: { label: searchLabel, value: paged.busca, onChange: paged.search } })}
        />
      )}
      <Pager page={paged.page} size={size} total={query.data?.total} of={of} onChange={paged.turn} />
    </>
  );
}
