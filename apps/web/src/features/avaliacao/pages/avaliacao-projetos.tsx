import { PREVIA_MAXIMO } from '@instrutoria/domain/avaliacao/limits.ts';
import {
  estadoDaAvaliacao,
  MAQUINA_DA_AVALIACAO,
  podeRecusar,
} from '@instrutoria/domain/avaliacao/maquina.ts';
import { MENSAGENS_AVALIACAO as M } from '@instrutoria/domain/avaliacao/messages.ts';
import { podeSerDesignado } from '@instrutoria/domain/conta/policies.ts';
import { temPasso } from '@instrutoria/domain/kernel/maquina.ts';
import { PALAVRAS_CHAVE } from '@instrutoria/domain/projeto/campos.ts';
import { Button, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { api } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { useIdOfPath } from '../../../lib/id-of-path.ts';
import { formatarNota } from '../../../lib/numero.ts';
import { useSessao } from '../../../lib/session.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { FormActions, Panel } from '../../../ui/panel.tsx';
import { ProblemNotice } from '../../../ui/problem.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { ReadOnlyList } from '../../../ui/read-only-list.tsx';
import { LattesLink } from '../../conta/offered/lattes-link.tsx';
import { chaves } from '../../projeto/api.ts';
import { ComprovanteLink } from '../../projeto/offered/comprovante-link.tsx';
import { labelOf, NOMES_DOS_SEMESTRES } from '../../projeto/offered/nomes-da-disciplina.ts';
import { aprovacaoDoProjetoQuery } from '../api.ts';
import { EstadoDaAvaliacao } from '../components/estado-da-avaliacao.tsx';
import { AvaliacaoConcluida } from '../offered/avaliacao-concluida.tsx';

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
      <QueryState query={projeto}>{(lido) => <Projeto lido={lido} />}</QueryState>
    </>
  );
}

type Lido = Awaited<ReturnType<typeof api.lerProjeto>>;
type ProjetoInteiro = Extract<Lido, { readonly ehRascunho: boolean }>;

function Projeto({ lido }: { readonly lido: Lido }) {
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
                    { label: 'Instrutores remunerados solicitados', value: lido.remunerados },
                    { label: 'Instrutores voluntários solicitados', value: lido.voluntarios },
                  ]
                : []),
            ]}
          />
        </Panel>
        <Panel title="Coordenador">
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
        {inteiro && <Acoes projeto={lido} />}
      </Stack>
    </>
  );
}

function Acoes({ projeto: inteiro }: { readonly projeto: ProjetoInteiro }) {
  const projeto = inteiro.id;
  const ehAvaliador = podeSerDesignado(useSessao()?.usuario);
  const aprovacao = useQuery({ ...aprovacaoDoProjetoQuery(projeto), enabled: ehAvaliador });
  const dados = aprovacao.data;
  const designada = dados?.foiAvaliador === true;
  return (
    <>
      {designada && dados.ja_foi_avaliado === true && <AvaliacaoConcluida aprovacao={dados} />}
      <Panel title="Avaliação">
        {aprovacao.isError && (
          <ProblemNotice error={aprovacao.error} onRetry={() => void aprovacao.refetch()} />
        )}
        {designada && (
          <Text mb="sm">
            <EstadoDaAvaliacao avaliacao={{ ...dados, avaliadorSemDireito: false }} />{' '}
            {dados.total !== null && `Total: ${formatarNota(dados.total)}`}
          </Text>
        )}
        <FormActions>
          {designada && temPasso(MAQUINA_DA_AVALIACAO, 'salvarFase1', estadoDaAvaliacao(dados)) && (
            <>
              <Button component={Link} to={`/notas_fase1?projeto=${projeto}`}>
                Avaliar
              </Button>
              {podeRecusar(dados) && (
                <Button variant="default" component={Link} to={`/aceitar_projeto/${dados.id}`}>
                  {dados.aceito === true ? 'Recusar' : 'Aceitar ou recusar'}
                </Button>
              )}
            </>
          )}
          <Button
            variant={designada ? 'default' : 'filled'}
            component={Link}
            to={`/detalhes_projeto/${projeto}`}
          >
            Ver projeto completo
          </Button>
          <ComprovanteLink projeto={inteiro} />
          <Button variant="default" component={Link} to="/projetos_avaliar">
            Voltar
          </Button>
        </FormActions>
      </Panel>
    </>
  );
}
