import { NOMES_DOS_DOCUMENTOS } from '@instrutoria/domain/instrutor/messages.ts';
import { DOCUMENTOS } from '@instrutoria/domain/instrutor/types.ts';
import { useQuery } from '@tanstack/react-query';
import { formatarInstante } from '../../../../lib/format/format.ts';
import { EmptyState } from '../../../../ui/page/empty-state.tsx';
import { ProblemNotice } from '../../../../ui/status/problem.tsx';
import { DataTable } from '../../../../ui/tables/data-table.tsx';
import { acessosQuery } from '../../api.ts';

function nomeDo(documento: string): string {
  const conhecido = DOCUMENTOS.find((cada) => cada === documento);
  return conhecido === undefined ? documento : NOMES_DOS_DOCUMENTOS[conhecido];
}

export function AcessosAosDocumentos({ instrutor }: { readonly instrutor: number }) {
  const acessos = useQuery(acessosQuery(instrutor));
  if (acessos.isError) return <ProblemNotice error={acessos.error} onRetry={() => void acessos.refetch()} />;
  return (
    <DataTable
      caption="Quem abriu estes documentos"
      captionHidden
      rows={acessos.data}
      rowKey={({ id }) => id}
      empty={<EmptyState title="Ninguém abriu estes documentos ainda." />}
      columns={[
        { key: 'quando', title: 'Quando', rowHeader: true, cell: ({ quando }) => formatarInstante(quando) },
        { key: 'pessoa', title: 'Pessoa', cell: ({ pessoa }) => pessoa.nome },
        { key: 'documento', title: 'Documento', cell: ({ documento }) => nomeDo(documento) },
      ]}
    />
  );
}
