import { ROTULOS_AVALIACAO as R } from '@instrutoria/domain/avaliacao/messages.ts';
import { faseDepois } from '@instrutoria/domain/edital/maquina.ts';
import { editaisNaSecretaria, ehPreliminar } from '@instrutoria/domain/edital/rules/resultado-publicado.ts';
import { contarInstrutores } from '@instrutoria/domain/kernel/contagem.ts';
import { encerramentoPorExtenso } from '@instrutoria/domain/projeto/rules/encerramento.ts';
import { Anchor, Button, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { POR_PAGINA } from '../../../lib/server/page-query.ts';
import { usePageOfAddress } from '../../../lib/use-page-of-address.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { ProblemNotice } from '../../../ui/status/problem.tsx';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { Pager } from '../../../ui/tables/pager.tsx';
import { editaisQuery } from '../../edital/api.ts';
import { type NaSecretaria, naSecretariaQuery } from '../api.ts';
import { usePublicacao } from '../components/use-publicacao.ts';
import { COLUNAS_DO_RESULTADO } from '../offered/colunas-do-resultado.tsx';
import { TagDaSituacao } from '../offered/tag-da-situacao.tsx';

/** The calls that wait at the secretariat, or whose result was published last (E-AVALIACAO-11). */
export default function ListarProjetosAvaliadosSecretaria() {
  const [page, setPage] = usePageOfAddress();
  const lista = useQuery(naSecretariaQuery(page));
  const { publicando, publicar } = usePublicacao();
  // A call without rows on this page needs its notice too.
  const todos = useQuery(editaisQuery);
  const editais = editaisNaSecretaria(todos.data ?? []);

  return (
    <>
      <PageHeader
        oneLine
        title="Projetos já avaliados"
        crumbs={[{ label: 'Início', to: '/menu' }]}
        actions={
          <Button component={Link} to="/menu" variant="default">
            Menu
          </Button>
        }
      />
      {lista.isError ? (
        <ProblemNotice error={lista.error} onRetry={() => void lista.refetch()} />
      ) : (
        <Stack gap="lg">
          {todos.isError && <ProblemNotice error={todos.error} onRetry={() => void todos.refetch()} />}
          {editais.map((edital) =>
            faseDepois('publicarResultados', edital.fase) !== undefined ? (
              <Notice key={edital.id} title={`${edital.nome} espera o envio`}>
                <Button loading={publicando} onClick={() => void publicar(edital)}>
                  {R.enviarAosCoordenadores}
                </Button>
              </Notice>
            ) : (
              <Notice
                key={edital.id}
                kind="success"
                title={`${edital.nome} foi publicado${ehPreliminar(edital) ? ' como resultado preliminar' : ''}`}
              >
                <Anchor component={Link} to={`/resultados/${edital.id}`}>
                  Página pública do resultado
                </Anchor>
                {ehPreliminar(edital) && (
                  <>
                    {' · '}
                    <Anchor component={Link} to={`/editais/${edital.id}/resultado`}>
                      Publicar o resultado final
                    </Anchor>
                  </>
                )}
              </Notice>
            ),
          )}
          <DataTable
            caption="Projetos já avaliados"
            captionHidden
            rows={lista.data?.data}
            rowKey={({ projeto_id }) => projeto_id}
            empty={<EmptyState title="O edital não tem projetos avaliados." />}
            columns={[
              ...COLUNAS_DO_RESULTADO,
              {
                key: 'aprovados',
                title: 'Aprovados',
                cell: ({ remunerados_aprovados, voluntarios_aprovados }: NaSecretaria) =>
                  contarInstrutores(remunerados_aprovados, voluntarios_aprovados),
              },
              {
                key: 'situacao',
                title: 'Situação',
                cell: ({ projeto_id, situacaoExibida, vagas, ...fim }: NaSecretaria) => (
                  <>
                    <TagDaSituacao situacao={situacaoExibida} vagas={vagas} />
                    {encerramentoPorExtenso(fim) !== null && (
                      <Text size="sm">
                        <Anchor component={Link} to={`/projetos_submetidos/${projeto_id}`}>
                          {encerramentoPorExtenso(fim)}
                        </Anchor>
                      </Text>
                    )}
                  </>
                ),
              },
            ]}
          />
          <Pager page={page} size={POR_PAGINA} total={lista.data?.total} of="projetos" onChange={setPage} />
        </Stack>
      )}
    </>
  );
}
