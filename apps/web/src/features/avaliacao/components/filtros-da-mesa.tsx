import { NOMES_DOS_ANDAMENTOS } from '@instrutoria/domain/avaliacao/messages.ts';
import { ANDAMENTOS_PROCURADOS } from '@instrutoria/domain/avaliacao/types.ts';
import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ProblemNotice } from '../../../ui/problem.tsx';
import { programasQuery } from '../../programa/api.ts';
import { unidadesQuery } from '../../unidade/api.ts';
import { avaliadoresQuery } from '../api.ts';
import classes from './filtros-da-mesa.module.css';
import type { Mesa, useMesa } from './use-mesa.ts';

interface Filtros {
  readonly mesa: Mesa;
  readonly mudar: ReturnType<typeof useMesa>['mudar'];
  /** Who administers filters also by what only he is told. */
  readonly administra: boolean;
}

const PAUSA_MS = 250;
const DO_FILTRO = ['busca', 'unidade', 'programa', 'situacao', 'avaliador', 'impedimento'] as const;

export function FiltrosDaMesa({ mesa, mudar, administra }: Filtros) {
  const unidades = useQuery(unidadesQuery);
  const programas = useQuery(programasQuery);
  const avaliadores = useQuery({ ...avaliadoresQuery, enabled: administra });
  const situacoes = ANDAMENTOS_PROCURADOS.filter(
    (um) => administra || !['semAvaliador', 'recusou', 'atrasada'].includes(um),
  );
  const falha = [unidades, programas, avaliadores].find(({ isError }) => isError);
  const comFiltro = DO_FILTRO.some((campo) => mesa[campo] !== undefined);
  return (
    <section className={classes.filters} aria-label="Filtros">
      <Busca busca={mesa.busca ?? ''} onBusca={(busca) => mudar({ busca })} />
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
            opcoes={(avaliadores.data ?? []).map(({ id, nome }) => [String(id), nome])}
            onChange={(avaliador) => mudar({ avaliador })}
          />
          <Checkbox
            className={classes.check}
            label="Com impedimento"
            checked={mesa.impedimento === 'sim'}
            onChange={(event) => mudar({ impedimento: event.currentTarget.checked ? 'sim' : undefined })}
          />
        </>
      )}
      {comFiltro && (
        <Button
          variant="subtle"
          onClick={() => mudar(Object.fromEntries(DO_FILTRO.map((campo) => [campo, undefined])))}
        >
          Limpar os filtros
        </Button>
      )}
      {falha !== undefined && <ProblemNotice error={falha.error} onRetry={() => void falha.refetch()} />}
    </section>
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
  // What the address says stands here also while the list is on its way.
  const semNome = value !== '' && !opcoes.some(([opcao]) => opcao === value);
  return (
    <NativeSelect
      className={classes.field}
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

/** Asked once the person pauses; what comes from the address replaces what stands here. */
function Busca(props: { readonly busca: string; readonly onBusca: (busca: string | undefined) => void }) {
  const { busca, onBusca } = props;
  const [texto, setTexto] = useState(busca);
  const [vista, setVista] = useState(busca);
  const [pedida, setPedida] = useState(busca);
  const pausa = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pausa.current), []);
  if (busca !== vista) {
    setVista(busca);
    // What was asked from here comes back later than the next letter.
    if (busca !== pedida) setTexto(busca);
  }
  return (
    <TextInput
      type="search"
      className={classes.search}
      label="Buscar"
      placeholder="Número, título, coordenador"
      maxLength={200}
      value={texto}
      leftSection={<IconSearch aria-hidden size={18} />}
      onChange={(event) => {
        const digitado = event.currentTarget.value;
        setTexto(digitado);
        clearTimeout(pausa.current);
        pausa.current = setTimeout(() => {
          const pedido = digitado.trim();
          setPedida(pedido);
          onBusca(pedido || undefined);
        }, PAUSA_MS);
      }}
    />
  );
}
