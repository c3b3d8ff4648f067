import { BOTOES_DA_TAREFA } from '@instrutoria/domain/tarefa/messages.ts';
import { Button, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { formatarDia, formatarFalta, formatarPrazo } from '../../../lib/format/format.ts';
import { DO_PROJETO } from '../../../lib/from-project.ts';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { type Tarefas, tarefasQuery } from '../api.ts';
import classes from './proximo-ato.module.css';

type Tarefa = Tarefas['tarefas'][number];

/** Tasks that can be done now come before those that open later; each group is sorted already. */
function primeiraDo(projeto: number, { tarefas }: Tarefas): Tarefa | undefined {
  const dele = tarefas.filter((tarefa) => tarefa.projeto === projeto);
  return dele.find(({ espera }) => !espera) ?? dele[0];
}

function prazo({ de, ate, espera, atrasada }: Tarefa, hoje: string): string {
  if (espera && de !== null) return `Abre em ${formatarDia(de)}.`;
  if (ate === null) return '';
  return `Até ${formatarPrazo(ate)}, ${atrasada ? 'atrasada ' : ''}${formatarFalta(ate, hoje)}.`;
}

/** The next thing that a project needs from its coordinator, from the same data as the home page. */
export function ProximoAto(props: {
  readonly projeto: number;
  /** The address of the part that is open, which may have another address too. */
  readonly aqui: string;
  /** False where the page itself explains the present state. */
  readonly ditoSemNada?: boolean;
}) {
  const { projeto, aqui, ditoSemNada = true } = props;
  const query = useQuery(tarefasQuery);
  const { pathname } = useLocation();
  return (
    <QueryState query={query} label="Procurando o que vem a seguir">
      {(tarefas) => {
        const tarefa = primeiraDo(projeto, tarefas);
        if (tarefa === undefined) {
          if (!ditoSemNada) return null;
          return <p className={classes.quiet}>Neste projeto você não tem nada para fazer agora.</p>;
        }
        const { codigo, titulo, senao, caminho, espera } = tarefa;
        if (caminho === pathname) return null;
        const botao = espera ? 'Ver' : BOTOES_DA_TAREFA[codigo];
        return (
          <section className={classes.next} aria-label="O que vem a seguir">
            <div>
              <Title order={2} size="h3">
                {titulo}
              </Title>
              <p className={classes.quiet}>{`${prazo(tarefa, tarefas.hoje)} ${senao}`.trim()}</p>
            </div>
            {caminho !== aqui && (
              <Button component={Link} to={caminho} state={DO_PROJETO} aria-label={`${botao}: ${titulo}`}>
                {botao}
              </Button>
            )}
          </section>
        );
      }}
    </QueryState>
  );
}
