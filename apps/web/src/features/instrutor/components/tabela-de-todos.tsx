import { NOMES_DOS_TIPOS_DE_ALUNO, situacaoNaTela } from '@instrutoria/domain/instrutor/messages.ts';
import { contado } from '@instrutoria/domain/kernel/contagem.ts';
import { mesPorExtenso } from '@instrutoria/domain/kernel/datas.ts';
import { NOMES_DOS_MOTIVOS } from '@instrutoria/domain/pagamento/messages.ts';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { NoWrap } from '../../../ui/page/no-wrap.tsx';
import { Tag } from '../../../ui/page/tag.tsx';
import { type Chosen, type WorkColumn, WorkTable } from '../../../ui/tables/work-table.tsx';
import type { InstrutorListado } from '../api.ts';
import classes from './tabela-de-todos.module.css';

type Instrutor = InstrutorListado;

function Documentos({ instrutor }: { readonly instrutor: Instrutor }) {
  const { id, nome, situacaoInstrutor, identificado, documentos } = instrutor;
  const { total, emOrdem, porConferir, recusados } = documentos;
  return (
    <span className={classes.documents}>
      <NoWrap>
        {emOrdem} de {total}
        {porConferir === 0 ? ' em ordem' : ', '}
        {porConferir > 0 && (
          <Anchor component={Link} inherit to={`/conferir_documentos/${id}`} underline="always">
            {porConferir} por conferir<span className="sr-only"> de {nome}</span>
          </Anchor>
        )}
      </NoWrap>
      {situacaoInstrutor === 'IRREGULAR' && !identificado && (
        <Anchor component={Link} inherit to={`/conferir_documentos/${id}?todos=sim`} underline="always">
          <NoWrap>
            falta CPF ou matrícula<span className="sr-only"> de {nome}</span>
          </NoWrap>
        </Anchor>
      )}
      {recusados > 0 && (
        <NoWrap>
          <Tag tone="warning">{contado(recusados, 'recusado', 'recusados')}</Tag>
        </NoWrap>
      )}
    </span>
  );
}

function Frequencia({ instrutor: { frequencia } }: { readonly instrutor: Instrutor }) {
  const { horas, ausente, falta } = frequencia;
  if (ausente) return <Tag tone="warning">ausência</Tag>;
  if (falta) return <Tag tone="warning">falta</Tag>;
  if (horas === null) return '—';
  return horas < 0 ? 'não se aplica' : `${horas.toLocaleString('pt-BR')} h`;
}

function Relatorio({ instrutor: { relatorio } }: { readonly instrutor: Instrutor }) {
  if (relatorio.feito) return <Tag tone="good">enviado</Tag>;
  return relatorio.falta ? <NoWrap>não enviado</NoWrap> : '—';
}

function Pagamento({ instrutor }: { readonly instrutor: Instrutor }) {
  const { pagamento, tipoAluno, folhaFechada } = instrutor;
  if (pagamento === null)
    return tipoAluno === 'BOLSISTA' && !folhaFechada ? <NoWrap>folha aberta</NoWrap> : '—';
  if (pagamento.pago) return <Tag tone="good">pago</Tag>;
  return <>não pago{pagamento.motivo !== null && `: ${NOMES_DOS_MOTIVOS[pagamento.motivo]}`}</>;
}

const tomDaSituacao = ({ aguardandoConferencia, situacaoInstrutor }: Instrutor) => {
  if (aguardandoConferencia) return 'info';
  return situacaoInstrutor === 'REGULAR' ? 'good' : 'warning';
};

const Situacao = ({ instrutor }: { readonly instrutor: Instrutor }) => (
  <Tag tone={tomDaSituacao(instrutor)}>{situacaoNaTela(instrutor)}</Tag>
);

const COLUNAS: readonly (WorkColumn<Instrutor> & { readonly fixa?: true })[] = [
  {
    key: 'nome',
    title: 'Instrutor',
    order: 'nome',
    rowHeader: true,
    fixa: true,
    cell: ({ nome }) => nome,
  },
  { key: 'matricula', title: 'Matrícula', cell: ({ matricula }) => matricula ?? '—' },
  {
    key: 'projeto',
    title: 'Projeto',
    order: 'projeto',
    cell: ({ projeto }) => (
      <Anchor
        component={Link}
        inherit
        className={classes.title ?? ''}
        title={projeto.titulo}
        to={`/projetos/${projeto.id}/instrutores`}
        underline="hover"
      >
        {projeto.titulo}
      </Anchor>
    ),
  },
  { key: 'coordenador', title: 'Coordenador', cell: ({ projeto }) => projeto.coordenador.nome },
  { key: 'edital', title: 'Edital', order: 'edital', cell: ({ edital }) => edital.nome },
  {
    key: 'tipo',
    title: 'Tipo',
    order: 'tipo',
    cell: ({ tipoAluno }) => NOMES_DOS_TIPOS_DE_ALUNO[tipoAluno],
  },
  {
    key: 'situacao',
    title: 'Situação',
    order: 'situacao',
    cell: (instrutor) => <Situacao instrutor={instrutor} />,
  },
  { key: 'documentos', title: 'Documentos', cell: (instrutor) => <Documentos instrutor={instrutor} /> },
  {
    key: 'frequencia',
    title: 'Frequência',
    cell: (instrutor) => <Frequencia instrutor={instrutor} />,
  },
  { key: 'relatorio', title: 'Relatório', cell: (instrutor) => <Relatorio instrutor={instrutor} /> },
  {
    key: 'pagamento',
    title: 'Bolsa',
    cell: (instrutor) => <Pagamento instrutor={instrutor} />,
  },
];

/** The columns that a person may hide. */
export const COLUNAS_A_ESCOLHER = COLUNAS.filter(({ fixa }) => fixa === undefined);

export function TabelaDeTodos(props: {
  readonly instrutores: readonly Instrutor[] | undefined;
  readonly mes: string;
  readonly waiting: boolean;
  readonly ordem: string | undefined;
  readonly onOrdem: (ordem: string | undefined) => void;
  readonly escondidas: readonly string[];
  readonly escolhidos: Chosen<Instrutor>;
  readonly filtrada: boolean;
}) {
  return (
    <WorkTable
      caption={`Instrutores de todos os projetos, com a frequência e a bolsa de ${mesPorExtenso(props.mes)}`}
      shortNames
      columns={COLUNAS.filter(({ key }) => !props.escondidas.includes(key))}
      rows={props.instrutores}
      waiting={props.waiting}
      rowKey={({ id }) => id}
      order={props.ordem}
      onOrder={props.onOrdem}
      chosen={props.escolhidos}
      under={(instrutor) => (
        <>
          <Anchor
            component={Link}
            inherit
            to={`/projetos/${instrutor.projeto.id}/instrutores`}
            underline="hover"
          >
            {instrutor.projeto.titulo}
          </Anchor>
          <span>
            {NOMES_DOS_TIPOS_DE_ALUNO[instrutor.tipoAluno]} <Situacao instrutor={instrutor} />
          </span>
          <span>
            Documentos: <Documentos instrutor={instrutor} />
          </span>
          <span>
            Frequência: <Frequencia instrutor={instrutor} />
          </span>
          <span>
            Relatório: <Relatorio instrutor={instrutor} />
          </span>
          <span>
            Bolsa: <Pagamento instrutor={instrutor} />
          </span>
        </>
      )}
      empty={
        <EmptyState
          title={props.filtrada ? 'Nenhum instrutor com estes filtros.' : 'Nenhum instrutor cadastrado.'}
        />
      }
    />
  );
}
