import { NOME_DO_A_HOMOLOGAR, NOMES_DA_HOMOLOGACAO } from '@instrutoria/domain/homologacao/messages.ts';
import { ESTADOS_DA_HOMOLOGACAO } from '@instrutoria/domain/homologacao/types.ts';
import { Button, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNear } from '../../../ui/fields/use-near.ts';
import { ProblemNotice } from '../../../ui/status/problem.tsx';
import { SearchBox } from '../../../ui/tables/search-box.tsx';
import { unidadesQuery } from '../../unidade/api.ts';
import classes from './mesa.module.css';
import type { useMesa } from './use-mesa.ts';

export function Filtros({ mesa, mudar }: ReturnType<typeof useMesa>) {
  const { near, nearProps } = useNear();
  const unidades = useQuery({ ...unidadesQuery, enabled: near || mesa.unidade !== undefined });
  const comFiltro = [mesa.busca, mesa.unidade, mesa.estado].some((um) => um !== undefined);
  return (
    <section className={classes.filtros} aria-label="Filtros" {...nearProps}>
      <SearchBox
        className={classes.busca}
        placeholder="Número, título, coordenador"
        search={mesa.busca ?? ''}
        onSearch={(busca) => mudar({ busca })}
      />
      <NativeSelect
        className={classes.campo}
        label="Unidade"
        value={mesa.unidade ?? ''}
        data={[
          { value: '', label: 'Todas' },
          ...(unidades.data ?? []).map(({ id, nome }) => ({ value: String(id), label: nome })),
        ]}
        onChange={(event) => mudar({ unidade: event.currentTarget.value })}
      />
      <NativeSelect
        className={classes.campo}
        label="Situação"
        value={mesa.estado ?? ''}
        data={[
          { value: '', label: 'Todas' },
          { value: 'aHomologar', label: NOME_DO_A_HOMOLOGAR },
          ...ESTADOS_DA_HOMOLOGACAO.map((um) => ({ value: um, label: NOMES_DA_HOMOLOGACAO[um] })),
        ]}
        onChange={(event) => mudar({ estado: event.currentTarget.value })}
      />
      {comFiltro && (
        <Button
          variant="subtle"
          onClick={() => mudar({ busca: undefined, unidade: undefined, estado: undefined })}
        >
          Limpar os filtros
        </Button>
      )}
      {unidades.isError && <ProblemNotice error={unidades.error} onRetry={() => void unidades.refetch()} />}
    </section>
  );
}
