import { MENSAGENS_DECLARACAO as M } from '@instrutoria/domain/declaracao/messages.ts';
import { problemasDaRevogacao } from '@instrutoria/domain/declaracao/rules/revogacao.ts';
import { Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { FormModal } from '../../../ui/form-modal.tsx';
import { notify } from '../../../ui/toast-store.ts';
import { useFormErrors } from '../../../ui/use-form-errors.ts';
import { type Declaracao, useRevogarDeclaracao } from '../api.ts';

/** Why a declaration is revoked; whoever asked for it reads the reason, the public page does not tell it. */
export default function RevogarModal(props: {
  readonly declaracao: Declaracao;
  readonly opened: boolean;
  readonly onClose: () => void;
}) {
  const { declaracao, opened, onClose } = props;
  const [motivo, setMotivo] = useState('');
  const errors = useFormErrors();
  const revogar = useRevogarDeclaracao();

  const revoke = async () => {
    if (errors.show(problemasDaRevogacao(motivo))) return;
    try {
      await revogar.mutateAsync({ id: declaracao.id, motivo });
    } catch (error) {
      errors.showError(error);
      return;
    }
    notify.success(M.revogada);
    onClose();
  };

  return (
    <FormModal
      title={M.desejaRevogar}
      opened={opened}
      busy={revogar.isPending}
      errors={errors}
      submit="Revogar"
      onSubmit={revoke}
      onClose={onClose}
    >
      <Text>
        A página pública da declaração de <b>{declaracao.nome}</b> passa a dizer que ela foi revogada. Isso
        não pode ser desfeito, mas outra declaração pode ser emitida.
      </Text>
      <Textarea
        {...errors.field('motivo')}
        label="Motivo"
        description="A página pública não mostra o motivo."
        required
        autosize
        minRows={3}
        value={motivo}
        onChange={(event) => {
          errors.clear('motivo');
          setMotivo(event.currentTarget.value);
        }}
      />
    </FormModal>
  );
}
