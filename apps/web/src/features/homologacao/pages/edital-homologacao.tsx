import type { Edital } from '@instrutoria/domain/edital/types.ts';
import { MENSAGENS_HOMOLOGACAO as M } from '@instrutoria/domain/homologacao/messages.ts';
import { useQuery } from '@tanstack/react-query';
import { POR_PAGINA } from '../../../lib/server/page-query.ts';
import { toPage } from '../../../lib/use-address-fields.ts';
import { latePart } from '../../../ui/drafts/late.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { Loading } from '../../../ui/status/loading.tsx';
import { ProblemNotice } from '../../../ui/status/problem.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { Pager } from '../../../ui/tables/pager.tsx';
import { RowLink } from '../../../ui/tables/row-link.tsx';
import { useChosen } from '../../../ui/tables/use-chosen.ts';
import { type WorkColumn, WorkTable } from '../../../ui/tables/work-table.tsx';
import { agoraQuery } from '../../configuracao/api.ts';
import { PaginaDoEdital } from '../../edital/offered/pagina-do-edital.tsx';
import { ProximoAto } from '../../edital/offered/proximo-ato.tsx';
import { contagemQuery, homologacoesQuery, type NaHomologacao } from '../api.ts';
import { AtosNosEscolhidos } from '../components/atos-nos-escolhidos.tsx';
import { ContagemPorEstado } from '../components/contagem-por-estado.tsx';
import { prazoDe, TagDoEstado } from '../components/estado-da-homologacao.tsx';
import { Filtros } from '../components/filtros.tsx';
import { useMesa } from '../components/use-mesa.ts';

export default function EditalHomologacao() {
  return (
    <PaginaDoEdital parte="homologacao">
      {(edital, quadro) => (
        <>
          {quadro(<ProximoAto edital={edital} />)}
          <Ligada edital={edital} />
        </>
      )}
    </PaginaDoEdital>
  );
}

function Ligada({ edital }: { readonly edital: Edital }) {
  const contagem = useQuery(contagemQuery(edital.id));
  return (
    <QueryState query={contagem}>
      {({ ligada }) =>
        ligada ? <Projetos edital={edital} /> : <EmptyState title={`${M.semHomologacao}.`} />
      }
    </QueryState>
  );
}

const COLUNAS = (caminho: (projeto: number) => string): readonly WorkColumn<NaHomologacao>[] => [
  { key: 'id', title: 'Nº', order: 'id', align: 'end', cell: ({ id }) => id },
  {
    key: 'titulo',
    title: 'Projeto',
    order: 'titulo',
    rowHeader: true,
    cell: ({ id, titulo }) => <RowLink to={caminho(id)}>{titulo}</RowLink>,
  },
  {
    key: 'coordenador',
    title: 'Coordenador',
    order: 'coordenador',
    cell: ({ coordenador }) => coordenador.nome,
  },
  { key: 'unidade', title: 'Unidade', order: 'unidade', cell: ({ coordenador }) => coordenador.unidade },
  { key: 'situacao', title: 'Situação', order: 'situacao', cell: (um) => <TagDoEstado estado={um.estado} /> },
  { key: 'ate', title: 'Prazo', order: 'ate', cell: (um) => prazoDe(um) ?? '—' },
];

/** Loaded when a project is opened, because the proposal weighs more than the table. */
const ProjetoNaMesa = latePart(() => import('../components/projeto-na-mesa.tsx'));

function Projetos({ edital }: { readonly edital: Edital }) {
  const { mesa, mudar } = useMesa();
  const { projeto, ...daLista } = mesa;
  const projetos = useQuery(homologacoesQuery(edital.id, daLista));
  const hoje = useQuery(agoraQuery);
  const escolha = useChosen<NaHomologacao>(({ id }) => `projeto ${id}`);
  // Keeps the page of the list, which contains the opened project.
  const abrir = (um: number | undefined) =>
    mudar({ projeto: um === undefined ? undefined : String(um), pagina: mesa.pagina });
  const caminho = (um: number) => `?${new URLSearchParams({ ...daLista, projeto: String(um) })}`;
  const { ordem, pagina = '1', ...filtros } = daLista;
  if (projeto !== undefined) {
    return (
      <ProjetoNaMesa
        waiting={<Loading />}
        projeto={Number(projeto)}
        fila={projetos.data?.data ?? []}
        onIr={abrir}
      />
    );
  }
  return (
    <>
      <ContagemPorEstado edital={edital.id} />
      <Filtros mesa={mesa} mudar={mudar} />
      <div>
        {projetos.isError ? (
          <ProblemNotice error={projetos.error} onRetry={() => void projetos.refetch()} />
        ) : (
          <WorkTable
            caption="Homologação dos projetos do edital"
            columns={COLUNAS(caminho)}
            rows={projetos.data?.data}
            waiting={projetos.isPlaceholderData}
            rowKey={({ id }) => id}
            order={ordem}
            onOrder={(nova) => mudar({ ordem: nova })}
            chosen={escolha.chosen}
            under={(um) => (
              <>
                <span>
                  nº {um.id} · {um.coordenador.nome}
                </span>
                <TagDoEstado estado={um.estado} />
                <span>{prazoDe(um)}</span>
              </>
            )}
            empty={
              <EmptyState
                title={
                  Object.keys(filtros).length > 0
                    ? 'Nenhum projeto com estes filtros.'
                    : 'O edital ainda não tem projetos que você possa ver.'
                }
              />
            }
          />
        )}
        <Pager
          page={Number(pagina)}
          size={POR_PAGINA}
          total={projetos.data?.total}
          of="projetos"
          onChange={(para) => mudar(toPage(para))}
        />
      </div>
      <AtosNosEscolhidos
        edital={edital.id}
        escolhidos={escolha.rows}
        hoje={hoje.data?.slice(0, 10) ?? ''}
        onLimpar={escolha.clear}
        onFeito={(linhas) =>
          // Refused rows stay chosen.
          escolha.keep(linhas.flatMap((uma) => (uma.resultado === 'recusado' ? [uma.projeto] : [])))
        }
      />
    </>
  );
}
