import { estadoDaAvaliacao } from '@instrutoria/domain/avaliacao/rules/estados-da-avaliacao.ts';
import { NOMES_DOS_ANDAMENTOS } from '@instrutoria/domain/designacao/messages.ts';
import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { formatarPrazo } from '../../../lib/format/format.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { Tag } from '../../../ui/page/tag.tsx';
import { RowLink } from '../../../ui/tables/row-link.tsx';
import { type Chosen, type WorkColumn, WorkTable } from '../../../ui/tables/work-table.tsx';
import type { ProjetoDoEdital } from '../../avaliacao/api.ts';
import { nomesDe } from '../../avaliacao/offered/designados.ts';
import { AtrasoDaAvaliacao } from '../../avaliacao/offered/estado-da-avaliacao.tsx';
import { EstadoDosAvaliadores } from '../../avaliacao/offered/estado-dos-avaliadores.tsx';
import { Recusas } from './recusas.tsx';
import classes from './tabela-da-mesa.module.css';

type Projeto = ProjetoDoEdital;

const TONS = { designada: 'neutral', aceita: 'info', concluida: 'good' } as const;

function Situacao({ projeto }: { readonly projeto: Projeto }) {
  const { avaliacao, recusas } = projeto;
  if (avaliacao === null) {
    return (
      <div className={classes.situacao}>
        <Tag tone="warning">{NOMES_DOS_ANDAMENTOS[recusas.length === 0 ? 'semAvaliador' : 'recusou']}</Tag>
        <Recusas recusas={recusas} />
      </div>
    );
  }
  if (avaliacao.avaliadores !== undefined) return <DeVarios projeto={projeto} avaliacao={avaliacao} />;
  const estado = estadoDaAvaliacao(avaliacao);
  return (
    <div className={classes.situacao}>
      <Tag tone={TONS[estado]}>{NOMES_DOS_ANDAMENTOS[estado]}</Tag>
      <AtrasoDaAvaliacao atraso={avaliacao.atraso} />
      {avaliacao.impedimento !== null && <Tag tone="warning">impedimento: {avaliacao.impedimento}</Tag>}
    </div>
  );
}

/** The problem, for administrators with a link to the screen where it is resolved. */
function DeVarios(props: {
  readonly projeto: Projeto;
  readonly avaliacao: NonNullable<Projeto['avaliacao']>;
}) {
  const { projeto, avaliacao } = props;
  const { avaliadores = [], divergente = false } = avaliacao;
  const impedidos = avaliadores.filter(({ declarou, semDireito }) => declarou || semDireito);
  return (
    <div className={classes.situacao}>
      <EstadoDosAvaliadores avaliacao={avaliacao} />
      <AtrasoDaAvaliacao atraso={avaliacao.atraso} />
      {impedidos.length > 0 && (
        <Tag tone="warning">substitua {impedidos.map(({ nome }) => nome).join(', ')}</Tag>
      )}
      {divergente && (
        <Text size="sm">
          <Anchor component={Link} to={`/projetos/${projeto.id}/administracao`}>
            Ver lado a lado<span className="sr-only"> as avaliações de {projeto.titulo}</span>
          </Anchor>
        </Text>
      )}
      <Recusas recusas={projeto.recusas} />
    </div>
  );
}

const avaliadorDe = ({ avaliacao }: Projeto) => nomesDe(avaliacao);
const prazoDe = ({ avaliacao }: Projeto) => (avaliacao?.prazo ? formatarPrazo(avaliacao.prazo) : '—');

const COLUNAS: readonly (WorkColumn<Projeto> & { readonly fixa?: true })[] = [
  { key: 'id', title: 'Nº', order: 'id', align: 'end', fixa: true, cell: ({ id }) => id },
  {
    key: 'titulo',
    title: 'Projeto',
    order: 'titulo',
    rowHeader: true,
    fixa: true,
    cell: ({ id, titulo, tardia }) => (
      <>
        <RowLink to={`/detalhes_projeto/${id}`}>{titulo}</RowLink>
        {tardia !== undefined && <Text size="sm">{tardia}</Text>}
      </>
    ),
  },
  {
    key: 'coordenador',
    title: 'Coordenador',
    order: 'coordenador',
    cell: ({ coordenador }) => coordenador.nome,
  },
  { key: 'unidade', title: 'Unidade', order: 'unidade', cell: ({ coordenador }) => coordenador.unidade },
  { key: 'programa', title: 'Programa', cell: ({ coordenador }) => coordenador.programa ?? '—' },
  { key: 'avaliador', title: 'Avaliador', order: 'avaliador', cell: avaliadorDe },
  { key: 'prazo', title: 'Prazo', cell: prazoDe },
  {
    key: 'situacao',
    title: 'Situação',
    order: 'situacao',
    cell: (projeto) => <Situacao projeto={projeto} />,
  },
];

/** The columns that a person may hide. */
export const COLUNAS_A_ESCOLHER = COLUNAS.filter(({ fixa }) => fixa === undefined);

export function TabelaDaMesa(props: {
  readonly projetos: readonly Projeto[] | undefined;
  readonly waiting: boolean;
  readonly ordem: string | undefined;
  readonly onOrdem: (ordem: string | undefined) => void;
  readonly escondidas: readonly string[];
  readonly escolhidos: Chosen<Projeto> | undefined;
  readonly filtrada: boolean;
}) {
  return (
    <WorkTable
      caption="Projetos do edital"
      columns={COLUNAS.filter(({ key }) => !props.escondidas.includes(key))}
      rows={props.projetos}
      waiting={props.waiting}
      rowKey={({ id }) => id}
      order={props.ordem}
      onOrder={props.onOrdem}
      {...(props.escolhidos === undefined ? {} : { chosen: props.escolhidos })}
      under={(projeto) => (
        <>
          <span>
            nº {projeto.id} · {projeto.coordenador.nome}
          </span>
          {projeto.avaliacao !== null && (
            <span>
              {projeto.avaliacao.avaliadores === undefined ? 'Avaliador' : 'Avaliadores'}:{' '}
              {avaliadorDe(projeto)}
            </span>
          )}
          <Situacao projeto={projeto} />
        </>
      )}
      empty={
        <EmptyState
          title={
            props.filtrada
              ? 'Nenhum projeto com estes filtros.'
              : 'O edital ainda não tem projetos que você possa ver.'
          }
        />
      }
    />
  );
}
