import { coordenouPorExtenso } from '@instrutoria/domain/coordenacao/rules/periodos.ts';
import { SITUACOES_EXIBIDAS } from '@instrutoria/domain/decisao/types.ts';
import { MENSAGENS_PROJETO as M } from '@instrutoria/domain/projeto/messages.ts';
import { agePeloProjeto } from '@instrutoria/domain/projeto/policies.ts';
import type { Projeto } from '@instrutoria/domain/projeto/types.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { DO_PROJETO, RECEBIDA } from '../../../lib/from-project.ts';
import { useIdOfPath } from '../../../lib/id-of-path.ts';
import { ApiError } from '../../../lib/server/api-error.ts';
import { useSessao } from '../../../lib/session/session.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { PartLinks } from '../../../ui/page/part-links.tsx';
import { Loading } from '../../../ui/status/loading.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { janelasQuery } from '../../janela/api.ts';
import { AvisoDeEncerramento } from '../../projeto/offered/aviso-de-encerramento.tsx';
import { BotoesDoCoordenador } from '../../projeto/offered/botoes-do-coordenador.tsx';
import { ProjetoQueryState } from '../../projeto/offered/projeto-query-state.tsx';
import { TagDaSituacao } from '../../resultado/offered/tag-da-situacao.tsx';
import { tarefasQuery } from '../../tarefa/api.ts';
import { ProximoAto } from '../../tarefa/offered/proximo-ato.tsx';
import { type Andamento, andamentoQuery } from '../api.ts';
import { DocumentosDaCabeca } from './documentos-da-cabeca.tsx';
import { Etapas } from './etapas.tsx';
import { caminhoDaParte, PARTES, type Parte, partesDoProjeto } from './partes-do-projeto.ts';
import classes from './projeto-page.module.css';
import { foiRecebida, PropostaRecebida } from './proposta-recebida.tsx';

interface Props {
  readonly parte: Parte;
  readonly children: (projeto: Projeto) => ReactNode;
  /** On an address of the first specification: its title while loading, and its buttons. */
  readonly title?: string;
  readonly botoes?: (projeto: Projeto) => ReactNode;
  /** The receipt of what was just sent, above everything else. */
  readonly recibo?: (projeto: Projeto, hoje: string) => ReactNode;
  /** The project, where the address does not name it by `id`. */
  readonly projeto?: number;
  /** The part is a form: it begins sooner, without the steps of the whole year above it. */
  readonly formulario?: boolean;
  /** The part is work of every month: the head above it is short, and its steps and documents folded. */
  readonly curta?: boolean;
  /** Also for a draft, and for an evaluator, who has no access to the progress. */
  readonly paraTodos?: boolean;
}

/** The page of one project: its progress, the next step, and one of its parts. */
export function ProjetoPage({ projeto: deOutroCampo, ...props }: Props) {
  const id = useIdOfPath();
  return (
    <ProjetoQueryState id={deOutroCampo ?? id} title={props.title ?? 'Projeto'}>
      {(projeto) => <Lugar {...props} projeto={projeto} />}
    </ProjetoQueryState>
  );
}

type DoProjeto = Omit<Props, 'projeto'> & { readonly projeto: Projeto };

function Lugar({ projeto, ...props }: DoProjeto) {
  const coordena = agePeloProjeto(projeto, useSessao()?.usuario.id);
  const andamento = useQuery({ ...andamentoQuery(projeto.id), enabled: !projeto.ehRascunho });
  const janelas = useQuery({ ...janelasQuery(projeto.id), enabled: coordena && !projeto.ehRascunho });
  const tarefas = useQuery({ ...tarefasQuery, enabled: coordena && !projeto.ehRascunho });
  // An evaluator sees the proposal without the progress.
  const sumiu = andamento.error instanceof ApiError && andamento.error.status === 404;
  if (props.paraTodos === true && (projeto.ehRascunho || sumiu))
    return <SoAParte {...props} projeto={projeto} />;
  if (projeto.ehRascunho) return <Rascunho projeto={projeto} />;
  if (sumiu) return <Ausente />;
  return (
    <>
      <Cabeca projeto={projeto} />
      <QueryState query={andamento}>
        {(lido) =>
          // Both decide what stands above and among the links of the parts, which must not move under the pointer.
          coordena && !(janelas.isFetched && tarefas.isFetched) ? (
            <Loading />
          ) : (
            <Corpo
              {...props}
              projeto={projeto}
              andamento={lido}
              frequencia={janelas.data?.some((uma) => uma.janela === 'frequencia' && uma.aberta) === true}
            />
          )
        }
      </QueryState>
    </>
  );
}

