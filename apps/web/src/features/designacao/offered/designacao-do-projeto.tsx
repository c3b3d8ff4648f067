import {
  podeReabrir,
  podeRetirar,
  podeSubstituir,
} from '@instrutoria/domain/avaliacao/rules/estados-da-avaliacao.ts';
import { podeDesignar } from '@instrutoria/domain/designacao/rules/passos-da-designacao.ts';
import type { Projeto } from '@instrutoria/domain/projeto/types.ts';
import { Button, Group, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatarInstante } from '../../../lib/format/format.ts';
import { useFocusSurvives } from '../../../ui/dialogs/use-focus-survives.ts';
import { lateDialog, latePart } from '../../../ui/drafts/late.tsx';
import { Tag } from '../../../ui/page/tag.tsx';
import { useEditor } from '../../../ui/rich-text/use-editor.ts';
import { Loading } from '../../../ui/status/loading.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { type Designacao, designacaoQuery } from '../../avaliacao/api.ts';
import { AtrasoDaAvaliacao, EstadoDaAvaliacao } from '../../avaliacao/offered/estado-da-avaliacao.tsx';
import { regrasQuery } from '../../edital/api.ts';

// Loaded on demand, because most calls have one evaluator per project.
const VariosAvaliadores = latePart(() => import('../components/varios-avaliadores.tsx'));
const DesignarModal = lateDialog(
  () => import('../components/designar-modal.tsx'),
  ({ onClose }) => onClose(),
);
const ReabrirModal = lateDialog(
  () => import('../../avaliacao/offered/reabrir-modal.tsx'),
  ({ onClose }) => onClose(),
);

const RetirarModal = lateDialog(
  () => import('../components/retirar-modal.tsx'),
  ({ onClose }) => onClose(),
);

/** The evaluator of a project, earlier refusals, and the next act; for administrators. */
export function DesignacaoDoProjeto({ projeto }: { readonly projeto: Projeto }) {
  const designacao = useQuery(designacaoQuery(projeto));
  return (
    <section aria-label="Designação">
      <Title order={2} mb="xs">
        Designação
      </Title>
      <QueryState query={designacao}>
        {(lida) =>
          lida === null ? (
            <Text>Este projeto não precisa de avaliador.</Text>
          ) : (
            <Quem designacao={lida} projeto={projeto} />
          )
        }
      </QueryState>
    </section>
  );
}

/** How many, where a call has several evaluators per project. */
function QuantosPede({ edital }: { readonly edital: number }) {
  const { avaliadores = 1 } = useQuery(regrasQuery(edital)).data?.regras ?? {};
  return avaliadores > 1 ? <Text span>Este edital pede {avaliadores} avaliadores por projeto.</Text> : null;
}

const emAvaliacaoDe = ({ edital }: Projeto) => podeDesignar(edital?.fase ?? 'submissao');

function Quem(props: { readonly designacao: Designacao; readonly projeto: Projeto }) {
  const { avaliacao } = props.designacao;
  return avaliacao?.avaliadores === undefined ? (
    <Designado {...props} />
  ) : (
    <VariosAvaliadores
      {...props}
      waiting={<Loading />}
      avaliacao={avaliacao}
      emAvaliacao={emAvaliacaoDe(props.projeto)}
    />
  );
}

function Designado(props: { readonly designacao: Designacao; readonly projeto: Projeto }) {
  const { designacao, projeto } = props;
  const { avaliacao, recusas } = designacao;
  const [vez, setVez] = useState(0);
  const [aberto, setAberto] = useState(false);
  // As it was when the dialog opened, so that a refetch does not turn one act into the other.
  const [aSubstituir, setASubstituir] = useState<Designacao>();
  const reabrir = useEditor<NonNullable<Designacao['avaliacao']>>();
  const retirar = useEditor<NonNullable<Designacao['avaliacao']>>();
  useFocusSurvives();
  const emAvaliacao = emAvaliacaoDe(projeto);
  const pode = emAvaliacao && (avaliacao === null || podeSubstituir(avaliacao, avaliacao.avaliadorDeclarou));
  return (
    <>
      <Group gap="xs">
        {avaliacao === null ? (
          <>
            <Tag tone="warning">sem avaliador</Tag>
            <QuantosPede edital={projeto.edital?.id ?? 0} />
          </>
        ) : (
          <>
            <Text span>{avaliacao.avaliador?.nome ?? '—'}</Text>
            <EstadoDaAvaliacao avaliacao={avaliacao} />
            <AtrasoDaAvaliacao atraso={avaliacao.atraso} />
          </>
        )}
      </Group>
      {recusas.map(({ avaliador, motivo, recusadoEm }) => (
        <Text key={recusadoEm} size="sm" mt={4}>
          {avaliador.nome} recusou em {formatarInstante(recusadoEm)}
          {motivo !== '' && `: ${motivo}`}
        </Text>
      ))}
      {pode && (
        <Button
          mt="sm"
          variant={avaliacao === null ? 'filled' : 'default'}
          onClick={() => {
            setVez(vez + 1);
            setASubstituir(avaliacao === null ? undefined : designacao);
            setAberto(true);
          }}
        >
          {avaliacao === null ? 'Designar avaliador' : 'Substituir avaliador'}
        </Button>
      )}
      {emAvaliacao && avaliacao !== null && podeRetirar(avaliacao) && (
        <Button mt="sm" ml="xs" variant="default" onClick={() => retirar.open(avaliacao)}>
          Retirar designação…
        </Button>
      )}
      {avaliacao !== null &&
        projeto.edital !== null &&
        podeReabrir(avaliacao, projeto.edital, avaliacao.avaliadorDeclarou) && (
          <Button mt="sm" variant="default" onClick={() => reabrir.open(avaliacao)}>
            Reabrir a avaliação…
          </Button>
        )}
      {reabrir.record !== null && (
        <ReabrirModal
          key={reabrir.turn}
          reabrir={{ projeto, avaliacao: reabrir.record, avaliador: reabrir.record.avaliador?.nome ?? '—' }}
          opened={reabrir.opened}
          onClose={reabrir.close}
        />
      )}
      {retirar.record !== null && (
        <RetirarModal
          key={retirar.turn}
          retirar={{ projeto, avaliacao: retirar.record, avaliador: retirar.record.avaliador?.nome ?? '—' }}
          opened={retirar.opened}
          onClose={retirar.close}
        />
      )}
      {vez > 0 && (
        <DesignarModal
          key={vez}
          opened={aberto}
          projetos={[projeto]}
          inicial={projeto.id}
          aSubstituir={aSubstituir}
          onClose={() => setAberto(false)}
        />
      )}
    </>
  );
}
