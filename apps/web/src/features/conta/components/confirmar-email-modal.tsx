import { MENSAGENS_CONTA as M } from '@instrutoria/domain/conta/messages.ts';
import { problemasDaConfirmacao } from '@instrutoria/domain/conta/rules/confirmacao.ts';
import { Text } from '@mantine/core';
import { ReasonModal } from '../../../ui/dialogs/reason-modal.tsx';
import { EmailText } from '../../../ui/page/email-text.tsx';
import { useConfirmarEmailDe } from '../api.ts';

export default function ConfirmarEmailModal(props: {
  readonly id: number;
  readonly nome: string;
  readonly email: string;
  readonly opened: boolean;
  readonly onClose: () => void;
}) {
  const { id, nome, email, opened, onClose } = props;
  const { mutateAsync: confirmar } = useConfirmarEmailDe();
  return (
    <ReasonModal
      title={M.confirmarEmail}
      submit="Confirmar o e-mail"
      label="Como você sabe"
      description="Por exemplo: falei com ela pelo ramal. Fica na trilha de auditoria."
      problems={problemasDaConfirmacao}
      act={(motivo) => confirmar({ id, email, motivo })}
      done={M.emailConfirmadoPelaAdministracao}
      opened={opened}
      onClose={onClose}
    >
      <Text>
        Você confirma que{' '}
        <b>
          <EmailText>{email}</EmailText>
        </b>{' '}
        é o e-mail de <b>{nome}</b>. Os projetos desta pessoa deixam de estar marcados.
      </Text>
    </ReasonModal>
  );
}
