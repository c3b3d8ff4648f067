import { podeRetirar, podeSubstituir } from '@instrutoria/domain/avaliacao/rules/estados-da-avaliacao.ts';
import { Box, Button, Group, Text } from '@mantine/core';
import { Link } from 'react-router';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { Tag } from '../../../ui/page/tag.tsx';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { RowLink } from '../../../ui/tables/row-link.tsx';
import type { Designacao } from '../../avaliacao/api.ts';
import { faltamDesignar } from '../../avaliacao/offered/designados.ts';
import { AtrasoDaAvaliacao, EstadoDaAvaliacao } from '../../avaliacao/offered/estado-da-avaliacao.tsx';
import { EstadoDeUm, EstadoDosAvaliadores } from '../../avaliacao/offered/estado-dos-avaliadores.tsx';
import { Recusas } from './recusas.tsx';

export function TabelaDeDesignacoes(props: {
  readonly designacoes: readonly Designacao[];
  readonly podeMudar: boolean;
  readonly onDesignar: (projeto: number) => void;
  readonly onSubstituir: (designacao: Designacao) => void;
  readonly onRetirar: (designacao: Designacao) => void;
}) {
  const { designacoes, podeMudar, onDesignar, onSubstituir, onRetirar } = props;
  return (
    <DataTable
      caption="Projetos e avaliadores"
      captionHidden
      oneLine
      rows={designacoes}
      rowKey={({ id }) => id}
      empty={<EmptyState title="O edital não tem projetos." />}
      columns={[
        { key: 'id', title: 'ID', narrow: true, cell: ({ id }) => id },
        {
          key: 'titulo',
          title: 'Título',
          rowHeader: true,
          cell: ({ id, titulo, tardia }) => (
            <>
              <RowLink to={`/detalhes_projeto/${id}`}>{titulo}</RowLink>
              {tardia !== undefined && <Text size="sm">{tardia}</Text>}
            </>
          ),
        },
        { key: 'coordenador', title: 'Coordenador', cell: ({ coordenador }) => coordenador.nome },
        {
          key: 'avaliador',
          title: 'Avaliador',
          cell: (designacao) => (
            <Box miw={{ base: 0, md: '15rem' }}>
              <QuemAvalia designacao={designacao} />
            </Box>
          ),
        },
        {
          key: 'acoes',
          title: 'Ações',
          actions: true,
          cell: (designacao) => {
            const { id, titulo, avaliacao } = designacao;
            if (!podeMudar) return null;
            if (avaliacao?.avaliadores !== undefined) {
              return (
                <>
                  {faltamDesignar(avaliacao) > 0 && (
                    <Button size="compact-sm" onClick={() => onDesignar(id)}>
                      Designar<span className="sr-only"> avaliador de {titulo}</span>
                    </Button>
                  )}
                  <Button
                    size="compact-sm"
                    variant="default"
                    component={Link}
                    to={`/projetos/${id}/administracao`}
                  >
                    Ver avaliadores<span className="sr-only"> de {titulo}</span>
                  </Button>
                </>
              );
            }
            if (avaliacao !== null && !podeSubstituir(avaliacao, avaliacao.avaliadorDeclarou)) return null;
            return avaliacao === null ? (
              <Button size="compact-sm" onClick={() => onDesignar(id)}>
                Designar<span className="sr-only"> avaliador de {titulo}</span>
              </Button>
            ) : (
              <Group gap="xs">
                <Button size="compact-sm" variant="default" onClick={() => onSubstituir(designacao)}>
                  Substituir<span className="sr-only"> o avaliador de {titulo}</span>
                </Button>
                {podeRetirar(avaliacao) && (
                  <Button size="compact-sm" variant="default" onClick={() => onRetirar(designacao)}>
                    Retirar<span className="sr-only"> a designação de {titulo}</span>…
                  </Button>
                )}
              </Group>
            );
          },
        },
      ]}
    />
  );
}

function QuemAvalia({ designacao: { avaliacao, recusas } }: { readonly designacao: Designacao }) {
  if (avaliacao === null) {
    return (
      <>
        <Tag tone="warning">sem avaliador</Tag>
        <Recusas recusas={recusas} />
      </>
    );
  }
  if (avaliacao.avaliadores === undefined) {
    return (
      <>
        {avaliacao.avaliador?.nome ?? '—'} <EstadoDaAvaliacao avaliacao={avaliacao} />{' '}
        <AtrasoDaAvaliacao atraso={avaliacao.atraso} />
      </>
    );
  }
  return (
    <>
      <EstadoDosAvaliadores avaliacao={avaliacao} />
      {avaliacao.avaliadores.map((um) => (
        <div key={um.id}>
          {um.nome} <EstadoDeUm um={um} />
        </div>
      ))}
      <Recusas recusas={recusas} />
    </>
  );
}
