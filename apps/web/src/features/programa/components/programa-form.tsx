import { MENSAGENS_CONTA } from '@instrutoria/domain/conta/messages.ts';
import { problemasDoPrograma } from '@instrutoria/domain/conta/rules/unidade-e-programa.ts';
import type { Programa } from '@instrutoria/domain/conta/types.ts';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { FormModal } from '../../../ui/dialogs/form-modal.tsx';
import { useFormErrors } from '../../../ui/fields/use-form-errors.ts';
import { notify } from '../../../ui/status/toast-store.ts';
import { useSalvarPrograma } from '../api.ts';

export default function ProgramaForm(props: {
  readonly record: Programa | null;
  readonly opened: boolean;
  readonly close: () => void;
}) {
  const { record, opened, close } = props;
  const [nome, setNome] = useState(record?.nome ?? '');
  const errors = useFormErrors();
  const salvar = useSalvarPrograma();

  const submit = async () => {
    if (errors.show(problemasDoPrograma({ nome }))) return;
    try {
      await salvar.mutateAsync({ nome, id: record?.id });
    } catch (error) {
      errors.showError(error);
      return;
    }
    notify.success(record === null ? MENSAGENS_CONTA.programaCriado : MENSAGENS_CONTA.atualizado);
    close();
  };

  return (
    <FormModal
      title={record === null ? 'Novo programa' : 'Editar programa'}
      opened={opened}
      busy={salvar.isPending}
      errors={errors}
      onSubmit={submit}
      onClose={close}
    >
      <TextInput
        {...errors.field('nome')}
        label="Nome"
        data-autofocus
        withAsterisk
        aria-required
        value={nome}
        onChange={(event) => {
          errors.clear('nome');
          setNome(event.currentTarget.value);
        }}
      />
    </FormModal>
  );
}
