import { naoSeDesfaz } from '@instrutoria/domain/kernel/atos-finais.ts';
import { MENSAGENS_RESULTADO as M } from '@instrutoria/domain/resultado/messages.ts';
import { Button, Group } from '@mantine/core';
import { formatarPrazo } from '../../../lib/format.ts';
import { useConfirm } from '../../../ui/confirm.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { notify } from '../../../ui/toast-store.ts';
import { useResponderChamado } from '../api.ts';

/** The coordinator's answer to a call-up: to accept, or to let the turn go to the next. */
export function ResponderChamado(props: { readonly projeto: number; readonly ate: string }) {
  const { projeto, ate } = props;
  const responder = useResponderChamado(projeto);
  const confirm = useConfirm();
  const enviar = async (aceita: boolean) => {
    try {
      await responder.mutateAsync({ aceita });
      notify.success(aceita ? M.chamadoAceito : M.chamadoRecusado);
    } catch (error) {
      notify.failure(error);
    }
  };
  const recusar = async () => {
    const detail = `A vez passa ao seguinte da lista de suplentes, e o projeto não volta a ser chamado. ${naoSeDesfaz('responderChamado')}`;
    if (await confirm(M.desejaRecusarChamado, { detail, yes: 'Recusar a bolsa', no: 'Voltar' }))
      await enviar(false);
  };
  return (
    <Notice kind="warning" title={`O projeto foi chamado: responda até ${formatarPrazo(ate)}`}>
      <p>
        Sem resposta até o fim desse dia, a bolsa deixa de ser do projeto e a vez passa ao seguinte. Cadastrar
        quem ocupa a vaga também é aceitar.
      </p>
      <Group gap="sm">
        <Button loading={responder.isPending} onClick={() => void enviar(true)}>
          Aceitar a bolsa
        </Button>
        <Button variant="default" disabled={responder.isPending} onClick={() => void recusar()}>
          Recusar a bolsa
        </Button>
      </Group>
    </Notice>
  );
}
