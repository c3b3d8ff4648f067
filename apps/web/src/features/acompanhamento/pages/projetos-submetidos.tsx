import { coordenouAte, coordenouPorExtenso } from '@instrutoria/domain/coordenacao/rules/periodos.ts';
import { situacaoPorExtenso } from '@instrutoria/domain/decisao/rules/vagas.ts';
import { encerramentoPorExtenso } from '@instrutoria/domain/projeto/rules/encerramento.ts';
import type { Projeto } from '@instrutoria/domain/projeto/types.ts';
import { Anchor } from '@mantine/core';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { formatarInstante } from '../../../lib/format/format.ts';
import { useSessao } from '../../../lib/session/session.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { NoWrap } from '../../../ui/page/no-wrap.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { ProblemNotice } from '../../../ui/status/problem.tsx';
import { type Column, DataTable } from '../../../ui/tables/data-table.tsx';
import { AvisoDeEmail } from '../../conta/offered/aviso-de-email.tsx';
import { useProjetosSubmetidos } from '../../projeto/api.ts';
import { UsarComoBase } from '../../projeto/offered/usar-como-base.tsx';

type QuemCoordena = Pick<Projeto, 'coordenador' | 'coordenaramAntes' | 'vice'>;

/** A row of a project that passed to somebody else (D61). */
function CoordenadoAntes({ projeto }: { readonly projeto: QuemCoordena }) {
  const dito = coordenouPorExtenso(projeto, useSessao()?.usuario.id);
  return (
    dito !== null && (
      <div>
        <strong>{dito}</strong>
      </div>
    )
  );
}

/** The links of a row, without those of a project that is now somebody else's. */
function UsarSeu({ projeto }: { readonly projeto: Projeto }) {
  const coordenou = coordenouAte(projeto, useSessao()?.usuario.id) !== null;
  return coordenou ? null : <UsarComoBase id={projeto.id} titulo={projeto.titulo} />;
}

const COLUNAS: readonly Column<Projeto>[] = [
  { key: 'id', title: 'ID', cell: ({ id }) => <NoWrap>{id}</NoWrap> },
  {
    key: 'titulo',
    title: 'Título do projeto',
    rowHeader: true,
    cell: ({ id, titulo }) => (
      <Anchor component={Link} to={`/projetos/${id}`} fw={600}>
        {titulo}
      </Anchor>
    ),
  },
  { key: 'edital', title: 'Edital', cell: ({ edital }) => edital?.nome ?? '—' },
  {
    key: 'quando',
    title: 'Enviado em',
    cell: ({ submetidoEm }) =>
      submetidoEm === null ? '—' : <NoWrap>{formatarInstante(submetidoEm)}</NoWrap>,
  },
  {
    key: 'situacao',
    title: 'Situação',
    cell: ({ aguardandoCronograma, situacaoExibida, vagas, ...fim }) =>
      aguardandoCronograma ? (
        <strong>faltam os cronogramas</strong>
      ) : (
        <>
          {situacaoPorExtenso(situacaoExibida, vagas)}
          {encerramentoPorExtenso(fim) !== null && <strong> {encerramentoPorExtenso(fim)}</strong>}
          <CoordenadoAntes projeto={fim} />
        </>
      ),
  },
  {
    key: 'acoes',
    title: 'Ações',
    actions: true,
    cell: (projeto) => <UsarSeu projeto={projeto} />,
  },
];

const plain = (texto: string) => texto.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export default function ProjetosSubmetidosPage() {
  const projetos = useProjetosSubmetidos();
  const navigate = useNavigate();
  const [busca, setBusca] = useState('');
  const rows = projetos.data?.filter(({ titulo }) => plain(titulo).includes(plain(busca.trim())));
  return (
    <>
      <PageHeader
        title="Projetos submetidos"
        crumbs={[{ label: 'Início', to: '/menu' }]}
        description="Os projetos que você enviou ou coordena, e os que já coordenou. Clique em um deles para ver os dados."
      />
      <AvisoDeEmail />
      {projetos.isError ? (
        <ProblemNotice error={projetos.error} onRetry={() => void projetos.refetch()} />
      ) : (
        <DataTable
          caption="Projetos submetidos"
          captionHidden
          columns={COLUNAS}
          rows={rows}
          rowKey={({ id }) => id}
          onRowClick={({ id }) => void navigate(`/projetos/${id}`)}
          {...((projetos.data?.length ?? 0) > 5
            ? {
                search: {
                  of: 'Título',
                  value: busca,
                  onChange: setBusca,
                },
              }
            : {})}
          empty={
            <EmptyState
              title={
                busca === '' ? 'Você ainda não enviou nenhum projeto.' : 'Nenhum projeto com esse título.'
              }
              action={
                <Anchor component={Link} to="/cadastro_projeto" state="doMenu">
                  Cadastrar projeto
                </Anchor>
              }
            />
          }
        />
      )}
    </>
  );
}
