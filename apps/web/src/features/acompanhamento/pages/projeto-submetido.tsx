import { MENSAGENS_AVALIACAO as M } from '@instrutoria/domain/avaliacao/messages.ts';
import { situacaoPorExtenso } from '@instrutoria/domain/avaliacao/rules/vagas.ts';
import { encerramentoPorExtenso } from '@instrutoria/domain/projeto/rules/encerramento.ts';
import type { Projeto } from '@instrutoria/domain/projeto/types.ts';
import { Button, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useIdOfPath } from '../../../lib/id-of-path.ts';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { FormActions, Panel } from '../../../ui/panel.tsx';
import { ReadOnlyList } from '../../../ui/read-only-list.tsx';
import { LattesLink } from '../../conta/offered/lattes-link.tsx';
import { BotoesDosInstrutores } from '../../instrutor/offered/botoes-dos-instrutores.tsx';
import { AvisoDeEncerramento } from '../../projeto/offered/aviso-de-encerramento.tsx';
import { BotoesDoCoordenador } from '../../projeto/offered/botoes-do-coordenador.tsx';
import { ComprovanteLink } from '../../projeto/offered/comprovante-link.tsx';
import { labelOf, NOMES_DOS_SEMESTRES } from '../../projeto/offered/nomes-da-disciplina.ts';
import { ProjetoQueryState } from '../../projeto/offered/projeto-query-state.tsx';
import { DadosDoResultado } from '../components/dados-do-resultado.tsx';

const MOSTRADAS = 3;

export default function ProjetoSubmetidoPage() {
  const id = useIdOfPath();
  return (
    <ProjetoQueryState id={id} title="Projeto enviado">
      {(projeto) => <Dados projeto={projeto} />}
    </ProjetoQueryState>
  );
}

function Dados({ projeto }: { readonly projeto: Projeto }) {
  const { coordenador } = projeto;
  const fim = encerramentoPorExtenso(projeto);
  return (
    <>
      <PageHeader
        title={projeto.titulo}
        crumbs={[
          { label: 'Início', to: '/menu' },
          { label: 'Projetos submetidos', to: '/projetos_submetidos' },
        ]}
        description={`Projeto nº ${projeto.id}`}
      />
      <Stack gap="lg">
        {projeto.aguardandoCronograma && (
          <Notice kind="warning" title="Faltam os cronogramas deste projeto">
            Complete os cronogramas de todos os instrutores: só então o projeto conta como enviado.
          </Notice>
        )}
        <AvisoDeEncerramento projeto={projeto} />
        <Panel title="Projeto">
          <ReadOnlyList
            items={[
              { label: 'Título', value: projeto.titulo },
              { label: 'Tipo do projeto', value: projeto.tipoProjeto },
              {
                label: 'Programa de pós-graduação do coordenador',
                value: coordenador.programa ?? 'não possui',
              },
              { label: 'Bolsistas solicitados', value: projeto.remunerados },
              { label: 'Voluntários solicitados', value: projeto.voluntarios },
              { label: 'Situação', value: situacaoPorExtenso(projeto.situacaoExibida, projeto.vagas) },
              ...(fim === null ? [] : [{ label: 'Encerramento', value: fim }]),
            ]}
          />
        </Panel>
        <Panel title="Coordenador">
          <ReadOnlyList
            items={[
              { label: 'Nome', value: coordenador.nome },
              { label: 'SIAPE', value: coordenador.siape },
              { label: 'Unidade acadêmica', value: coordenador.unidade.nome },
              { label: 'E-mail', value: coordenador.email },
              {
                label: 'Lattes',
                value: <LattesLink lattes={coordenador.lattes}>{coordenador.lattes}</LattesLink>,
              },
              { label: 'Regime de trabalho', value: projeto.regimeTrabalho ?? '—' },
            ]}
          />
        </Panel>
        <DadosDoResultado
          projeto={projeto}
          antes={
            <Panel title="Disciplinas">
              <FirstDisciplines projeto={projeto} />
              <ComprovanteLink projeto={projeto} />
            </Panel>
          }
        />
        <FormActions>
          <Button component={Link} to={`/detalhes_projeto/${projeto.id}`}>
            Ver projeto completo
          </Button>
          <BotoesDosInstrutores projeto={projeto} />
          <BotoesDoCoordenador projeto={projeto} />
          <Button variant="default" component={Link} to="/menu">
            Menu
          </Button>
        </FormActions>
      </Stack>
    </>
  );
}

function FirstDisciplines({ projeto }: { readonly projeto: Projeto }) {
  const lista = projeto.comprovante_disciplinas?.disciplinas_associadas ?? [];
  return (
    <>
      <ul>
        {lista.slice(0, MOSTRADAS).map(({ id, nome, semestre }) => (
          <li key={id}>
            {nome}, {labelOf(NOMES_DOS_SEMESTRES, semestre).toLowerCase()}
          </li>
        ))}
      </ul>
      {lista.length > MOSTRADAS && <Text mb="sm">{M.maisDisciplinasDisponiveis}</Text>}
    </>
  );
}
