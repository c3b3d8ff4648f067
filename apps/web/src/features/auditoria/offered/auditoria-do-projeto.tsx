import { Anchor, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { PagedTable, usePaged } from '../../../ui/tables/paged-table.tsx';
import { ATOS_POR_PAGINA, auditoriaQuery } from '../api.ts';
import { COLUNAS_DA_AUDITORIA } from '../components/colunas-da-auditoria.tsx';

/** The audit rows of the project's own record; for administrators. */
export function AuditoriaDoProjeto({ projeto }: { readonly projeto: number }) {
  const paged = usePaged();
  const filtro = { registro: `projeto:${projeto}`, pessoa: '', de: '', ate: '' };
  return (
    <section aria-label="Auditoria">
      <Title order={2}>Auditoria</Title>
      <Text size="sm" c="dimmed" mb="xs">
        Os atos no registro do projeto. Os da avaliação, dos instrutores e dos recursos estão na{' '}
        <Anchor component={Link} to="/administracao/auditoria" inherit>
          auditoria completa
        </Anchor>
        .
      </Text>
      <PagedTable
        caption="Atos no registro do projeto"
        captionHidden
        paged={paged}
        query={useQuery(auditoriaQuery(filtro, paged.page))}
        size={ATOS_POR_PAGINA}
        of="atos"
        rowKey={({ id }) => id}
        empty={<EmptyState title="Nenhum ato no registro deste projeto." />}
        columns={COLUNAS_DA_AUDITORIA}
      />
    </section>
  );
}
