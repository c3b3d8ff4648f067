import { contarInstrutores } from '@instrutoria/domain/kernel/contagem.ts';
import { useQuery } from '@tanstack/react-query';
import { formatarNota } from '../../../lib/format/number-format.ts';
import { POR_PAGINA } from '../../../lib/server/page-query.ts';
import { usePageOfAddress } from '../../../lib/use-page-of-address.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { NoWrap } from '../../../ui/page/no-wrap.tsx';
import { ProblemNotice } from '../../../ui/status/problem.tsx';
import { Pager } from '../../../ui/tables/pager.tsx';
import { WorkTable } from '../../../ui/tables/work-table.tsx';
import { type NaSecretaria, naSecretariaQuery } from '../api.ts';
import { Instrutores } from '../offered/colunas-do-resultado.tsx';
import { TagDaSituacao } from '../offered/tag-da-situacao.tsx';
import { TituloComPdf } from '../offered/titulo-com-pdf.tsx';

const aprovados = ({ remunerados_aprovados, voluntarios_aprovados }: NaSecretaria) =>
  contarInstrutores(remunerados_aprovados, voluntarios_aprovados);

/** The list that the secretariat publishes: each project with its total, its places and its situation. */
export function ListaAPublicar({ edital }: { readonly edital: number }) {
  const [pagina, virar] = usePageOfAddress();
  const lista = useQuery(naSecretariaQuery({ edital: String(edital), pagina: String(pagina) }));
  if (lista.isError) return <ProblemNotice error={lista.error} onRetry={() => void lista.refetch()} />;
  return (
    <>
      <WorkTable
        caption="Projetos por publicar"
        rows={lista.data?.data}
        waiting={lista.isPlaceholderData}
        rowKey={({ projeto_id }) => projeto_id}
        columns={[
          {
            key: 'projeto',
            title: 'Projeto',
            rowHeader: true,
            cell: (projeto) => <TituloComPdf {...projeto} />,
          },
          { key: 'total', title: 'Total', align: 'end', cell: ({ total }) => <b>{formatarNota(total)}</b> },
          {
            key: 'pedidos',
            title: 'Pedidos',
            cell: ({ remunerados, voluntarios }) => (
              <NoWrap>
                <Instrutores bolsistas={remunerados} voluntarios={voluntarios} />
              </NoWrap>
            ),
          },
          {
            key: 'aprovados',
            title: 'Aprovados',
            cell: ({ remunerados_aprovados, voluntarios_aprovados }) => (
              <NoWrap>
                <Instrutores bolsistas={remunerados_aprovados} voluntarios={voluntarios_aprovados} />
              </NoWrap>
            ),
          },
          {
            key: 'situacao',
            title: 'Situação',
            cell: ({ situacaoExibida, vagas }) => (
              <NoWrap>
                <TagDaSituacao situacao={situacaoExibida} vagas={vagas} />
              </NoWrap>
            ),
          },
        ]}
        under={(linha) => (
          <>
            <span>
              Total {formatarNota(linha.total)}. Aprovados: {aprovados(linha)}
            </span>
            <TagDaSituacao situacao={linha.situacaoExibida} vagas={linha.vagas} />
          </>
        )}
        empty={<EmptyState title="O edital não tem projetos avaliados." />}
      />
      <Pager page={pagina} size={POR_PAGINA} total={lista.data?.total} of="projetos" onChange={virar} />
    </>
  );
}
