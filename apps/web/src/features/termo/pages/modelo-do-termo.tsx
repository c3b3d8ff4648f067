import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatarInstante } from '../../../lib/format/format.ts';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { modeloDoTermoQuery } from '../api.ts';
import { EditorDoTermo } from '../components/editor-do-termo.tsx';

/** The institution's text of the termo that is signed in the product, and its versions. */
export default function ModeloDoTermo() {
  const modelo = useQuery(modeloDoTermoQuery);
  return (
    <>
      <PageHeader
        title="Termo de compromisso"
        crumbs={[{ label: 'Administração', to: '/administracao' }]}
        description="O texto que o aluno e quem coordena assinam no sistema. Um termo assinado fica com a sua versão."
      />
      <QueryState query={modelo}>
        {(lido) => (
          <Stack gap="lg">
            <Panel>
              <EditorDoTermo modelo={lido} />
            </Panel>
            {lido.versoes.length > 0 && (
              <DataTable
                caption="Versões do texto"
                rows={lido.versoes}
                rowKey={({ versao }) => versao}
                columns={[
                  { key: 'versao', title: 'Versão', rowHeader: true, cell: ({ versao }) => versao },
                  {
                    key: 'em',
                    title: 'Salva em',
                    cell: ({ em, por }) => `${formatarInstante(em)}, por ${por}`,
                  },
                  {
                    key: 'ligado',
                    title: 'Assinatura no sistema',
                    cell: ({ ligado }) => (ligado ? 'ligada' : 'desligada'),
                  },
                  { key: 'assinados', title: 'Termos assinados', cell: ({ assinados }) => assinados },
                ]}
                empty={null}
              />
            )}
          </Stack>
        )}
      </QueryState>
    </>
  );
}
