import { MENSAGENS_PORTA } from '@instrutoria/domain/porta/messages.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatarInstante } from '../../../lib/format/format.ts';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import { ProblemNotice } from '../../../ui/status/problem.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { minhasIdentidadesQuery, useDesfazerVinculo } from '../../porta/api.ts';

/** The accounts of the institution by which the person enters; nothing without one. */
export function ContasLigadas() {
  const query = useQuery(minhasIdentidadesQuery);
  const desfazer = useDesfazerVinculo();
  const confirm = useConfirm();

  const unlink = async (id: number, porta: string) => {
    const detail =
      'As sessões abertas por ela terminam. Sem senha daqui, crie uma antes, em Recuperar Senha.';
    const question = `deseja desfazer o vínculo com a conta ${porta}?`;
    if (!(await confirm(question, { danger: true, yes: 'Desfazer', detail }))) return;
    try {
      await desfazer.mutateAsync(id);
      notify.success(MENSAGENS_PORTA.desvinculada);
    } catch (error) {
      notify.failure(error);
    }
  };

  if (query.isError) return <ProblemNotice error={query.error} onRetry={() => void query.refetch()} />;
  if (query.data === undefined || query.data.length === 0) return null;
  return (
    <DataTable
      caption="Contas da instituição ligadas a esta"
      rows={query.data}
      rowKey={({ id }) => id}
      columns={[
        { key: 'porta', title: 'Conta', rowHeader: true, cell: ({ porta }) => porta },
        { key: 'como', title: 'Ligada', cell: ({ como }) => como },
        { key: 'criadaEm', title: 'Desde', cell: ({ criadaEm }) => formatarInstante(criadaEm) },
        { key: 'ultimoUso', title: 'Última entrada', cell: ({ ultimoUso }) => formatarInstante(ultimoUso) },
        {
          key: 'acoes',
          title: 'Ações',
          actions: true,
          cell: ({ id, porta }) => (
            <Button size="sm" variant="default" onClick={() => void unlink(id, porta)}>
              Desfazer<span className="sr-only"> o vínculo com a conta {porta}</span>
            </Button>
          ),
        },
      ]}
    />
  );
}
