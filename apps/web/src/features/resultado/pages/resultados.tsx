import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { OpenPage } from '../../../app/open-page.tsx';
import { formatarInstante } from '../../../lib/format/format.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { resultadosPublicadosQuery } from '../api.ts';

export default function Resultados() {
  return (
    <OpenPage>
      <PageHeader title="Resultados" description="Editais com resultado publicado." />
      <QueryState query={useQuery(resultadosPublicadosQuery)}>
        {(editais) => (
          <DataTable
            caption="Editais com resultado publicado"
            captionHidden
            rows={editais}
            rowKey={({ id }) => id}
            empty={<EmptyState title="Nenhum resultado foi publicado ainda." />}
            columns={[
              {
                key: 'nome',
                title: 'Edital',
                rowHeader: true,
                cell: ({ id, nome }) => (
                  <Anchor component={Link} to={`/resultados/${id}`}>
                    {nome}
                  </Anchor>
                ),
              },
              { key: 'ano', title: 'Ano', cell: ({ ano }) => ano },
              {
                key: 'publicado',
                title: 'Publicado em',
                cell: ({ resultadoPublicadoEm, finalEm }) =>
                  `${formatarInstante(resultadoPublicadoEm)}${finalEm === null ? ' (resultado preliminar)' : ''}`,
              },
            ]}
          />
        )}
      </QueryState>
    </OpenPage>
  );
}
