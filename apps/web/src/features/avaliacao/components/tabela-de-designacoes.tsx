import { estadoDaAvaliacao, MAQUINA_DA_AVALIACAO } from '@instrutoria/domain/avaliacao/maquina.ts';
import { temPasso } from '@instrutoria/domain/kernel/maquina.ts';
import { Anchor, Button, Text } from '@mantine/core';
import { Link } from 'react-router';
import { formatarInstante } from '../../../lib/format.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Tag } from '../../../ui/tag.tsx';
import type { Avaliacao, NaoDesignado } from '../api.ts';
import { AtrasoDaAvaliacao, EstadoDaAvaliacao } from './estado-da-avaliacao.tsx';

const podeSubstituir = (avaliacao: Avaliacao) =>
  temPasso(MAQUINA_DA_AVALIACAO, 'substituirAvaliador', estadoDaAvaliacao(avaliacao));

interface Linha {
  readonly id: number;
  readonly titulo: string;
  readonly coordenador: string;
  readonly avaliacao: Avaliacao | null;
  readonly recusas: NaoDesignado['recusas'];
}

function linhas(avaliacoes: readonly Avaliacao[], naoDesignados: readonly NaoDesignado[]): Linha[] {
  // The two lists load one after the other: for a moment a project may be in both.
  const comAvaliador = new Set(avaliacoes.map(({ projeto }) => projeto.id));
  const semAvaliador = naoDesignados.filter(({ id }) => !comAvaliador.has(id));
  return [
    ...semAvaliador.map(({ id, titulo, coordenador, recusas }) => ({
      id,
      titulo,
      coordenador: coordenador.nome,
      avaliacao: null,
      recusas,
    })),
    ...avaliacoes.map((avaliacao) => ({
      id: avaliacao.projeto.id,
      titulo: avaliacao.projeto.titulo,
      coordenador: avaliacao.projeto.coordenador.nome,
      avaliacao,
      recusas: [],
    })),
  ];
}

export function TabelaDeDesignacoes(props: {
  readonly avaliacoes: readonly Avaliacao[];
  readonly naoDesignados: readonly NaoDesignado[];
  readonly podeMudar: boolean;
  readonly onDesignar: (projeto: number) => void;
  readonly onSubstituir: (avaliacao: Avaliacao) => void;
}) {
  const { avaliacoes, naoDesignados, podeMudar, onDesignar, onSubstituir } = props;
  return (
    <DataTable
      caption="Projetos e avaliadores"
      captionHidden
      rows={linhas(avaliacoes, naoDesignados)}
      rowKey={({ id }) => id}
      empty={<EmptyState title="O edital não tem projetos." />}
      columns={[
        { key: 'id', title: 'ID', narrow: true, cell: ({ id }) => id },
        {
          key: 'titulo',
          title: 'Título',
          rowHeader: true,
          cell: ({ id, titulo }) => (
            <Anchor component={Link} to={`/detalhes_projeto/${id}`}>
              {titulo}
            </Anchor>
          ),
        },
        { key: 'coordenador', title: 'Coordenador', cell: ({ coordenador }) => coordenador },
        {
          key: 'avaliador',
          title: 'Avaliador',
          cell: ({ avaliacao, recusas }) =>
            avaliacao === null ? (
              <>
                <Tag tone="warning">sem avaliador</Tag>
                {recusas.map(({ avaliador, motivo, recusadoEm }) => (
                  <Text key={recusadoEm} size="sm">
                    {avaliador.nome} recusou em {formatarInstante(recusadoEm)}
                    {motivo !== '' && `: ${motivo}`}
                  </Text>
                ))}
              </>
            ) : (
              <>
                {avaliacao.avaliador?.nome ?? '—'} <EstadoDaAvaliacao avaliacao={avaliacao} />{' '}
                <AtrasoDaAvaliacao atraso={avaliacao.atraso} />
              </>
            ),
        },
        {
          key: 'acoes',
          title: 'Ações',
          actions: true,
          cell: ({ id, titulo, avaliacao }) => {
            if (!podeMudar) return null;
            if (avaliacao !== null && !podeSubstituir(avaliacao)) return null;
            return avaliacao === null ? (
              <Button size="sm" onClick={() => onDesignar(id)}>
                Designar<span className="sr-only"> avaliador de {titulo}</span>
              </Button>
            ) : (
              <Button size="sm" variant="default" onClick={() => onSubstituir(avaliacao)}>
                Substituir<span className="sr-only"> o avaliador de {titulo}</span>
              </Button>
            );
          },
        },
      ]}
    />
  );
}
