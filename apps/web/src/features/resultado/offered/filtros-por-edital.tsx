import type { Edital } from '@instrutoria/domain/edital/types.ts';
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ehBusca, ehId, ehPagina, useAddressFields } from '../../../lib/use-address-fields.ts';
import { FilterLine } from '../../../ui/tables/filter-line.tsx';
import { SearchBox } from '../../../ui/tables/search-box.tsx';
import { editaisQuery } from '../../edital/api.ts';

const CAMPOS = { busca: ehBusca, edital: ehId, pagina: ehPagina } as const;

/** Which of the calls `quais` is listed, and what of it, by the address; the first call where it names none. */
export function useFiltrosPorEdital(quais: (todos: readonly Edital[]) => readonly Edital[]) {
  const { values, change } = useAddressFields(CAMPOS);
  const todos = useQuery(editaisQuery);
  const editais = quais(todos.data ?? []);
  const edital = editais.find(({ id }) => id === Number(values.edital)) ?? editais[0];
  return {
    todos,
    editais,
    edital,
    busca: values.busca ?? '',
    pagina: Number(values.pagina ?? 1),
    change,
    /** As the server is asked. */
    filtro: { ...values, ...(edital === undefined ? {} : { edital: String(edital.id) }) },
  };
}

/** The search, and which call where there are several. */
export function FiltrosPorEdital(
  props: Pick<ReturnType<typeof useFiltrosPorEdital>, 'busca' | 'change' | 'edital' | 'editais'>,
) {
  const { busca, edital, editais, change } = props;
  return (
    <FilterLine filtered={busca !== ''} onClear={() => change({ busca: undefined })}>
      <SearchBox
        placeholder="Título ou coordenador"
        search={busca}
        onSearch={(nova) => change({ busca: nova })}
      />
      {editais.length > 1 && (
        <NativeSelect
          label="Edital"
          value={String(edital?.id)}
          data={editais.map(({ id, nome }) => ({ value: String(id), label: nome }))}
          onChange={(event) => change({ edital: event.currentTarget.value })}
        />
      )}
    </FilterLine>
  );
}
