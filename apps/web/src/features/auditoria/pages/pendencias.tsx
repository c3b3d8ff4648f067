import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatarInstante } from '../../../lib/format/format.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Tag } from '../../../ui/page/tag.tsx';
import { PagedTable, usePaged } from '../../../ui/tables/paged-table.tsx';
import { ATOS_POR_PAGINA, type Pendencia, pendenciasQuery } from '../api.ts';

const TIPOS: Readonly<Record<string, string>> = { declaracao: 'declaração' };

export default function Pendencias() {
  const paged = usePaged();
  const query = useQuery(pendenciasQuery(paged.busca, paged.page));
  return (
    <>
      <PageHeader
        title="Pendências de dados"
        crumbs={[{ label: 'Administração', to: '/administracao' }]}
        description="Registros antigos que uma regra nova não aceita. Nada foi alterado. Corrija cada um onde ele está: aqui ele passa a aparecer como resolvido."
      />
      <PagedTable
        caption="Pendências"
        captionHidden
        paged={paged}
        query={query}
        size={ATOS_POR_PAGINA}
        of="pendências"
        searchOf="Nome ou texto"
        rowKey={({ id }) => id}
        empty={<EmptyState title="Nenhuma pendência de dados." />}
        columns={[
          {
            key: 'sobre',
            title: 'Sobre',
            rowHeader: true,
            cell: ({ sobre, registro }) =>
              sobre ?? `${TIPOS[registro.tipo] ?? registro.tipo} nº ${registro.id}`,
          },
          { key: 'descricao', title: 'O que há', cell: ({ descricao }) => descricao },
          {
            key: 'onde',
            title: 'Onde',
            cell: Onde,
          },
          {
            key: 'situacao',
            title: 'Situação',
            cell: ({ resolvidaEm }) =>
              resolvidaEm === null ? (
                <Tag tone="warning">aberta</Tag>
              ) : (
                <Tag tone="good">resolvida em {formatarInstante(resolvidaEm)}</Tag>
              ),
          },
        ]}
      />
    </>
  );
}

function Onde({ registro, projeto }: Pendencia) {
  if (registro.tipo === 'declaracao') {
    return (
      <Anchor component={Link} to="/declaracoes">
        declarações
      </Anchor>
    );
  }
  if (projeto === null) return '—';
  const recurso = registro.tipo === 'recurso';
  return (
    <Anchor component={Link} to={`/${recurso ? 'projetos_submetidos' : 'instrutores'}/${projeto}`}>
      {recurso ? 'resultado' : 'instrutores'} do projeto nº {projeto}
    </Anchor>
  );
}
