import { NOMES_DOS_DOCUMENTOS_ABERTOS, NOMES_DOS_REGISTROS } from '@instrutoria/domain/auditoria/messages.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatarInstante } from '../../../lib/format.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { ProblemNotice } from '../../../ui/problem.tsx';
import { ACESSOS_POR_PAGINA, meusAcessosQuery } from '../api.ts';

const nomeDoDocumento = (documento: string): string =>
  Object.entries(NOMES_DOS_DOCUMENTOS_ABERTOS).find(([codigo]) => codigo === documento)?.[1] ?? documento;

/** Who else opened the person's documents and those of his projects, newest first (T-M8). */
export function QuemAbriu() {
  const [page, setPage] = useState(1);
  const acessos = useQuery(meusAcessosQuery(page));
  if (acessos.isError) {
    return <ProblemNotice error={acessos.error} onRetry={() => void acessos.refetch()} />;
  }
  return (
    <section>
      <DataTable
        caption="Quem abriu os meus documentos"
        rows={acessos.data?.data}
        rowKey={({ id }) => id}
        columns={[
          { key: 'pessoa', title: 'Pessoa', rowHeader: true, cell: ({ pessoa }) => pessoa.nome },
          { key: 'documento', title: 'Documento', cell: ({ documento }) => nomeDoDocumento(documento) },
          {
            key: 'registro',
            title: 'De',
            cell: ({ registro }) =>
              `${NOMES_DOS_REGISTROS[registro.tipo] ?? registro.tipo} nº ${registro.id}`,
          },
          { key: 'quando', title: 'Quando', cell: ({ quando }) => formatarInstante(quando) },
        ]}
        empty={
          <EmptyState title="Ninguém abriu os seus documentos">
            Cada abertura de um documento pessoal por outra pessoa aparece aqui durante seis meses.
          </EmptyState>
        }
      />
      <Pager
        page={page}
        size={ACESSOS_POR_PAGINA}
        total={acessos.data?.total}
        of="aberturas"
        onChange={setPage}
      />
    </section>
  );
}
