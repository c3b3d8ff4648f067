import { NativeSelect } from '@mantine/core';
import { FilterLine } from './filter-line.tsx';
import { SearchBox } from './search-box.tsx';

interface Filter {
  readonly busca?: string | undefined;
  readonly situacao?: string | undefined;
}

/** The search and the situation by which a list is filtered, both in its address. */
export function SituationFilter(props: {
  readonly placeholder: string;
  readonly situations: readonly { readonly value: string; readonly label: string }[];
  readonly values: Filter;
  readonly change: (change: Filter) => void;
}) {
  const { placeholder, situations, values, change } = props;
  const { busca = '', situacao } = values;
  return (
    <FilterLine
      filtered={busca !== '' || situacao !== undefined}
      onClear={() => change({ busca: undefined, situacao: undefined })}
    >
      <SearchBox placeholder={placeholder} search={busca} onSearch={(text) => change({ busca: text })} />
      <NativeSelect
        label="Situação"
        value={situacao ?? ''}
        data={[{ value: '', label: 'Todas' }, ...situations]}
        onChange={(event) => change({ situacao: event.currentTarget.value || undefined })}
      />
    </FilterLine>
  );
}
