import type { TipoDeUsuario } from '@instrutoria/domain/conta/types.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { semAcentos } from '../../../lib/format/format.ts';
import { POR_PAGINA, rowsOfPage } from '../../../lib/server/page-query.ts';
import { ehBusca, ehPagina, toPage, useAddressFields } from '../../../lib/use-address-fields.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { ProblemNotice } from '../../../ui/status/problem.tsx';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { Pager } from '../../../ui/tables/pager.tsx';
import { professoresQuery } from '../api.ts';
import { TipoDaPessoa } from './tipo-da-pessoa.tsx';

const CAMPOS = { busca: ehBusca, pagina: ehPagina } as const;

/** The address may name a person to show; the search of all screens links here. */
export function TabelaDeTipos({ oferecidos }: { readonly oferecidos: readonly TipoDeUsuario[] }) {
  const { values, change } = useAddressFields(CAMPOS);
  const { busca = '', pagina } = values;
  const professores = useQuery(professoresQuery);
  const rows = useMemo(() => {
    const wanted = semAcentos(busca.trim());
    return professores.data?.filter(
      ({ nome, siape }) => semAcentos(nome).includes(wanted) || siape.includes(wanted),
    );
  }, [professores.data, busca]);
  const { page, shown } = rowsOfPage(rows ?? [], pagina);

  if (professores.isError) {
    return <ProblemNotice error={professores.error} onRetry={() => void professores.refetch()} />;
  }
  return (
    <>
      <DataTable
        dense
        caption="Professores"
        captionHidden
        oneLine
        search={{ of: 'Nome ou SIAPE', value: busca, onChange: (texto) => change({ busca: texto }) }}
        rows={rows && shown}
        rowKey={({ id }) => id}
        empty={<EmptyState title="Nenhum professor encontrado." />}
        columns={[
          { key: 'nome', title: 'Nome', rowHeader: true, cell: ({ nome }) => nome },
          { key: 'siape', title: 'SIAPE', cell: ({ siape }) => siape },
          {
            key: 'tipo',
            title: 'Tipo',
            actions: true,
            cell: ({ id, nome, tipo }) => (
              <TipoDaPessoa
                key={tipo}
                id={id}
                nome={nome}
                tipo={tipo ?? 'coordenador'}
                oferecidos={oferecidos}
              />
            ),
          },
        ]}
      />
      <Pager
        page={page}
        size={POR_PAGINA}
        total={rows?.length}
        of="pessoas"
        onChange={(para) => change(toPage(para))}
      />
    </>
  );
}