function SoAParte({ projeto, botoes, children }: DoProjeto) {
  return (
    <>
      <Cabeca projeto={projeto} />
      <div className={classes.place}>
        <AvisoDeEncerramento projeto={projeto} />
        <div className={classes.acts}>
          <BotoesDoCoordenador projeto={projeto} />
          <DocumentosDaCabeca projeto={projeto} />
          {botoes?.(projeto)}
        </div>
        {children(projeto)}
      </div>
    </>
  );
}

function Ausente() {
  return (
    <>
      <PageHeader title="Projeto" crumbs={[{ label: 'Início', to: '/menu' }]} />
      <div role="alert">
        <EmptyState title={M.projetoNaoEncontrado} />
      </div>
    </>
  );
}

function Rascunho({ projeto }: { readonly projeto: Projeto }) {
  return (
    <>
      <PageHeader title={projeto.titulo || 'SEM TITULO'} crumbs={[{ label: 'Início', to: '/menu' }]} />
      <Notice title="Este projeto é um rascunho">
        Ele tem andamento depois de enviado. <Link to="/rascunhos_salvos">Rascunhos salvos</Link>
      </Notice>
    </>
  );
}

function Cabeca({ projeto }: { readonly projeto: Projeto }) {
  const { id, titulo, coordenador, edital, situacaoExibida, vagas } = projeto;
  const eu = useSessao()?.usuario.id;
  const coordena = eu === coordenador.id;
  const coordenou = coordenouPorExtenso(projeto, eu);
  const situacao = SITUACOES_EXIBIDAS.find((uma) => uma === situacaoExibida) ?? 'SUBMETIDO';
  return (
    <PageHeader
      title={titulo || 'SEM TITULO'}
      crumbs={[
        { label: 'Início', to: '/menu' },
        ...(coordena || coordenou !== null
          ? [{ label: 'Projetos submetidos', to: '/projetos_submetidos' }]
          : []),
      ]}
      description={
        <>
          <p className={classes.line}>
            {`Projeto nº ${id} · `}
            {edital === null ? 'sem edital' : <Link to={`/editais/${edital.id}/regras`}>{edital.nome}</Link>}{' '}
            <TagDaSituacao situacao={situacao} vagas={vagas} />
          </p>
          {!coordena && projeto.semNomes === undefined && (
            <p className={classes.line}>
              {`${coordenador.nome} · ${coordenador.unidade.nome}`}
              {coordenou !== null && ` · ${coordenou}`}
            </p>
          )}
        </>
      }
    />
  );
}

function Corpo(
  props: DoProjeto & {
    readonly andamento: Andamento;
    /** Whether the window of the attendance is open. */
    readonly frequencia: boolean;
  },
) {
  const {
    projeto,
    andamento,
    frequencia,
    parte,
    title,
    botoes,
    recibo,
    formulario = false,
    curta = false,
    children,
  } = props;
  const usuario = useSessao()?.usuario;
  const { state } = useLocation();
  const agoraMesmo = state === RECEBIDA;
  const daEspecificacao = title !== undefined && state !== DO_PROJETO;
  const coordena = agePeloProjeto(projeto, usuario?.id);
  const homologa = andamento.etapas.some(({ codigo }) => codigo === 'HOMOLOGACAO');
  const recebida = parte === 'proposta' && coordena && foiRecebida(projeto, andamento.etapas, agoraMesmo);
  // An open part stays when its window closes, so that typed text is not lost (T-J7).
  const partes = partesDoProjeto(projeto, usuario, frequencia || parte === 'frequencia', homologa);
  return (
    <div className={classes.place}>
      {recebida && <PropostaRecebida projeto={projeto} etapas={andamento.etapas} />}
      {recibo?.(projeto, andamento.hoje)}
      {projeto.aguardandoCronograma && (
        <Notice kind="warning" title="Faltam os cronogramas deste projeto">
          Complete os cronogramas de todos os instrutores: só então o projeto conta como enviado.
        </Notice>
      )}
      {parte !== 'instrutores' && <AvisoDeEncerramento projeto={projeto} />}
      {coordena && (
        <ProximoAto
          projeto={projeto.id}
          aqui={caminhoDaParte(parte, projeto.id, false)}
          ditoSemNada={!recebida}
        />
      )}
      <div className={curta ? classes.short : classes.place}>
        {!formulario && <Etapas etapas={andamento.etapas} folded={curta} />}
        <div className={classes.acts}>
          {coordena && <BotoesDoCoordenador projeto={projeto} />}
          <DocumentosDaCabeca projeto={projeto} folded={curta} />
          {botoes?.(projeto)}
        </div>
      </div>
      <PartLinks
        label="Partes do projeto"
        parts={partes.map((uma) => ({
          title: PARTES[uma].titulo,
          to: caminhoDaParte(uma, projeto.id, daEspecificacao),
          current: uma === parte,
        }))}
      />
      <section className={classes.content} aria-label={PARTES[parte].titulo}>
        {children(projeto)}
      </section>
    </div>
  );
}
