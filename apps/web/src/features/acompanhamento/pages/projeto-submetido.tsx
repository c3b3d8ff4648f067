import { MENSAGENS_AVALIACAO as M } from '@instrutoria/domain/avaliacao/messages.ts';
import { foiPublicado } from '@instrutoria/domain/avaliacao/policies.ts';
import { encerramentoPorExtenso } from '@instrutoria/domain/projeto/rules/encerramento.ts';
import type { Projeto } from '@instrutoria/domain/projeto/types.ts';
import { Button, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useIdOfPath } from '../../../lib/id-of-path.ts';
import { latePart } from '../../../ui/drafts/late.tsx';
import { Sheet } from '../../../ui/page/sheet.tsx';
import { ReadOnlyList } from '../../../ui/tables/read-only-list.tsx';
import { LattesLink } from '../../conta/offered/lattes-link.tsx';
import { BotoesDosInstrutores } from '../../instrutor/offered/botoes-dos-instrutores.tsx';
import { useProjeto } from '../../projeto/api.ts';
import { labelOf, NOMES_DOS_SEMESTRES } from '../../projeto/offered/nomes-da-disciplina.ts';
import { DadosDoResultado } from '../components/dados-do-resultado.tsx';
import { ProjetoPage } from '../components/projeto-page.tsx';

const RecursoRecebido = latePart(() => import('../components/recurso-recebido.tsx'));

const MOSTRADAS = 3;

/**
 * The project's page at its result, or at its proposal before there is one, with the first specification's
 * elements.
 */
export default function ProjetoSubmetidoPage() {
  const edital = useProjeto(useIdOfPath()).data?.edital ?? null;
  return (
    <ProjetoPage
      parte={edital !== null && foiPublicado(edital) ? 'resultado' : 'proposta'}
      title="Projeto enviado"
      recibo={(projeto, hoje) => <RecursoRecebido waiting={null} projeto={projeto} hoje={hoje} />}
      botoes={(projeto) => (
        <>
          <Button variant="default" component={Link} to={`/detalhes_projeto/${projeto.id}`}>
            Ver projeto completo
          </Button>
          <BotoesDosInstrutores projeto={projeto} />
          <Button variant="default" component={Link} to="/menu">
            Menu
          </Button>
        </>
      )}
    >
      {(projeto) => (
        <Stack gap="lg">
          <DadosDoResultado projeto={projeto} antes={<FirstDisciplines projeto={projeto} />} />
          <Resumo projeto={projeto} />
        </Stack>
      )}
    </ProjetoPage>
  );
}

function Resumo({ projeto }: { readonly projeto: Projeto }) {
  const { coordenador } = projeto;
  const fim = encerramentoPorExtenso(projeto);
  return (
    <>
      <Sheet title="Projeto">
        <ReadOnlyList
          beside
          items={[
            { label: 'Tipo do projeto', value: projeto.tipoProjeto },
            {
              label: 'Programa de pós-graduação do coordenador',
              value: coordenador.programa ?? 'não possui',
            },
            { label: 'Bolsistas solicitados', value: projeto.remunerados },
            { label: 'Voluntários solicitados', value: projeto.voluntarios },
            ...(fim === null ? [] : [{ label: 'Encerramento', value: fim }]),
          ]}
        />
      </Sheet>
      <Sheet title="Coordenador">
        <ReadOnlyList
          beside
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
      </Sheet>
    </>
  );
}

function FirstDisciplines({ projeto }: { readonly projeto: Projeto }) {
  const lista = projeto.comprovante_disciplinas?.disciplinas_associadas ?? [];
  return (
    <Sheet title="Disciplinas">
      <ul>
        {lista.slice(0, MOSTRADAS).map(({ id, nome, semestre }) => (
          <li key={id}>
            {nome}, {labelOf(NOMES_DOS_SEMESTRES, semestre).toLowerCase()}
          </li>
        ))}
      </ul>
      {lista.length > MOSTRADAS && <Text mb="sm">{M.maisDisciplinasDisponiveis}</Text>}
    </Sheet>
  );
}
