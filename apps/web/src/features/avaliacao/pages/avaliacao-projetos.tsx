import { PREVIA_MAXIMO } from '@instrutoria/domain/avaliacao/limits.ts';
import { MENSAGENS_AVALIACAO as M } from '@instrutoria/domain/avaliacao/messages.ts';
import { podePontuar, podeRecusar } from '@instrutoria/domain/avaliacao/rules/estados-da-avaliacao.ts';
import { podeSerDesignado } from '@instrutoria/domain/conta/policies.ts';
import { PALAVRAS_CHAVE } from '@instrutoria/domain/projeto/campos.ts';
import { Button, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatarPrazo } from '../../../lib/format/format.ts';
import { formatarNota } from '../../../lib/format/number-format.ts';
import { useIdOfPath } from '../../../lib/id-of-path.ts';
import { api } from '../../../lib/server/api.ts';
import { ApiError } from '../../../lib/server/api-error.ts';
import { useSessao } from '../../../lib/session/session.ts';
import { latePart } from '../../../ui/drafts/late.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { NoWrap } from '../../../ui/page/no-wrap.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { FormActions, Panel } from '../../../ui/page/panel.tsx';
import { Loading } from '../../../ui/status/loading.tsx';
import { ProblemNotice } from '../../../ui/status/problem.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { ReadOnlyList } from '../../../ui/tables/read-only-list.tsx';
import { LattesLink } from '../../conta/offered/lattes-link.tsx';
import { chaves } from '../../projeto/api.ts';
import { ComprovanteLink } from '../../projeto/offered/comprovante-link.tsx';
import { labelOf, NOMES_DOS_SEMESTRES } from '../../projeto/offered/nomes-da-disciplina.ts';
import { SemNomes } from '../../projeto/offered/sem-nomes.tsx';
import { aprovacaoDoProjetoQuery } from '../api.ts';
import type { AprovacaoPropria } from '../components/mesa/aprovacao-do-projeto.tsx';
import { AvaliacoesDosOutros } from '../components/mesa/avaliacoes-dos-outros.tsx';
import { AvaliarNaMesa } from '../components/mesa/avaliar-na-mesa.tsx';
import { FilaDaAvaliacao, useFila } from '../components/mesa/fila-da-avaliacao.tsx';
import { MesaDaAvaliacao } from '../components/mesa/mesa-da-avaliacao.tsx';
import { OutrosCaminhos } from '../components/mesa/outros-caminhos.tsx';
import AvaliacaoConcluida from '../offered/avaliacao-concluida.tsx';
import { EstadoDaAvaliacao } from '../offered/estado-da-avaliacao.tsx';

/** Only of an assessment that was reopened. */
const VersoesDaAvaliacao = latePart(() => import('../offered/versoes-da-avaliacao.tsx'));

const CAMINHO = [{ label: 'Projetos a avaliar', to: '/projetos_avaliar' }];

export default function AvaliacaoProjetos() {
  const id = useIdOfPath();
  const projeto = useQuery({
    queryKey: [...chaves.projeto(id), 'avaliacao'],
    queryFn: ({ signal }) => api.lerProjeto({ params: { id }, signal }),
    enabled: id > 0,
  });
  const sumiu = id === 0 || (projeto.error instanceof ApiError && projeto.error.status === 404);
  if (sumiu) {
    return (
      <>
        <PageHeader title="Avaliação" crumbs={CAMINHO} />
        <div role="alert">
          <EmptyState title="Projeto não encontrado." />
        </div>
      </>
    );
  }
  return (
    <>
      {projeto.data === undefined && <PageHeader title="Avaliação" crumbs={CAMINHO} />}
      <QueryState query={projeto}>{(lido) => <Projeto key={id} lido={lido} />}</QueryState>
    </>
  );
}

type ProjetoLido = Awaited<ReturnType<typeof api.lerProjeto>>;
type ProjetoInteiro = Extract<ProjetoLido, { readonly ehRascunho: boolean }>;

/** The evaluator reads and scores on one screen; other readers see a summary. */
function Projeto({ lido }: { readonly lido: ProjetoLido }) {
  const ehAvaliador = podeSerDesignado(useSessao()?.usuario);
  const query = useQuery({ ...aprovacaoDoProjetoQuery(lido.id), enabled: ehAvaliador });
  if (ehAvaliador && query.isPending) {
    return (
      <>
        <PageHeader title={lido.titulo} crumbs={CAMINHO} description={`Projeto nº ${lido.id}`} />
        <Loading />
      </>
    );
  }
  const { id, versao, foiAvaliador } = query.data ?? {};
  if (
    'ehRascunho' in lido &&
    query.data !== undefined &&
    foiAvaliador === true &&
    id != null &&
    versao != null
  ) {
    return <Avaliacao projeto={lido} aprovacao={{ ...query.data, id, versao }} />;
  }
  return (
    <Resumo lido={lido}>
      {query.isError && <ProblemNotice error={query.error} onRetry={() => void query.refetch()} />}
    </Resumo>
  );
}

