import { NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { comAsPalavras } from '../../../lib/format/format.ts';
import { POR_PAGINA, rowsOfPage } from '../../../lib/server/page-query.ts';
import { ehBusca, ehId, ehPagina, toPage, useAddressFields } from '../../../lib/use-address-fields.ts';
import { useFocusSurvives } from '../../../ui/dialogs/use-focus-survives.ts';
import { FilterLine } from '../../../ui/tables/filter-line.tsx';
import { Pager } from '../../../ui/tables/pager.tsx';
import { SearchBox } from '../../../ui/tables/search-box.tsx';
import type { Recurso } from '../api.ts';
import { naSituacao, SITUACOES, situacoesParaEscolher } from './recursos-do-edital.ts';
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

const editalDe = ({ projetoAprovacao }: Recurso) => projetoAprovacao.projeto.edital;

/** Appeals of one call or of several, filtered by the address, a page at a time. */
export function ListaFiltrada(props: {
  readonly caption: string;
  /** In the order of their decision. */
  readonly recursos: readonly Recurso[];
  readonly filtro: ReturnType<typeof useFiltroDosRecursos>;
  /** They are of several calls, one of which may be chosen. */
  readonly comEdital?: boolean;
  readonly caminho: (recurso: Recurso) => string;
  /** Beside the filters. */
  readonly ato?: ReactNode;
}) {
  const { recursos, filtro, comEdital = false } = props;
  const { values, change } = filtro;
  useFocusSurvives();
  const { busca, situacao, pagina } = values;
  const edital = comEdital ? values.edital : undefined;
  const editais = new Map(recursos.map((um) => [editalDe(um).id, editalDe(um).nome]));
  const doEdital =
    edital === undefined ? recursos : recursos.filter((um) => editalDe(um).id === Number(edital));
  const serve = comAsPalavras(busca ?? '');
  const achados = naSituacao(doEdital, situacao).filter(({ id, projetoAprovacao: { projeto } }) =>
    serve(`${id} ${projeto.id} ${projeto.titulo} ${projeto.coordenador.nome}`),
  );
  const { page, shown } = rowsOfPage(achados, pagina);
  return (
    <>
      <FilterLine
        filtered={(busca ?? situacao ?? edital) !== undefined}
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
          data={situacoesParaEscolher(doEdital)}
          onChange={(event) => change({ situacao: event.currentTarget.value || undefined })}
        />
        {comEdital && (
          <NativeSelect
            label="Edital"
            value={edital ?? ''}
            data={[
              { value: '', label: 'Todos' },
              ...[...editais].map(([id, nome]) => ({ value: String(id), label: nome })),
            ]}
            onChange={(event) => change({ edital: event.currentTarget.value || undefined })}
          />
        )}
        {props.ato}
      </FilterLine>
      <div>
        <TabelaDeRecursos
          caption={props.caption}
          comEdital={comEdital}
          recursos={shown}
          caminho={props.caminho}
          vazio="Nenhum recurso com estes filtros."
        />
        <Pager
          page={page}
          size={POR_PAGINA}
          total={achados.length}
          of="recursos"
          onChange={(para) => change(toPage(para))}
        />
      </div>
    </>
  );
}
