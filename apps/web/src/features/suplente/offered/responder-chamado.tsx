import { naoSeDesfaz } from '@instrutoria/domain/kernel/atos-finais.ts';
import { contado } from '@instrutoria/domain/kernel/contagem.ts';
import { oQueEAceitar } from '@instrutoria/domain/resultado/rules/por-extenso.ts';
import { MENSAGENS_SUPLENTE as M } from '@instrutoria/domain/suplente/messages.ts';
import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatarPeriodoEm, formatarPrazo } from '../../../lib/format/format.ts';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import { janelasQuery } from '../../janela/api.ts';
import { useResponderChamado } from '../api.ts';

/** The coordinator's answer to a call-up: accept it, or pass the turn to the next one. */
export function ResponderChamado(props: {
  readonly projeto: number;
  readonly ate: string;
  readonly bolsas: number;
}) {
  const { projeto, ate, bolsas } = props;
  const janelas = useQuery(janelasQuery(projeto));
  const cadastro = janelas.data?.find(({ janela }) => janela === 'cadastroInstrutor');
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
  const aceitar = async () => {
    const { abreEm = null, fechaEm = null, aberta = false } = cadastro ?? {};
    const detail = oQueEAceitar(bolsas, formatarPeriodoEm(aberta ? null : abreEm, fechaEm));
    if (await confirm(M.desejaAceitarChamado, { detail, yes: 'Aceitar', no: 'Voltar' })) await enviar(true);
  };
  const recusar = async () => {
    const detail = `O projeto perde a vez na lista de suplentes e não volta a ser chamado. ${naoSeDesfaz('responderChamado')}`;
    const sim = { detail, yes: 'Recusar a bolsa', no: 'Voltar', danger: true };
    if (await confirm(M.desejaRecusarChamado, sim)) await enviar(false);
  };
  return (
    <Notice
      kind="warning"
      title={`O projeto foi chamado, com ${contado(bolsas, 'bolsa', 'bolsas')}: responda até ${formatarPrazo(ate)}`}
    >
      <p>
        Sem resposta até o fim desse dia, a bolsa deixa de ser do projeto e a vez passa ao seguinte. Cadastrar
        quem ocupa a vaga também é aceitar.
      </p>
      <Group gap="sm">
        <Button loading={responder.isPending || janelas.isLoading} onClick={() => void aceitar()}>
          Aceitar a bolsa
        </Button>
        <Button variant="default" disabled={responder.isPending} onClick={() => void recusar()}>
          Recusar a bolsa
        </Button>
      </Group>
    </Notice>
  );
}
