import { MENSAGENS_INSTRUTOR as M } from '@instrutoria/domain/instrutor/messages.ts';
import { Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { formatarDia } from '../../../lib/format.ts';
import { FormModal } from '../../../ui/form-modal.tsx';
import { notify } from '../../../ui/toast-store.ts';
import { useFormErrors } from '../../../ui/use-form-errors.ts';
import { type Instrutor, useRetomarVinculo } from '../api.ts';

/** An ended tie taken back by an administrator, with a reason, while its place is free (D40). */
export default function RetomarModal(props: {
  readonly instrutor: Instrutor;
  readonly opened: boolean;
  readonly onClose: () => void;
}) {
  const { instrutor, opened, onClose } = props;
  const [motivo, setMotivo] = useState('');
  const errors = useFormErrors();
  const retomar = useRetomarVinculo();
  const { id, versao, nome, fimVinculo } = instrutor;

  const save = async () => {
    try {
      await retomar.mutateAsync({ id, versao, motivo });
    } catch (error) {
      errors.showError(error);
      return;
    }
    notify.success(M.retomado);
    onClose();
  };

  return (
    <FormModal
      title={M.desejaRetomar}
      opened={opened}
      busy={retomar.isPending}
      errors={errors}
      submit="Retomar vínculo"
      onSubmit={save}
      onClose={onClose}
    >
      <Text>
        <b>{nome}</b> volta à lista e ocupa de novo a vaga, como estava
        {fimVinculo !== null &&
          ` antes do encerramento em ${formatarDia(fimVinculo.data)} (${fimVinculo.motivo})`}
        .
      </Text>
      <Textarea
        {...errors.field('motivo')}
        label="Motivo"
        description="Fica na trilha de auditoria"
        withAsterisk
        aria-required
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
