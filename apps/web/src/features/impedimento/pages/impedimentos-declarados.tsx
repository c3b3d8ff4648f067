import { NOMES_DAS_ESPECIES } from '@instrutoria/domain/impedimento/messages.ts';
import { Anchor, Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatarDia, formatarInstante } from '../../../lib/format/format.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Tag } from '../../../ui/page/tag.tsx';
import { PagedTable, usePaged } from '../../../ui/tables/paged-table.tsx';
import { type ImpedimentoDeclarado, impedimentosDeclaradosQuery, LINHAS } from '../api.ts';

function Avaliacoes({ impedimento: { avaliacoes } }: { readonly impedimento: ImpedimentoDeclarado }) {
  if (avaliacoes.length === 0) return 'nenhuma';
  return avaliacoes.map(({ projeto, edital, concluida }) => (
    <Text key={projeto.id} size="sm">
      <Anchor component={Link} to={`/editais/${edital.id}?impedimento=sim`}>
        {projeto.titulo}
      </Anchor>{' '}
      {concluida ? (
        '(concluída: as notas ficam até a administração decidir)'
      ) : (
        <Tag tone="warning">substituir</Tag>
      )}
    </Text>
  ));
}

export default function ImpedimentosDeclarados() {
  const paged = usePaged();
  const query = useQuery(impedimentosDeclaradosQuery(paged.busca, paged.page));
  return (
    <>
      <PageHeader
        title="Impedimentos declarados"
        crumbs={[{ label: 'Administração', to: '/administracao' }]}
        description="O que avaliadores, comissão e administração declararam de si. Não conte a quem é citado: o que é sobre você não está aqui."
        actions={
          <Button component={Link} to="/meus_impedimentos" variant="default">
            Meus impedimentos
          </Button>
        }
      />
      <PagedTable
        caption="Impedimentos declarados"
        captionHidden
        searchOf="Nome"
        of="impedimentos"
        size={LINHAS}
        paged={paged}
        query={query}
        rowKey={({ id }) => id}
        empty={<EmptyState title="Nenhum impedimento declarado." />}
        columns={[
          {
            key: 'declarante',
            title: 'Quem declarou',
            rowHeader: true,
            cell: ({ declarante }) => declarante.nome,
          },
          {
            key: 'sobre',
            title: 'Com quem',
            cell: ({ pessoa, unidade }) => pessoa?.nome ?? unidade?.nome ?? '',
          },
          {
            key: 'especie',
            title: 'Tipo',
            cell: ({ especie, observacao }) => (
              <>
                {NOMES_DAS_ESPECIES[especie]}
                {observacao !== '' && <Text size="sm">{observacao}</Text>}
              </>
            ),
          },
          { key: 'desde', title: 'Desde', cell: ({ desde }) => formatarDia(desde) },
          {
            key: 'situacao',
            title: 'Situação',
            cell: ({ encerramento }) =>
              encerramento === null ? (
                <Tag tone="info">em vigor</Tag>
              ) : (
                <>
                  encerrado em {formatarInstante(encerramento.em)}: {encerramento.motivo}
                </>
              ),
          },
          {
            key: 'avaliacoes',
            title: 'Designações que alcança',
            cell: (impedimento) => <Avaliacoes impedimento={impedimento} />,
          },
        ]}
      />
    </>
  );
}
