import { SITUACOES_EXIBIDAS } from '@instrutoria/domain/avaliacao/types.ts';
import { coordenouPorExtenso } from '@instrutoria/domain/coordenacao/rules/periodos.ts';
import { MENSAGENS_PROJETO as M } from '@instrutoria/domain/projeto/messages.ts';
import { agePeloProjeto } from '@instrutoria/domain/projeto/policies.ts';
import type { Projeto } from '@instrutoria/domain/projeto/types.ts';
import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { api } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { useIdOfPath } from '../../../lib/id-of-path.ts';
import { useSessao } from '../../../lib/session.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { PdfLink } from '../../../ui/pdf-link.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { janelasQuery } from '../../janela/api.ts';
import { AvisoDeEncerramento } from '../../projeto/offered/aviso-de-encerramento.tsx';
import { BotoesDoCoordenador } from '../../projeto/offered/botoes-do-coordenador.tsx';
import { ComprovanteLink } from '../../projeto/offered/comprovante-link.tsx';
import { ProjetoQueryState } from '../../projeto/offered/projeto-query-state.tsx';
import { TagDaSituacao } from '../../resultado/offered/tag-da-situacao.tsx';
import { ProximoAto } from '../../tarefa/offered/proximo-ato.tsx';
import { type Andamento, andamentoQuery } from '../api.ts';
import { Etapas } from './etapas.tsx';
import { PARTES, type Parte, partesDoProjeto } from './partes-do-projeto.ts';
import classes from './projeto-page.module.css';

interface Props {
  readonly parte: Parte;
  readonly children: (projeto: Projeto) => ReactNode;
}

/** The place of one project: where it is, what comes next, and one of its parts. */
export function ProjetoPage(props: Props) {
  const id = useIdOfPath();
  return (
    <ProjetoQueryState id={id} title="Projeto">
      {(projeto) => <Lugar {...props} projeto={projeto} />}
    </ProjetoQueryState>
  );
}

function Lugar({ projeto, ...props }: Props & { readonly projeto: Projeto }) {
  const andamento = useQuery({ ...andamentoQuery(projeto.id), enabled: !projeto.ehRascunho });
  if (projeto.ehRascunho) return <Rascunho projeto={projeto} />;
  // An evaluator reads the proposal on another page.
  const sumiu = andamento.error instanceof ApiError && andamento.error.status === 404;
  if (sumiu) return <Ausente />;
  return (
    <>
      <Cabeca projeto={projeto} />
      <QueryState query={andamento}>
        {(lido) => <Corpo {...props} projeto={projeto} andamento={lido} />}
      </QueryState>
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
      title={titulo}
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
          {!coordena && (
            <p className={classes.line}>
              {`${coordenador.nome} · ${coordenador.unidade.nome}`}
              {coordenou !== null && ` · ${coordenou}`}
            </p>
          )}
          <div className={classes.papers}>
            <PdfLink
              compact
              label="Gerar PDF"
              fileName={`projeto_${id}.pdf`}
              load={() => api.gerarPdf({ params: { id } })}
            />
            <ComprovanteLink compact projeto={projeto} />
            <Button
              variant="default"
              size="compact-sm"
              leftSection={<IconPrinter aria-hidden size={20} />}
              onClick={() => globalThis.print()}
            >
              Imprimir
            </Button>
          </div>
        </>
      }
    />
  );
}

function Corpo(props: Props & { readonly projeto: Projeto; readonly andamento: Andamento }) {
  const { projeto, andamento, parte, children } = props;
  const usuario = useSessao()?.usuario;
  const coordena = agePeloProjeto(projeto, usuario?.id);
  const janelas = useQuery({ ...janelasQuery(projeto.id), enabled: coordena });
  const aberta = janelas.data?.some((uma) => uma.janela === 'frequencia' && uma.aberta) === true;
  const homologa = andamento.etapas.some(({ codigo }) => codigo === 'HOMOLOGACAO');
  // On its own address a part stays when its window closes: what was typed there is not taken away (T-J7).
  const partes = partesDoProjeto(projeto, usuario, aberta || parte === 'frequencia', homologa);
  return (
    <div className={classes.place}>
      <Etapas etapas={andamento.etapas} />
      {projeto.aguardandoCronograma && (
        <Notice kind="warning" title="Faltam os cronogramas deste projeto">
          Complete os cronogramas de todos os instrutores: só então o projeto conta como enviado.
        </Notice>
      )}
      {parte !== 'instrutores' && <AvisoDeEncerramento projeto={projeto} />}
      {coordena && (
        <>
          <ProximoAto projeto={projeto.id} />
          <div className={classes.acts}>
            <BotoesDoCoordenador projeto={projeto} />
          </div>
        </>
      )}
      <nav aria-label="Partes do projeto" className={classes.parts}>
        {partes.map((uma) => (
          <Link
            key={uma}
            to={`/projetos/${projeto.id}${PARTES[uma].caminho}`}
            aria-current={uma === parte ? 'page' : undefined}
            className={classes.part ?? ''}
          >
            {PARTES[uma].titulo}
          </Link>
        ))}
      </nav>
      <section className={classes.content} aria-label={PARTES[parte].titulo}>
        {children(projeto)}
      </section>
    </div>
  );
}
