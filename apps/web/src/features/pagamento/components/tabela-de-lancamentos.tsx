import { mesPorExtenso } from '@instrutoria/domain/kernel/datas.ts';
import { MENSAGENS_PAGAMENTO as M, NOMES_DOS_MOTIVOS } from '@instrutoria/domain/pagamento/messages.ts';
import { Text } from '@mantine/core';
import { DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Tag } from '../../../ui/tag.tsx';
import type { Folha } from '../api.ts';

type Lancamento = Folha['lancamentos'][number];

function horasDe({ horas }: Lancamento): string {
  if (horas === null) return '—';
  return horas < 0 ? 'não se aplica' : horas.toLocaleString('pt-BR');
}

/** The lines of a sheet: paid or not, and why, in words. */
export function TabelaDeLancamentos(props: {
  readonly nome: string;
  readonly lancamentos: readonly Lancamento[];
}) {
  return (
    <DataTable
      caption={`Lançamentos de ${props.nome}`}
      rows={props.lancamentos}
      rowKey={({ instrutor, competencia }) => `${instrutor.id} ${competencia}`}
      empty={<EmptyState title={M.semBolsistas} />}
      columns={[
        {
          key: 'instrutor',
          title: 'Instrutor',
          rowHeader: true,
          cell: ({ instrutor }) => (
            <>
              {instrutor.nome}
              <Text size="sm" c="dimmed" fw={400}>
                {instrutor.email}
              </Text>
            </>
          ),
        },
        { key: 'projeto', title: 'Projeto', cell: ({ projeto }) => projeto.titulo },
        {
          key: 'competencia',
          title: 'Bolsa de',
          cell: ({ competencia, tipo }) =>
            tipo === 'AJUSTE' ? `${mesPorExtenso(competencia)} (ajuste)` : mesPorExtenso(competencia),
        },
        { key: 'horas', title: 'Horas', align: 'end', cell: horasDe },
        {
          key: 'pago',
          title: 'Pagamento',
          cell: ({ motivo }) =>
            motivo === null ? (
              <Tag tone="good">recebe</Tag>
            ) : (
              <>
                <Tag tone="warning">não recebe</Tag>
                <Text size="sm">{NOMES_DOS_MOTIVOS[motivo]}</Text>
              </>
            ),
        },
      ]}
    />
  );
}
