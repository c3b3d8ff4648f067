import { NOME_DO_A_HOMOLOGAR, NOMES_DA_HOMOLOGACAO } from '@instrutoria/domain/homologacao/messages.ts';
import { ESTADOS_DA_HOMOLOGACAO } from '@instrutoria/domain/homologacao/types.ts';
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNear } from '../../../ui/fields/use-near.ts';
import { ProblemNotice } from '../../../ui/status/problem.tsx';
import { FilterLine } from '../../../ui/tables/filter-line.tsx';
import { SearchBox } from '../../../ui/tables/search-box.tsx';
import { unidadesQuery } from '../../unidade/api.ts';
import type { useMesa } from './use-mesa.ts';

export function Filtros({ mesa, mudar }: ReturnType<typeof useMesa>) {
  const { near, nearProps } = useNear();
  const unidades = useQuery({ ...unidadesQuery, enabled: near || mesa.unidade !== undefined });
  return (
    <FilterLine
      near={nearProps}
      filtered={[mesa.busca, mesa.unidade, mesa.estado].some((um) => um !== undefined)}
      onClear={() => mudar({ busca: undefined, unidade: undefined, estado: undefined })}
    >
      <SearchBox
        placeholder="Número, título, coordenador"
        search={mesa.busca ?? ''}
        onSearch={(busca) => mudar({ busca })}
      />
      <NativeSelect
        label="Unidade"
        value={mesa.unidade ?? ''}
        data={[
          { value: '', label: 'Todas' },
          ...(unidades.data ?? []).map(({ id, nome }) => ({ value: String(id), label: nome })),
        ]}
        onChange={(event) => mudar({ unidade: event.currentTarget.value })}
      />
      <NativeSelect
        label="Situação"
        value={mesa.estado ?? ''}
        data={[
          { value: '', label: 'Todas' },
          { value: 'aHomologar', label: NOME_DO_A_HOMOLOGAR },
          ...ESTADOS_DA_HOMOLOGACAO.map((um) => ({ value: um, label: NOMES_DA_HOMOLOGACAO[um] })),
        ]}
        onChange={(event) => mudar({ estado: event.currentTarget.value })}
      />
      {unidades.isError && <ProblemNotice error={unidades.error} onRetry={() => void unidades.refetch()} />}
    </FilterLine>
  );
}
