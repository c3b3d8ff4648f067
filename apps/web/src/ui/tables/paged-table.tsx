import { ehBusca, ehPagina, toPage, useAddressFields } from '../../lib/use-address-fields.ts';
import { ProblemNotice } from '../status/problem.tsx';
import { DataTable, type DataTableProps } from './data-table.tsx';
import { FilterLine } from './filter-line.tsx';
import { Pager } from './pager.tsx';
import { SearchBox } from './search-box.tsx';

const FIELDS = { busca: ehBusca, pagina: ehPagina } as const;

/** The search and page of a table, in the address; a new search begins at the first page. */
export function usePaged() {
  const { values, change } = useAddressFields(FIELDS);
  return {
    busca: values.busca ?? '',
    page: Number(values.pagina ?? 1),
    search: (texto: string | undefined) => change({ busca: texto }),
    turn: (para: number) => change(toPage(para)),
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
    /** What can be searched for; without it there is no search. */
    readonly searchOf?: string;
  },
) {
  const { paged, query, size, of, searchOf, ...table } = props;
  return (
    <>
      {searchOf !== undefined && (
        <FilterLine filtered={false} onClear={() => paged.search(undefined)}>
          <SearchBox placeholder={searchOf} search={paged.busca} onSearch={paged.search} />
        </FilterLine>
      )}
      {query.isError ? (
        <ProblemNotice error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <DataTable {...table} rows={query.data?.data} />
      )}
      <Pager page={paged.page} size={size} total={query.data?.total} of={of} onChange={paged.turn} />
    </>
  );
}
