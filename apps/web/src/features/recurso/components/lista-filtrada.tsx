import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { POR_PAGINA } from '../../../lib/server/page-query.ts';
import { ehBusca, ehId, ehPagina, toPage, useAddressFields } from '../../../lib/use-address-fields.ts';
import { useFocusSurvives } from '../../../ui/dialogs/use-focus-survives.ts';
import { ProblemNotice } from '../../../ui/status/problem.tsx';
import { FilterLine } from '../../../ui/tables/filter-line.tsx';
import { Pager } from '../../../ui/tables/pager.tsx';
import { SearchBox } from '../../../ui/tables/search-box.tsx';
import { type ContagemDosRecursos, recursosQuery } from '../api.ts';
import { quantosRecursos, SITUACOES, situacoesParaEscolher } from './recursos-do-edital.ts';
import { TabelaDeRecursos } from './tabela-de-recursos.tsx';

const CAMPOS = {
  busca: ehBusca,
  situacao: (texto: string) => SITUACOES.some((uma) => uma === texto),
  edital: ehId,
  pagina: ehPagina,
  /** The one that is open. */
  recurso: ehId,
} as const;

export const useFiltroDosRecursos = () => useAddressFields(CAMPOS);

/** A page of appeals of one call or of several, filtered by the address. */
export function ListaFiltrada(props: {
  readonly caption: string;
  readonly filtro: ReturnType<typeof useFiltroDosRecursos>;
  readonly contagem: ContagemDosRecursos;
  /** Those of one call; else a call may be chosen. */
  readonly edital?: number;
  /** Only those that the reader may decide. */
  readonly aDecidir?: boolean;
  readonly caminho: (recurso: { readonly id: number }) => string;
  /** Beside the filters. */
  readonly ato?: ReactNode;
}) {
  const { contagem, filtro, aDecidir = false } = props;
  const { values, change } = filtro;
  useFocusSurvives();
  const { busca, situacao, pagina } = values;
  const comEdital = props.edital === undefined;
  const edital = comEdital ? values.edital : String(props.edital);
  const query = useQuery(
    recursosQuery({
      ...(busca === undefined ? {} : { busca }),
      ...(situacao === undefined ? {} : { situacao }),
      ...(edital === undefined ? {} : { edital }),
      ...(pagina === undefined ? {} : { pagina }),
      ...(aDecidir ? { aDecidir: 'sim' } : {}),
    }),
  );
  return (
    <>
      <FilterLine
        filtered={(busca ?? situacao ?? (comEdital ? edital : undefined)) !== undefined}
        onClear={() => change({ busca: undefined, situacao: undefined, edital: undefined })}
      >
        <SearchBox
          placeholder="Número, título, coordenador"
          search={busca ?? ''}
          onSearch={(nova) => change({ busca: nova })}
        />
        <NativeSelect
          label="Situação"
          value={situacao ?? ''}
          data={situacoesParaEscolher(
            quantosRecursos(contagem, edital === undefined ? undefined : Number(edital)),
          )}
          onChange={(event) => change({ situacao: event.currentTarget.value || undefined })}
        />
        {comEdital && (
          <NativeSelect
            label="Edital"
            value={edital ?? ''}
            data={[
              { value: '', label: 'Todos' },
              ...contagem.editais.map(({ id, nome }) => ({ value: String(id), label: nome })),
            ]}
            onChange={(event) => change({ edital: event.currentTarget.value || undefined })}
          />
        )}
        {props.ato}
      </FilterLine>
      {query.isError ? (
        <ProblemNotice error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <div>
          <TabelaDeRecursos
            caption={props.caption}
            comEdital={comEdital}
            recursos={query.data?.data}
            esperando={query.isPlaceholderData}
            caminho={props.caminho}
            vazio="Nenhum recurso com estes filtros."
          />
          <Pager
            page={Number(pagina ?? '1')}
            size={POR_PAGINA}
            total={query.data?.total}
            of="recursos"
            onChange={(para) => change(toPage(para))}
          />
        </div>
      )}
    </>
  );
}
