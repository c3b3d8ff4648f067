import { MENSAGENS_COORDENACAO as M } from '@instrutoria/domain/coordenacao/messages.ts';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatarInstante } from '../../../lib/format.ts';
import { useConfirm } from '../../../ui/confirm.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { notify } from '../../../ui/toast-store.ts';
import { type Convite, convitesQuery, useResponderConvite } from '../api.ts';

export default function Convites() {
  const convites = useQuery(convitesQuery);
  return (
    <>
      <PageHeader
        title="Convites da coordenação"
        crumbs={[{ label: 'Início', to: '/menu' }]}
        description="Convites para agir por um projeto que esperam a sua resposta."
      />
      <QueryState query={convites}>
        {(lidos) =>
          lidos.length === 0 ? (
            <EmptyState title={M.nenhumConvite} />
          ) : (
            <Stack gap="lg">
              {lidos.map((convite) => (
                <ConviteDaVice key={convite.projeto.id} convite={convite} />
              ))}
            </Stack>
          )
        }
      </QueryState>
    </>
  );
}

function ConviteDaVice({ convite }: { readonly convite: Convite }) {
  const { projeto, edital, coordenador, em } = convite;
  const confirm = useConfirm();
  const responder = useResponderConvite();
  const enviar = async (aceita: boolean) => {
    const detail =
      'Você passa a participar do projeto: não o avalia nem decide sobre ele, também depois de deixar a vice-coordenação.';
    if (aceita && !(await confirm(M.desejaAceitarVice, { detail, yes: 'Aceitar', no: 'Cancelar' }))) return;
    try {
      notify.success((await responder.mutateAsync({ projeto: projeto.id, aceita })).message);
    } catch (error) {
      notify.failure(error);
    }
  };
  return (
    <Panel title={projeto.titulo}>
      <Stack gap="sm">
        <Text>{`${coordenador.nome} convidou você para a vice-coordenação deste projeto, em ${formatarInstante(em)}.`}</Text>
        <Text c="dimmed">{`Projeto nº ${projeto.id} · ${edital}`}</Text>
        <Text>
          A vice-coordenação age pelo projeto como quem o coordena: instrutores, documentos, frequência e
          relatórios.
        </Text>
        <Group gap="sm">
          <Button loading={responder.isPending} onClick={() => void enviar(true)}>
            Aceitar<span className="sr-only">, projeto {projeto.id}</span>
          </Button>
          <Button variant="default" disabled={responder.isPending} onClick={() => void enviar(false)}>
            Recusar<span className="sr-only">, projeto {projeto.id}</span>
          </Button>
        </Group>
      </Stack>
    </Panel>
  );
}
