import {
  MENSAGENS_WEBHOOK,
  NOMES_DOS_ESTADOS_DA_ENTREGA,
  NOMES_DOS_EVENTOS,
} from '@instrutoria/domain/webhook/messages.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatarInstante } from '../../../lib/format/format.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import { PagedTable, usePaged } from '../../../ui/tables/paged-table.tsx';
import { ENTREGAS_POR_PAGINA, entregasQuery, useReenviarEntrega } from '../api.ts';

/** The deliveries of one webhook, the newest first. */
export function Entregas({ id, nome }: { readonly id: number; readonly nome: string }) {
  const paged = usePaged();
  const query = useQuery(entregasQuery(id, paged.page));
  const reenviar = useReenviarEntrega();
  const outraVez = async (entrega: string) => {
    try {
      await reenviar.mutateAsync(entrega);
      notify.success(MENSAGENS_WEBHOOK.reenviado);
    } catch (error) {
      notify.failure(error);
    }
  };
  return (
    <PagedTable
      caption={`Avisos enviados: ${nome}`}
      paged={paged}
      query={query}
      size={ENTREGAS_POR_PAGINA}
      of="avisos"
      rowKey={(entrega) => entrega.id}
      columns={[
        { key: 'evento', title: 'Aviso', rowHeader: true, cell: ({ evento }) => NOMES_DOS_EVENTOS[evento] },
        { key: 'ocorridoEm', title: 'Quando', cell: ({ ocorridoEm }) => formatarInstante(ocorridoEm) },
        {
          key: 'estado',
          title: 'Situação',
          cell: ({ estado, erro }) =>
            erro === null || estado === 'entregue'
              ? NOMES_DOS_ESTADOS_DA_ENTREGA[estado]
              : `${NOMES_DOS_ESTADOS_DA_ENTREGA[estado]}: ${erro}`,
        },
        { key: 'tentativas', title: 'Tentativas', cell: ({ tentativas }) => tentativas },
        {
          key: 'acoes',
          title: 'Ações',
          actions: true,
          cell: (entrega) =>
            entrega.estado === 'esperando' ? null : (
              <Button size="sm" variant="default" onClick={() => void outraVez(entrega.id)}>
                Enviar outra vez
              </Button>
            ),
        },
      ]}
      empty={<EmptyState title="Nenhum aviso foi enviado ainda" />}
    />
  );
}
