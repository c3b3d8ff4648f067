import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { OpenPage } from '../../../app/open-page.tsx';
import { formatarInstante } from '../../../lib/format.ts';
import { useIdOfPath } from '../../../lib/id-of-path.ts';
import { contarInstrutores, formatarNota } from '../../../lib/numero.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { resultadosQuery } from '../api.ts';
import { TagDaSituacao } from '../components/tag-da-situacao.tsx';

/** The public results of one call: project, coordinator, unit, total, situation (T-M5). Made to be linked and printed. */
export default function ResultadoDoEdital() {
  const id = useIdOfPath();
  const resultados = useQuery(resultadosQuery(id));
  return (
    <OpenPage>
      {id === 0 ? (
        <>
          <PageHeader title="Resultado" />
          <EmptyState title="Este resultado não existe." />
        </>
      ) : (
        <>
          {resultados.data === undefined && <PageHeader title="Resultado" />}
          <QueryState query={resultados}>{(lido) => <Resultado {...lido} />}</QueryState>
        </>
      )}
    </OpenPage>
  );
}

function Resultado({ edital, projetos }: AnswerOf<Api['lerResultados']>) {
  return (
    <>
      <PageHeader
        title={`Resultado: ${edital.nome}`}
        crumbs={[{ label: 'Resultados', to: '/resultados' }]}
        description={`Publicado em ${formatarInstante(edital.resultadoPublicadoEm)}.`}
        actions={
          <Button
            className="no-print"
            variant="default"
            leftSection={<IconPrinter aria-hidden size={18} />}
            onClick={() => globalThis.print()}
          >
            Imprimir
          </Button>
        }
      />
      <DataTable
        caption={`Projetos de ${edital.nome}`}
        captionHidden
        rows={projetos}
        rowKey={({ projeto_id }) => projeto_id}
        empty={<EmptyState title="O edital não teve projetos." />}
        columns={[
          { key: 'titulo', title: 'Projeto', rowHeader: true, cell: ({ titulo }) => titulo },
          { key: 'coordenador', title: 'Coordenador', cell: ({ coordenador }) => coordenador },
          { key: 'unidade', title: 'Unidade', cell: ({ unidade }) => unidade },
          { key: 'total', title: 'Total', align: 'end', cell: ({ total }) => formatarNota(total) },
          {
            key: 'vagas',
            title: 'Instrutores',
            cell: ({ remunerados_aprovados, voluntarios_aprovados }) =>
              contarInstrutores(remunerados_aprovados, voluntarios_aprovados),
          },
          {
            key: 'situacao',
            title: 'Situação',
            cell: ({ situacaoExibida }) => <TagDaSituacao situacao={situacaoExibida} />,
          },
        ]}
      />
    </>
  );
}
