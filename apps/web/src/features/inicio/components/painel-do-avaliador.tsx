import { PREVIA_MAXIMO } from '@instrutoria/domain/avaliacao/limits.ts';
import { ROTULOS_CONTA } from '@instrutoria/domain/conta/messages.ts';
import { Anchor } from '@mantine/core';
import { IconClipboardCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { type Tarefas, tarefasQuery } from '../../tarefa/api.ts';

const paraAvaliar = ({ codigo }: Tarefas['tarefas'][number]) =>
  codigo === 'CONVITE_A_RESPONDER' || codigo === 'AVALIACAO_A_CONCLUIR';

export function PainelDoAvaliador() {
  return (
    <Panel title="Avaliações" icon={<IconClipboardCheck aria-hidden />}>
      <QueryState query={useQuery(tarefasQuery)}>
        {({ tarefas }) => {
          const abertas = tarefas.filter(paraAvaliar);
          if (abertas.length === 0) {
            return <EmptyState title="Nenhum projeto designado para você no momento." />;
          }
          return (
            <>
              <p>{ROTULOS_CONTA.designadoParaAvaliar}</p>
              <ul>
                {abertas.slice(0, PREVIA_MAXIMO).map(({ caminho, sobre }) => (
                  <li key={caminho}>
                    <Anchor component={Link} to={caminho}>
                      {sobre}
                    </Anchor>
                  </li>
                ))}
              </ul>
              <Anchor component={Link} to="/projetos_avaliar">
                Ver todos os projetos
              </Anchor>
            </>
          );
        }}
      </QueryState>
    </Panel>
  );
}
