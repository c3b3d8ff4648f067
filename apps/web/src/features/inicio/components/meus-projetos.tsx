import { coordenouPorExtenso } from '@instrutoria/domain/coordenacao/rules/periodos.ts';
import { situacaoPorExtenso } from '@instrutoria/domain/decisao/rules/vagas.ts';
import { encerramentoPorExtenso } from '@instrutoria/domain/projeto/rules/encerramento.ts';
import type { Projeto } from '@instrutoria/domain/projeto/types.ts';
import { Anchor, Button } from '@mantine/core';
import { Link } from 'react-router';
import { useSessao } from '../../../lib/session/session.ts';
import { Panel } from '../../../ui/page/panel.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { useProjetosSubmetidos } from '../../projeto/api.ts';
import classes from './listas.module.css';

const MOSTRADOS = 5;

function situacaoDo(
  { aguardandoCronograma, situacaoExibida, vagas, ...projeto }: Projeto,
  eu: number | undefined,
): string {
  if (aguardandoCronograma) return 'faltam os cronogramas';
  const situacao = situacaoPorExtenso(situacaoExibida, vagas);
  const dito = [situacao, encerramentoPorExtenso(projeto), coordenouPorExtenso(projeto, eu)];
  return dito.filter((um) => um !== null).join(', ');
}

export function MeusProjetos() {
  const eu = useSessao()?.usuario.id;
  return (
    <Panel title="Meus projetos">
      <QueryState query={useProjetosSubmetidos()}>
        {(projetos) =>
          projetos.length === 0 ? (
            <>
              <p className={classes.text}>Você ainda não enviou nenhum projeto.</p>
              <Button component={Link} to="/cadastro_projeto" state="doMenu" mt="sm">
                Escrever uma proposta
              </Button>
            </>
          ) : (
            <>
              <ul className={classes.rows}>
                {projetos.slice(0, MOSTRADOS).map((projeto) => (
                  <li key={projeto.id} className={classes.row}>
                    <span>
                      <Anchor component={Link} to={`/projetos/${projeto.id}`} fw={600}>
                        {projeto.titulo}
                      </Anchor>
                      <span className={classes.quiet}>
                        nº {projeto.id}
                        {projeto.edital === null ? '' : ` · ${projeto.edital.nome}`}
                      </span>
                    </span>
                    <span className={classes.state}>{situacaoDo(projeto, eu)}</span>
                  </li>
                ))}
              </ul>
              {projetos.length > MOSTRADOS && (
                <Anchor component={Link} to="/projetos_submetidos">
                  Ver os {projetos.length} projetos
                </Anchor>
              )}
            </>
          )
        }
      </QueryState>
    </Panel>
  );
}
