import { MENSAGENS_COORDENACAO as M } from '@instrutoria/domain/coordenacao/messages.ts';
import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { formatarInstante } from '../../../lib/format/format.ts';
import { useSessao } from '../../../lib/session/session.ts';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import { lateDialog } from '../../../ui/drafts/late.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import { type Coordenacao, useEncerrarVice } from '../api.ts';
import classes from './coordenacao.module.css';

const NomearVice = lateDialog(
  () => import('./nomear-vice-modal.tsx'),
  ({ onClose }) => onClose(),
);

export function Vice({
  projeto,
  coordenacao,
}: {
  readonly projeto: number;
  readonly coordenacao: Coordenacao;
}) {
  const { vice, coordena } = coordenacao;
  const eu = useSessao()?.usuario.id;
  const [nomeando, setNomeando] = useState(false);
  const confirm = useConfirm();
  const encerrar = useEncerrarVice(projeto);
  const aceita = vice !== null && vice.desde !== null;
  const pergunta = aceita ? M.desejaEncerrarVice : M.desejaRetirarConvite;
  const terminar = async () => {
    const detail = aceita
      ? 'Quem foi da vice-coordenação deixa de agir pelo projeto e não volta a avaliá-lo.'
      : 'O convite deixa de valer, e a pessoa é avisada.';
    if (!(await confirm(pergunta, { detail, yes: aceita ? 'Encerrar' : 'Retirar', no: 'Cancelar' }))) return;
    try {
      notify.success((await encerrar.mutateAsync()).message);
    } catch (error) {
      notify.failure(error);
    }
  };
  return (
    <Panel title="Vice-coordenação">
      <Stack gap="md">
        {vice === null ? (
          <Text c="dimmed">Ninguém.</Text>
        ) : (
          <div className={classes.linha}>
            <div>
              <Text fw={600}>{vice.nome}</Text>
              <Text size="sm" c="dimmed">
                {vice.desde === null
                  ? `convite de ${formatarInstante(vice.convidadaEm)}, sem resposta`
                  : `desde ${formatarInstante(vice.desde)}`}
              </Text>
            </div>
            {(coordena || (aceita && vice.id === eu)) && (
              <Button variant="default" loading={encerrar.isPending} onClick={() => void terminar()}>
                {aceita ? 'Encerrar a vice-coordenação' : 'Retirar o convite'}
              </Button>
            )}
          </div>
        )}
        {coordena && vice === null && (
          <div>
            <Button variant="light" onClick={() => setNomeando(true)}>
              Convidar alguém
            </Button>
          </div>
        )}
      </Stack>
      <NomearVice projeto={projeto} opened={nomeando} onClose={() => setNomeando(false)} />
    </Panel>
  );
}
