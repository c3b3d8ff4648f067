import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { NOMES_DOS_TIPOS_DE_PORTA } from '@instrutoria/domain/porta/messages.ts';
import { Button, Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatarInstante } from '../../../lib/format/format.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Tag } from '../../../ui/page/tag.tsx';
import { ProblemNotice } from '../../../ui/status/problem.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { PagedTable, usePaged } from '../../../ui/tables/paged-table.tsx';
import { IDENTIDADES_POR_PAGINA, identidadesQuery, portasQuery, useLigarPorta } from '../api.ts';
import { EntradaLocal } from '../components/entrada-local.tsx';
import { PortaModal } from '../components/porta-modal.tsx';

type Porta = AnswerOf<Api['listarPortas']>[number];

/** The doors of the institution: list, add, test, switch on and off. */
export default function Portas() {
  const query = useQuery(portasQuery);
  const ligar = useLigarPorta();
  const [aberta, setAberta] = useState<Porta | 'nova' | null>(null);

  const toggle = async ({ id, ligada }: Porta) => {
    try {
      const { message } = await ligar.mutateAsync({ id, ligada: !ligada });
      notify.success(message);
    } catch (error) {
      notify.failure(error);
    }
  };

  return (
    <>
      <PageHeader
        title="Contas da instituição"
        description="Por onde as pessoas entram com a conta que já têm. Salve, copie o endereço de retorno para o provedor, teste e ligue."
        actions={<Button onClick={() => setAberta('nova')}>Acrescentar</Button>}
      />
      <Stack gap="lg">
        {query.isError ? (
          <ProblemNotice error={query.error} onRetry={() => void query.refetch()} />
        ) : (
          <DataTable
            caption="Formas de entrar"
            rows={query.data}
            rowKey={({ id }) => id}
            empty={<EmptyState title="Nenhuma ainda">Todas as pessoas entram com CPF e senha.</EmptyState>}
            columns={[
              { key: 'nome', title: 'Nome', rowHeader: true, cell: ({ nome }) => nome },
              { key: 'tipo', title: 'Tipo', cell: ({ tipo }) => NOMES_DOS_TIPOS_DE_PORTA[tipo] },
              { key: 'retorno', title: 'Endereço de retorno', cell: ({ retorno }) => <code>{retorno}</code> },
              { key: 'identidades', title: 'Contas ligadas', cell: ({ identidades }) => identidades },
              {
                key: 'situacao',
                title: 'Situação',
                cell: ({ ligada, metadados }) => (
                  <Stack gap={4}>
                    <Tag tone={ligada ? 'good' : 'neutral'}>{ligada ? 'Ligada' : 'Desligada'}</Tag>
                    {metadados !== null && (
                      <span>
                        Metadados de {formatarInstante(metadados.lidoEm)}.
                        {metadados.atrasados && ' Não puderam ser lidos de novo: teste a porta.'}
                      </span>
                    )}
                  </Stack>
                ),
              },
              {
                key: 'acoes',
                title: 'Ações',
                actions: true,
                cell: (porta) => (
                  <Group gap="xs">
                    <Button size="sm" variant="default" onClick={() => setAberta(porta)}>
                      Alterar<span className="sr-only"> {porta.nome}</span>
                    </Button>
                    <Button size="sm" variant="default" onClick={() => void toggle(porta)}>
                      {porta.ligada ? 'Desligar' : 'Testar e ligar'}
                      <span className="sr-only"> {porta.nome}</span>
                    </Button>
                  </Group>
                ),
              },
            ]}
          />
        )}
        {query.data !== undefined && query.data.length > 0 && (
          <>
            <EntradaLocal />
            <Identidades />
          </>
        )}
      </Stack>
      {aberta !== null && (
        <PortaModal porta={aberta === 'nova' ? null : aberta} onClose={() => setAberta(null)} />
      )}
    </>
  );
}

function Identidades() {
  const paged = usePaged();
  const query = useQuery(identidadesQuery(paged.page));
  return (
    <PagedTable
      caption="Contas ligadas"
      paged={paged}
      query={query}
      size={IDENTIDADES_POR_PAGINA}
      of="contas ligadas"
      rowKey={({ id }) => id}
      columns={[
        { key: 'pessoa', title: 'Pessoa', rowHeader: true, cell: ({ pessoa }) => pessoa.nome },
        { key: 'porta', title: 'Porta', cell: ({ porta }) => porta },
        { key: 'como', title: 'Ligada', cell: ({ como }) => como },
        { key: 'ultimoUso', title: 'Última entrada', cell: ({ ultimoUso }) => formatarInstante(ultimoUso) },
      ]}
      empty={<EmptyState title="Ninguém entrou ainda pela instituição" />}
    />
  );
}
