import { CAUSAS_POR_EXTENSO, MENSAGENS_COORDENACAO as M } from '@instrutoria/domain/coordenacao/messages.ts';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatarDia, formatarInstante, formatarPrazo } from '../../../lib/format/format.ts';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import { ReadOnlyList } from '../../../ui/tables/read-only-list.tsx';
import { type Convite, convitesQuery, useResponderConvite } from '../api.ts';

export default function Convites() {
  const convites = useQuery(convitesQuery);
  return (
    <>
      <PageHeader
        title="Convites da coordenação"
        crumbs={[{ label: 'Início', to: '/menu' }]}
        description="Os convites e as perguntas sobre a coordenação de projetos."
      />
      <QueryState query={convites}>
        {(lidos) =>
          lidos.length === 0 ? (
            <EmptyState title={M.nenhumConvite} />
          ) : (
            <Stack gap="lg">
              {lidos.map((convite) => (
                <UmConvite key={`${convite.especie}-${convite.projeto.id}`} convite={convite} />
              ))}
            </Stack>
          )
        }
      </QueryState>
    </>
  );
}

interface Pergunta {
  readonly frase: string;
  readonly efeito: string;
  readonly titulo: string;
  readonly sim: string;
}

/** The question of an invitation, and the consequence of a yes. */
function perguntaDo({ especie, coordenador, para, respondeAte, em }: Convite): Pergunta {
  if (especie === 'vice') {
    return {
      frase: `${coordenador.nome} convidou você para a vice-coordenação deste projeto, em ${formatarInstante(em)}. Quem aceita age pelo projeto como quem o coordena: instrutores, documentos, frequência e relatórios.`,
      efeito:
        'Você passa a participar do projeto: não o avalia nem decide sobre ele, também depois de deixar a vice-coordenação.',
      titulo: M.desejaAceitarVice,
      sim: 'Aceitar',
    };
  }
  if (especie === 'assumir') {
    return {
      frase: 'A administração convida você a coordenar este projeto.',
      efeito:
        'A coordenação passa a você: instrutores, frequência, relatórios, recursos e tarefas. Você não avalia mais o projeto nem decide sobre ele.',
      titulo: M.desejaAssumir,
      sim: 'Aceitar',
    };
  }
  return {
    frase: `A administração propõe que ${para?.nome ?? 'outra pessoa'} passe a coordenar este projeto.${respondeAte === null ? '' : ` Sem resposta até ${formatarPrazo(respondeAte)}, vale como acordo.`}`,
    efeito:
      'A coordenação deixa de ser sua. Você continua lendo a proposta, as notas, o parecer e o relatório das disciplinas, e mais nada sobre os alunos.',
    titulo: M.desejaDeixar,
    sim: 'Concordar',
  };
}

/** The facts that both people of a transfer need for an answer. */
function Passagem({ especie, coordenador, dia, causa, motivo }: Convite) {
  if (especie === 'vice' || dia === null || causa === null) return null;
  return (
    <ReadOnlyList
      items={[
        { label: 'Coordenação atual', value: coordenador.nome },
        {
          label: 'A partir de',
          value: `${formatarDia(dia)}, ou depois, quando as respostas estiverem dadas`,
        },
        { label: 'Por quê', value: CAUSAS_POR_EXTENSO[causa] },
        ...(motivo === null ? [] : [{ label: 'Motivo', value: motivo }]),
      ]}
    />
  );
}

function UmConvite({ convite }: { readonly convite: Convite }) {
  const { projeto, edital } = convite;
  const { frase, efeito, titulo, sim } = perguntaDo(convite);
  const confirm = useConfirm();
  const responder = useResponderConvite();
  const enviar = async (aceita: boolean) => {
    if (aceita && !(await confirm(titulo, { detail: efeito, yes: sim, no: 'Cancelar' }))) return;
    try {
      notify.success((await responder.mutateAsync({ convite, aceita })).message);
    } catch (error) {
      notify.failure(error);
    }
  };
  return (
    <Panel title={projeto.titulo}>
      <Stack gap="sm">
        <Text>{frase}</Text>
        <Passagem {...convite} />
        <Text c="dimmed">{`Projeto nº ${projeto.id} · ${edital}`}</Text>
        <Group gap="sm">
          <Button loading={responder.isPending} onClick={() => void enviar(true)}>
            {sim}
            <span className="sr-only">, projeto {projeto.id}</span>
          </Button>
          <Button variant="default" disabled={responder.isPending} onClick={() => void enviar(false)}>
            Recusar<span className="sr-only">, projeto {projeto.id}</span>
          </Button>
        </Group>
      </Stack>
    </Panel>
  );
}
