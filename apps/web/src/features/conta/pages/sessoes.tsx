import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatarInstante } from '../../../lib/format/format.ts';
import { browserName } from '../../../lib/session/browser-name.ts';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Tag } from '../../../ui/page/tag.tsx';
import { ProblemNotice } from '../../../ui/status/problem.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import { type Column, DataTable } from '../../../ui/tables/data-table.tsx';
import { sessoesQuery, useEncerrarSessoes } from '../api.ts';
import { ContasLigadas } from '../components/contas-ligadas.tsx';

export default function Sessoes() {
  const sessoes = useQuery(sessoesQuery);
  const encerrar = useEncerrarSessoes();
  const confirm = useConfirm();

  const end = async (which: number | 'outras') => {
    const question =
      which === 'outras' ? 'deseja encerrar as outras sessões?' : 'deseja encerrar esta sessão?';
    if (!(await confirm(question, { danger: true, yes: 'Encerrar' }))) return;
    try {
      await encerrar.mutateAsync(which);
      notify.success(which === 'outras' ? 'Outras sessões encerradas.' : 'Sessão encerrada.');
    } catch (error) {
      notify.failure(error);
    }
  };

  const columns: readonly Column<NonNullable<typeof sessoes.data>[number]>[] = [
    {
      key: 'navegador',
      title: 'Navegador',
      rowHeader: true,
      cell: (sessao) => browserName(sessao.navegador),
    },
    { key: 'criadaEm', title: 'Entrada', cell: (sessao) => formatarInstante(sessao.criadaEm) },
    { key: 'ultimoUso', title: 'Último uso', cell: (sessao) => formatarInstante(sessao.ultimoUso) },
    {
      key: 'acoes',
      title: 'Ações',
      actions: true,
      cell: (sessao) =>
        sessao.atual ? (
          <Tag tone="info">Esta sessão</Tag>
        ) : (
          <Button size="sm" variant="default" onClick={() => void end(sessao.id)}>
            Encerrar
            <span className="sr-only">
              {' '}
              a sessão de {browserName(sessao.navegador)}, {formatarInstante(sessao.criadaEm)}
            </span>
          </Button>
        ),
    },
  ];

  return (
    <>
      <PageHeader
        title="Sessões"
        description="Onde a sua conta está aberta. Encerre o que você não reconhece e troque a senha. As chaves para programas continuam valendo."
        actions={
          <>
            <Button component={Link} to="/chaves" variant="default">
              Chaves para programas
            </Button>
            <Button
              variant="default"
              onClick={() => void end('outras')}
              disabled={(sessoes.data?.length ?? 0) < 2}
            >
              Encerrar as outras sessões
            </Button>
          </>
        }
      />
      {sessoes.isError ? (
        <ProblemNotice error={sessoes.error} onRetry={() => void sessoes.refetch()} />
      ) : (
        <DataTable
          caption="Sessões abertas"
          columns={columns}
          rows={sessoes.data}
          rowKey={(sessao) => sessao.id}
        />
      )}
      <ContasLigadas />
    </>
  );
}
