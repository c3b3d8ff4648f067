import { ROTULOS_AVALIACAO as R } from '@instrutoria/domain/avaliacao/messages.ts';
import { faseDepois } from '@instrutoria/domain/edital/maquina.ts';
import { editaisNaSecretaria, ehPreliminar } from '@instrutoria/domain/edital/rules/resultado-publicado.ts';
import type { Edital } from '@instrutoria/domain/edital/types.ts';
import { encerramentoPorExtenso } from '@instrutoria/domain/projeto/rules/encerramento.ts';
import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { POR_PAGINA } from '../../../lib/server/page-query.ts';
import { toPage } from '../../../lib/use-address-fields.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { ProblemNotice } from '../../../ui/status/problem.tsx';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { Pager } from '../../../ui/tables/pager.tsx';
import { type NaSecretaria, naSecretariaQuery } from '../api.ts';
import { usePublicacao } from '../components/use-publicacao.ts';
import { COLUNAS_DO_RESULTADO, Instrutores } from '../offered/colunas-do-resultado.tsx';
import { FiltrosPorEdital, useFiltrosPorEdital } from '../offered/filtros-por-edital.tsx';
import { TagDaSituacao } from '../offered/tag-da-situacao.tsx';

/** The calls that wait at the secretariat, or whose result was published last (E-AVALIACAO-11). */
export default function ListarProjetosAvaliadosSecretaria() {
  const filtros = useFiltrosPorEdital(editaisNaSecretaria);
  const { todos, edital, busca, pagina, change } = filtros;
  const lista = useQuery({ ...naSecretariaQuery(filtros.filtro), enabled: !todos.isPending });

  return (
    <>
      <PageHeader
        oneLine
        title="Projetos já avaliados"
        crumbs={[{ label: 'Início', to: '/menu' }]}
        actions={
          <Button size="sm" component={Link} to="/menu" variant="default">
            Menu
          </Button>
        }
      />
      {lista.isError ? (
        <ProblemNotice error={lista.error} onRetry={() => void lista.refetch()} />
      ) : (
        <Stack gap="sm">
          {todos.isError && <ProblemNotice error={todos.error} onRetry={() => void todos.refetch()} />}
          {edital !== undefined && <EstadoDoEdital key={edital.id} edital={edital} />}
          <FiltrosPorEdital {...filtros} />
          <div>
            <DataTable
              caption="Projetos já avaliados"
              captionHidden
              oneLine
              rows={lista.data?.data}
              rowKey={({ projeto_id }) => projeto_id}
              empty={
                <EmptyState
                  title={
                    busca === ''
                      ? 'O edital não tem projetos avaliados.'
                      : 'Nenhum projeto tem estas palavras.'
                  }
                />
              }
              columns={[
                ...COLUNAS_DO_RESULTADO,
                {
                  key: 'aprovados',
                  title: 'Aprovados',
                  narrow: true,
                  cell: ({ remunerados_aprovados, voluntarios_aprovados }: NaSecretaria) => (
                    <Instrutores bolsistas={remunerados_aprovados} voluntarios={voluntarios_aprovados} />
                  ),
                },
                {
                  key: 'situacao',
                  title: 'Situação',
                  narrow: true,
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
            <Pager
              page={pagina}
              size={POR_PAGINA}
              total={lista.data?.total}
              of="projetos"
              onChange={(para) => change(toPage(para))}
            />
          </div>
        </Stack>
      )}
    </>
  );
}

function EstadoDoEdital({ edital }: { readonly edital: Edital }) {
  const { publicando, publicar } = usePublicacao();
  const preliminar = ehPreliminar(edital);
  if (faseDepois('publicarResultados', edital.fase) !== undefined) {
    return (
      <Notice oneLine title={`${edital.nome} espera o envio`}>
        <Group gap="md">
          <Text size="sm">{edital.tipoProjeto}</Text>
          <Button size="sm" loading={publicando} onClick={() => void publicar(edital)}>
            {R.enviarAosCoordenadores}
          </Button>
        </Group>
      </Notice>
    );
  }
  return (
    <Notice
      oneLine
      kind="success"
      title={`${edital.nome} foi publicado${preliminar ? ' como resultado preliminar' : ''}`}
    >
      <Anchor component={Link} to={`/resultados/${edital.id}`}>
        Página pública do resultado
      </Anchor>
      {preliminar && (
        <>
          {' · '}
          <Anchor component={Link} to={`/editais/${edital.id}/resultado`}>
            Publicar o resultado final
          </Anchor>
        </>
      )}
    </Notice>
  );
}
