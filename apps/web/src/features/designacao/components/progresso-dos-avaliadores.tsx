import { DataTable } from '../../../ui/tables/data-table.tsx';
import type { Designacao } from '../../avaliacao/api.ts';
import { porAvaliador } from '../../avaliacao/offered/progresso.ts';

export function ProgressoDosAvaliadores({ designacoes }: { readonly designacoes: readonly Designacao[] }) {
  return (
    <DataTable
      caption="Andamento por avaliador"
      rows={porAvaliador(designacoes)}
      rowKey={({ id }) => id}
      columns={[
        { key: 'nome', title: 'Avaliador', rowHeader: true, cell: ({ nome }) => nome },
        { key: 'designados', title: 'Designados', align: 'end', cell: ({ designados }) => designados },
        { key: 'aceitos', title: 'Aceitos', align: 'end', cell: ({ aceitos }) => aceitos },
        { key: 'concluidos', title: 'Concluídos', align: 'end', cell: ({ concluidos }) => concluidos },
        { key: 'atrasados', title: 'Atrasados', align: 'end', cell: ({ atrasados }) => atrasados },
      ]}
    />
  );
}