function Avaliacao(props: { readonly projeto: ProjetoInteiro; readonly aprovacao: AprovacaoPropria }) {
  const { projeto, aprovacao } = props;
  const { fila, lista } = useFila(projeto.id);
  const ate = lista.data?.find((linha) => linha.projeto.id === projeto.id)?.ate;
  const aberta = podePontuar(aprovacao);
  const { impedido = false, reaberta = false } = aprovacao.mesa ?? {};
  return (
    <>
      <PageHeader
        oneLine
        title={projeto.titulo}
        crumbs={CAMINHO}
        description={
          <>
            Projeto nº {projeto.id}{' '}
            <EstadoDaAvaliacao avaliacao={{ ...aprovacao, avaliadorSemDireito: false }} />
            {ate !== undefined && <NoWrap> até {formatarPrazo(ate)}</NoWrap>}
          </>
        }
        actions={<FilaDaAvaliacao fila={fila} lista={lista} />}
      />
      <MesaDaAvaliacao
        query={{ data: projeto, error: null, isPending: false, refetch: () => Promise.resolve() }}
        fila={fila}
        comeca="proposta"
      >
        {aberta && !impedido && reaberta && (
          <VersoesDaAvaliacao waiting={null} aprovacao={aprovacao.id} espera />
        )}
        {aberta && impedido ? (
          <Impedido aprovacao={aprovacao} />
        ) : aberta ? (
          <AvaliarNaMesa key={aprovacao.id} aprovacao={aprovacao} projeto={projeto} fila={fila} />
        ) : (
          <Stack gap="lg">
            <Notice kind="success" title={M.jaConcluida} />
            <AvaliacaoConcluida aprovacao={aprovacao} />
            <AvaliacoesDosOutros aprovacao={aprovacao.id} edital={aprovacao.projeto.edital.id} />
            {reaberta && <VersoesDaAvaliacao waiting={null} aprovacao={aprovacao.id} />}
          </Stack>
        )}
        <OutrosCaminhos aprovacao={aprovacao} pontuando={aberta && !impedido ? 'no projeto' : null} />
      </MesaDaAvaliacao>
    </>
  );
}

function Impedido({ aprovacao }: { readonly aprovacao: AprovacaoPropria }) {
  return (
    <Notice kind="warning" title={M.voceDeclarou}>
      {podeRecusar(aprovacao) ? (
        <>
          <Link to={`/aceitar_projeto/${aprovacao.id}`}>Recuse a avaliação</Link>, e outra pessoa a recebe
          logo.
        </>
      ) : (
        'A administração vê o impedimento e passa o projeto a outra pessoa; as notas salvas ficam guardadas.'
      )}{' '}
      Se o impedimento terminou, encerre-o em <Link to="/meus_impedimentos">Meus impedimentos</Link>.
    </Notice>
  );
}

function Resumo({ lido, children }: { readonly lido: ProjetoLido; readonly children: ReactNode }) {
  const inteiro = 'ehRascunho' in lido;
  const disciplinas = inteiro
    ? (lido.comprovante_disciplinas?.disciplinas_associadas ?? [])
    : lido.disciplinas;
  return (
    <>
      <PageHeader title={lido.titulo} crumbs={CAMINHO} description={`Projeto nº ${lido.id}`} />
      <Stack gap="lg">
        <Panel title="Projeto">
          <ReadOnlyList
            items={[
              { label: 'Tipo do projeto', value: lido.tipoProjeto },
              { label: 'Edital', value: lido.edital?.nome ?? '—' },
              {
                label: 'Palavras-chave',
                value: PALAVRAS_CHAVE.map((nome) => lido[nome]).join(', '),
              },
              ...(inteiro
                ? [
                    { label: 'Bolsistas solicitados', value: lido.remunerados },
                    { label: 'Voluntários solicitados', value: lido.voluntarios },
                  ]
                : []),
            ]}
          />
        </Panel>
        <Panel title="Coordenador">
          {lido.semNomes ? (
            <SemNomes />
          ) : (
            <ReadOnlyList
              items={[
                { label: 'Nome', value: lido.coordenador.nome },
                {
                  label: 'Unidade acadêmica',
                  value: inteiro ? lido.coordenador.unidade.nome : lido.unidade.nome,
                },
                ...(inteiro
                  ? [
                      { label: 'Regime de trabalho', value: lido.regimeTrabalho ?? '—' },
                      {
                        label: 'Lattes',
                        value: (
                          <LattesLink lattes={lido.coordenador.lattes}>{lido.coordenador.lattes}</LattesLink>
                        ),
                      },
                    ]
                  : []),
              ]}
            />
          )}
        </Panel>
        <Panel title="Disciplinas">
          <ul>
            {disciplinas.slice(0, PREVIA_MAXIMO).map((disciplina) => (
              <li key={disciplina.id}>
                {disciplina.nome}, {labelOf(NOMES_DOS_SEMESTRES, disciplina.semestre).toLowerCase()}, TSD{' '}
                {formatarNota(disciplina.tsd)}%
              </li>
            ))}
          </ul>
          {disciplinas.length > PREVIA_MAXIMO && <Text>{M.maisDisciplinas}</Text>}
        </Panel>
        {inteiro && <Acoes projeto={lido}>{children}</Acoes>}
      </Stack>
    </>
  );
}

/** For readers who do not evaluate it. */
function Acoes(props: { readonly projeto: ProjetoInteiro; readonly children: ReactNode }) {
  const { projeto, children } = props;
  return (
    <Panel title="Avaliação">
      {children}
      <FormActions>
        <Button component={Link} to={`/detalhes_projeto/${projeto.id}`}>
          Ver projeto completo
        </Button>
        <ComprovanteLink projeto={projeto} />
        <Button variant="default" component={Link} to="/projetos_avaliar">
          Voltar
        </Button>
      </FormActions>
    </Panel>
  );
}
