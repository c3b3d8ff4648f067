import { pessoaNaLista } from '@instrutoria/domain/conta/rules/pessoa-na-lista.ts';
import { NOMES_DOS_ANDAMENTOS } from '@instrutoria/domain/designacao/messages.ts';
import { ANDAMENTOS_PROCURADOS } from '@instrutoria/domain/designacao/types.ts';
import { Checkbox, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNear } from '../../../ui/fields/use-near.ts';
import { ProblemNotice } from '../../../ui/status/problem.tsx';
import { FilterLine } from '../../../ui/tables/filter-line.tsx';
import { SearchBox } from '../../../ui/tables/search-box.tsx';
import { programasQuery } from '../../programa/api.ts';
import { unidadesQuery } from '../../unidade/api.ts';
import { avaliadoresQuery } from '../api.ts';
import type { Mesa, useMesa } from './use-mesa.ts';

interface Filtros {
  readonly mesa: Mesa;
  readonly mudar: ReturnType<typeof useMesa>['mudar'];
  /** Administrators also filter by facts that only they see. */
  readonly administra: boolean;
  /** Some project in the list has several evaluators. */
  readonly varios: boolean;
}

const DO_FILTRO = ['busca', 'unidade', 'programa', 'situacao', 'avaliador', 'impedimento'] as const;

export function FiltrosDaMesa({ mesa, mudar, administra, varios }: Filtros) {
  const { near, nearProps } = useNear();
  // A value of the address has its name in the list.
  const unidades = useQuery({ ...unidadesQuery, enabled: near || mesa.unidade !== undefined });
  const programas = useQuery({ ...programasQuery, enabled: near });
  const avaliadores = useQuery({
    ...avaliadoresQuery,
    enabled: administra && (near || mesa.avaliador !== undefined),
  });
  const situacoes = ANDAMENTOS_PROCURADOS.filter(
    (um) =>
      (administra || !['semAvaliador', 'aDesignar', 'recusou', 'atrasada'].includes(um)) &&
      (um !== 'divergente' || (administra && varios) || mesa.situacao === um),
  );
  const falha = [unidades, programas, avaliadores].find(({ isError }) => isError);
  return (
    <FilterLine
      near={nearProps}
      filtered={DO_FILTRO.some((campo) => mesa[campo] !== undefined)}
      onClear={() => mudar(Object.fromEntries(DO_FILTRO.map((campo) => [campo, undefined])))}
    >
      <SearchBox
        placeholder="Número, título, coordenador"
        search={mesa.busca ?? ''}
        onSearch={(busca) => mudar({ busca })}
      />
      <Escolha
        label="Unidade"
        todos="Todas"
        value={mesa.unidade}
        opcoes={(unidades.data ?? []).map(({ id, nome }) => [String(id), nome])}
        onChange={(unidade) => mudar({ unidade })}
      />
      <Escolha
        label="Programa"
        todos="Todos"
        value={mesa.programa}
        opcoes={(programas.data ?? []).map(({ nome }) => [nome, nome])}
        onChange={(programa) => mudar({ programa })}
      />
      <Escolha
        label="Situação"
        todos="Todas"
        value={mesa.situacao}
        opcoes={situacoes.map((um) => [um, NOMES_DOS_ANDAMENTOS[um]])}
        onChange={(situacao) => mudar({ situacao })}
      />
      {administra && (
        <>
          <Escolha
            label="Avaliador"
            todos="Todos"
            value={mesa.avaliador}
            opcoes={(avaliadores.data ?? []).map((um) => [String(um.id), pessoaNaLista(um, um.unidade.nome)])}
            onChange={(avaliador) => mudar({ avaliador })}
          />
          <Checkbox
            size="md"
            mb="xs"
            label="Com impedimento"
            checked={mesa.impedimento === 'sim'}
            onChange={(event) => mudar({ impedimento: event.currentTarget.checked ? 'sim' : undefined })}
          />
        </>
      )}
      {falha !== undefined && <ProblemNotice error={falha.error} onRetry={() => void falha.refetch()} />}
    </FilterLine>
  );
}

function Escolha(props: {
  readonly label: string;
  readonly todos: string;
  readonly value: string | undefined;
  readonly opcoes: readonly (readonly [string, string])[];
  readonly onChange: (value: string | undefined) => void;
}) {
  const { value = '', opcoes } = props;
  // A value from the address is an option even before the list has loaded.
  const semNome = value !== '' && !opcoes.some(([opcao]) => opcao === value);
  return (
    <NativeSelect
      label={props.label}
      value={value}
      data={[
        { value: '', label: props.todos },
        ...(semNome ? [{ value, label: value }] : []),
        ...opcoes.map(([opcao, label]) => ({ value: opcao, label })),
      ]}
      onChange={(event) => props.onChange(event.currentTarget.value || undefined)}
    />
  );
}
