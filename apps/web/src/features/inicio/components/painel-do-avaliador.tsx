import { PREVIA_MAXIMO } from '@instrutoria/domain/avaliacao/limits.ts';
import { esperaNotas } from '@instrutoria/domain/avaliacao/rules/estados-da-avaliacao.ts';
import { ROTULOS_CONTA } from '@instrutoria/domain/conta/messages.ts';
import { Anchor } from '@mantine/core';
import { IconClipboardCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useSessao } from '../../../lib/session/session.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { avaliacoesDoAvaliadorQuery } from '../../avaliacao/api.ts';

export function PainelDoAvaliador() {
  const eu = useSessao()?.usuario.id ?? 0;
  return (
    <Panel title="Avaliações" icon={<IconClipboardCheck aria-hidden />}>
      <QueryState query={useQuery(avaliacoesDoAvaliadorQuery(eu))}>
        {(todas) => {
          const abertas = todas.filter((aprovacao) => esperaNotas(aprovacao, aprovacao.projeto.edital));
          if (abertas.length === 0) {
            return <EmptyState title="Nenhum projeto designado para você no momento." />;
          }
          return (
            <>
              <p>{ROTULOS_CONTA.designadoParaAvaliar}</p>
              <ul>
                {abertas.slice(0, PREVIA_MAXIMO).map(({ id, aceito, projeto }) => (
                  <li key={id}>
                    <Anchor
                      component={Link}
                      to={aceito === true ? `/avaliacao_projetos/${projeto.id}` : `/aceitar_projeto/${id}`}
                    >
                      {projeto.titulo}
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
