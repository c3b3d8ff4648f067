import { BOTOES_DA_TAREFA } from '@instrutoria/domain/tarefa/messages.ts';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconClock, IconPointFilled } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatarDia, formatarFalta, formatarPrazo } from '../../../lib/format/format.ts';
import { DO_PROJETO } from '../../../lib/from-project.ts';
import { useOpened } from '../../../lib/use-opened.ts';
import { Panel } from '../../../ui/page/panel.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { type Tarefas, tarefasQuery } from '../api.ts';
import classes from './precisa-de-voce.module.css';

type Tarefa = Tarefas['tarefas'][number];

const PRIMEIRAS = 6;

/** The person's tasks, late ones first, each with its link. */
export function PrecisaDeVoce() {
  return (
    <Panel title="Precisa de você">
      <QueryState query={useQuery(tarefasQuery)} label="Procurando o que você tem para fazer">
        {(tarefas) => (tarefas.total === 0 ? <MesaVazia {...tarefas} /> : <Mesa {...tarefas} />)}
      </QueryState>
    </Panel>
  );
}

function MesaVazia({ proxima, hoje }: Tarefas) {
  return (
    <>
      <p className={classes.text}>Você não tem nada para fazer agora.</p>
      {proxima !== null && (
        <p className={classes.quiet}>
          {`A seguir: ${proxima.titulo}, em ${formatarDia(proxima.dia)} (${formatarFalta(proxima.dia, hoje)}).`}
        </p>
      )}
    </>
  );
}

function Mesa({ tarefas, total, hoje }: Tarefas) {
  const [todas, setTodas] = useOpened('tarefas');
  const mostradas = todas ? tarefas : tarefas.slice(0, PRIMEIRAS);
  const escondidas = tarefas.length - mostradas.length;
  return (
    <>
      <ul className={classes.rows}>
        {mostradas.map((tarefa, i) => (
          <Linha
            key={`${tarefa.codigo} ${tarefa.caminho} ${tarefa.edital ?? 0} ${tarefa.titulo}`}
            tarefa={tarefa}
            hoje={hoje}
            primeira={i === 0 && !tarefa.espera}
          />
        ))}
      </ul>
      {escondidas > 0 && (
        <Button variant="default" mt="sm" onClick={() => setTodas(true)}>
          {escondidas === 1 ? 'Ver a outra tarefa' : `Ver as outras ${escondidas} tarefas`}
        </Button>
      )}
      {todas && total > tarefas.length && (
        <p className={classes.quiet}>
          São as primeiras {tarefas.length} de {total}: as outras aparecem quando estas forem feitas.
        </p>
      )}
    </>
  );
}

function Linha(props: { readonly tarefa: Tarefa; readonly hoje: string; readonly primeira: boolean }) {
  const { tarefa, hoje, primeira } = props;
  const { codigo, titulo, sobre, projeto, senao, caminho, espera, atrasada } = tarefa;
  const botao = espera ? 'Ver' : BOTOES_DA_TAREFA[codigo];
  return (
    <li className={classes.row} data-late={atrasada || undefined}>
      <Sinal {...tarefa} />
      <div className={classes.words}>
        <p className={classes.title}>{titulo}</p>
        {sobre !== null && <p className={classes.about}>{sobre}</p>}
        <p className={classes.quiet}>{senao}</p>
      </div>
      <Quando {...tarefa} hoje={hoje} />
      <Button
        component={Link}
        to={caminho}
        state={projeto === null ? undefined : DO_PROJETO}
        variant={primeira ? 'filled' : 'default'}
        className={classes.act ?? ''}
        aria-label={`${botao}: ${titulo}${sobre === null ? '' : `, ${sobre}`}`}
      >
        {botao}
      </Button>
    </li>
  );
}

function Sinal({ atrasada, espera }: Tarefa) {
  const QuandoNaoAtrasada = espera ? IconClock : IconPointFilled;
  const Icone = atrasada ? IconAlertTriangle : QuandoNaoAtrasada;
  return <Icone aria-hidden size={20} className={classes.sign} />;
}

function Quando({ de, ate, espera, atrasada, hoje }: Tarefa & { readonly hoje: string }) {
  if (espera && de !== null) {
    return (
      <p className={classes.when}>
        <span>{`abre em ${formatarDia(de)}`}</span>
      </p>
    );
  }
  if (ate === null) return <p className={classes.when}>sem prazo</p>;
  return (
    <p className={classes.when}>
      <time dateTime={ate}>{`até ${formatarPrazo(ate)}`}</time>
      <span className={classes.left}>
        {atrasada ? `atrasada ${formatarFalta(ate, hoje)}` : formatarFalta(ate, hoje)}
      </span>
    </p>
  );
}
