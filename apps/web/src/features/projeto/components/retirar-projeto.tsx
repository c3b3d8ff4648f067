import { MENSAGENS_PROJETO as M } from '@instrutoria/domain/projeto/messages.ts';
import type { Projeto } from '@instrutoria/domain/projeto/types.ts';
import { Button, Text } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { formatarPrazo } from '../../../lib/format/format.ts';
import { api } from '../../../lib/server/api.ts';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import { useEsquecerProjetos } from '../api.ts';

function Efeito({ projeto: { titulo, edital } }: { readonly projeto: Projeto }) {
  return (
    <>
      <Text fw={600}>{titulo}</Text>
      <Text mt="xs">
        O projeto deixa de concorrer ({edital?.nome}) e volta a ser um rascunho seu. Nada do que foi escrito
        se perde.
      </Text>
      {edital !== null && (
        <Text mt="xs">
          Ele só volta a concorrer se for enviado outra vez, até {formatarPrazo(edital.fim)}.
        </Text>
      )}
    </>
  );
}

export function RetirarProjeto({ projeto }: { readonly projeto: Projeto }) {
  const confirm = useConfirm();
  const navigate = useNavigate();
  const forget = useEsquecerProjetos();
  const [busy, setBusy] = useState(false);

  const retirar = async () => {
    const ok = await confirm(M.desejaRetirar, {
      danger: true,
      yes: 'Retirar',
      no: 'Cancelar',
      detail: <Efeito projeto={projeto} />,
    });
    if (!ok) return;
    setBusy(true);
    try {
      // Loaded before the act, and on demand, because reading a project needs no part of the wizard.
      const { noteRetirado } = await import('../wizard/note-retirado.ts');
      const rascunho = await api.retirarProjeto({ params: { id: projeto.id }, ifMatch: projeto.versao });
      noteRetirado(rascunho);
      notify.success(M.projetoRetirado);
      await navigate('/rascunhos_salvos', { replace: true });
    } catch (erro) {
      notify.failure(erro);
    } finally {
      setBusy(false);
      await forget();
    }
  };

  return (
    <Button
      variant="default"
      leftSection={<IconArrowBackUp aria-hidden size={18} />}
      loading={busy}
      onClick={() => void retirar()}
    >
      Retirar<span className="sr-only"> {projeto.titulo}</span>
    </Button>
  );
}
