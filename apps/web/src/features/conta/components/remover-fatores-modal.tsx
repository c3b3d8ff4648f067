import { MENSAGENS_FATOR } from '@instrutoria/domain/fator/messages.ts';
import { problema } from '@instrutoria/domain/kernel/problema.ts';
import { estaVazio } from '@instrutoria/domain/kernel/texto.ts';
import { Text } from '@mantine/core';
import { ReasonModal } from '../../../ui/dialogs/reason-modal.tsx';
import { useRemoverFatoresDe } from '../api.ts';

/** For a person who lost their phone or passkey. */
export default function RemoverFatoresModal(props: {
  readonly id: number;
  readonly nome: string;
  readonly opened: boolean;
  readonly onClose: () => void;
}) {
  const { id, nome, opened, onClose } = props;
  const { mutateAsync: remover } = useRemoverFatoresDe();
  return (
    <ReasonModal
      title="Remover o segundo fator"
      submit="Remover"
      description="Vai por e-mail à pessoa e aos outros administradores, e fica na trilha de auditoria."
      problems={(motivo) =>
        estaVazio(motivo) ? [problema('motivo', 'MOTIVO_VAZIO', MENSAGENS_FATOR.motivoDaRemocao)] : []
      }
      act={(motivo) => remover({ id, motivo })}
      done={MENSAGENS_FATOR.fatoresRemovidos}
      opened={opened}
      onClose={onClose}
    >
      <Text>
        <b>{nome}</b> perdeu o celular ou a chave de acesso? Depois disto a conta entra só com a senha. As
        sessões abertas terminam.
      </Text>
    </ReasonModal>
  );
}
