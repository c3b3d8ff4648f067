import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { ROTULOS_AVALIACAO as R } from '@instrutoria/domain/avaliacao/messages.ts';
import { naOrdemDoTrabalho } from '@instrutoria/domain/avaliacao/rules/fila.ts';
import { compararDias } from '@instrutoria/domain/kernel/datas.ts';
import { Group, SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { formatarPrazo, semAcentos } from '../../../lib/format/format.ts';
import { ehBusca, useAddressFields } from '../../../lib/use-address-fields.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { NoWrap } from '../../../ui/page/no-wrap.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { ProblemNotice } from '../../../ui/status/problem.tsx';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { RowLink } from '../../../ui/tables/row-link.tsx';
import { agoraQuery } from '../../configuracao/api.ts';
import { type Avaliacao, avaliacoesQuery } from '../api.ts';

const CAMPOS = { busca: ehBusca, mostrar: (texto: string) => texto === R.todos } as const;

/** The last day of one's own assessment, and whether the invitation still waits for an answer. */
function Prazo({ linha, hoje }: { readonly linha: Avaliacao; readonly hoje: string }) {
  const { ate, aceito, foiAvaliador, ja_foi_avaliado } = linha;
  if (!foiAvaliador || ja_foi_avaliado || ate === undefined) return '—';
  return (
    <span>
      {compararDias(ate, hoje) < 0 ? 'venceu em' : 'até'} <NoWrap>{formatarPrazo(ate)}</NoWrap>
      {aceito ? '' : ' (falta aceitar)'}
    </span>
  );
}

export default function ProjetosAvaliar() {
  const { values, change } = useAddressFields(CAMPOS);
  const { busca = '', mostrar = R.souAvaliador } = values;
  const navigate = useNavigate();
  const hoje = useQuery(agoraQuery).data?.slice(0, 10) ?? '';
  const lista = useQuery(avaliacoesQuery(mostrar === R.todos ? 'todas' : 'minhas'));
  const procurado = semAcentos(busca.trim());
  const rows =
    lista.data &&
    naOrdemDoTrabalho(lista.data).filter(({ projeto }) =>
      semAcentos(`${projeto.titulo} ${projeto.coordenador.nome}`).includes(procurado),
    );
  return (
    <>
      <PageHeader oneLine title="Projetos a avaliar" crumbs={[{ label: 'Início', to: '/menu' }]} />
      {lista.isError ? (
        <ProblemNotice error={lista.error} onRetry={() => void lista.refetch()} />
      ) : (
        <DataTable
          caption="Projetos a avaliar"
          captionHidden
          oneLine
          search={{
            of: 'Título ou coordenador',
            value: busca,
            onChange: (texto) => change({ busca: texto }),
          }}
          toolbar={
            <Group role="group" aria-label="Mostrar">
              <SegmentedControl
                data={[R.souAvaliador, R.todos]}
                value={mostrar}
                onChange={(qual) => change({ mostrar: qual === R.todos ? qual : undefined })}
              />
            </Group>
          }
          rows={rows}
          rowKey={({ id }) => id}
          onRowClick={({ projeto }) => void navigate(`/avaliacao_projetos/${projeto.id}`)}
          empty={<EmptyState title="Nenhum projeto para avaliar." />}
          columns={[
            { key: 'id', title: 'ID', narrow: true, cell: ({ projeto }) => projeto.id },
            {
              key: 'titulo',
              title: 'Título',
              rowHeader: true,
              cell: ({ projeto }) => (
                <RowLink to={`/avaliacao_projetos/${projeto.id}`}>{projeto.titulo}</RowLink>
              ),
            },
            { key: 'avaliador', title: 'Avaliador', cell: ({ avaliador }) => avaliador?.nome ?? '—' },
            { key: 'coordenador', title: 'Coordenador', cell: ({ projeto }) => projeto.coordenador.nome },
            { key: 'prazo', title: 'Prazo', cell: (linha) => <Prazo linha={linha} hoje={hoje} /> },
            {
              key: 'avaliado',
              title: 'Avaliado',
              cell: ({ ja_foi_avaliado }) => (ja_foi_avaliado ? R.sim : R.nao),
            },
          ]}
        />
      )}
    </>
  );
}
