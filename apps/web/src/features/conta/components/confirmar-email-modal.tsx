import { MENSAGENS_CONTA as M } from '@instrutoria/domain/conta/messages.ts';
import { problemasDaConfirmacao } from '@instrutoria/domain/conta/rules/confirmacao.ts';
import { Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { EmailText } from '../../../ui/email-text.tsx';
import { FormModal } from '../../../ui/form-modal.tsx';
import { notify } from '../../../ui/toast-store.ts';
import { useFormErrors } from '../../../ui/use-form-errors.ts';
import { useConfirmarEmailDe } from '../api.ts';

/** An administrator vouches for an address, and says how he knows (D51). */
export default function ConfirmarEmailModal(props: {
  readonly id: number;
  readonly nome: string;
  readonly email: string;
  readonly opened: boolean;
  readonly onClose: () => void;
}) {
  const { id, nome, email, opened, onClose } = props;
  const [motivo, setMotivo] = useState('');
  const errors = useFormErrors();
  const confirmar = useConfirmarEmailDe();

  const submit = async () => {
    if (errors.show(problemasDaConfirmacao(motivo))) return;
    try {
      const { message } = await confirmar.mutateAsync({ id, email, motivo });
      notify.success(message);
      onClose();
    } catch (error) {
      errors.showError(error);
    }
  };

  return (
    <FormModal
      title={M.confirmarEmail}
      opened={opened}
      busy={confirmar.isPending}
      errors={errors}
      submit="Confirmar o e-mail"
      onSubmit={submit}
      onClose={onClose}
    >
      <Text>
        Você confirma que{' '}
        <b>
          <EmailText>{email}</EmailText>
        </b>{' '}
        é o e-mail de <b>{nome}</b>. As submissões desta pessoa deixam de estar marcadas.
      </Text>
      <Textarea
        {...errors.field('motivo')}
        label="Como você sabe"
        description="Por exemplo: falei com ela pelo ramal. Fica na trilha de auditoria."
        required
        autosize
        minRows={2}
        value={motivo}
        onChange={(event) => {
          errors.clear('motivo');
          setMotivo(event.currentTarget.value);
        }}
      />
    </FormModal>
  );
}
