import { MENSAGENS_CONTA } from '@instrutoria/domain/conta/messages.ts';
import { problemasDaUnidade } from '@instrutoria/domain/conta/rules/unidade-e-programa.ts';
import type { Unidade } from '@instrutoria/domain/conta/types.ts';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { FormModal } from '../../../ui/dialogs/form-modal.tsx';
import { useFormErrors } from '../../../ui/fields/use-form-errors.ts';
import { notify } from '../../../ui/status/toast-store.ts';
import { useSalvarUnidade } from '../api.ts';

const ROTULOS = { nome: 'Nome', cidade: 'Cidade' } as const;

export default function UnidadeForm(props: {
  readonly record: Unidade | null;
  readonly opened: boolean;
  readonly close: () => void;
}) {
  const { record, opened, close } = props;
  const [values, setValues] = useState({ nome: record?.nome ?? '', cidade: record?.cidade ?? '' });
  const errors = useFormErrors(ROTULOS);
  const salvar = useSalvarUnidade();

  const submit = async () => {
    if (errors.show(problemasDaUnidade(values))) return;
    try {
      await salvar.mutateAsync({ ...values, id: record?.id });
    } catch (error) {
      errors.showError(error);
      return;
    }
    notify.success(record === null ? MENSAGENS_CONTA.unidadeCriada : MENSAGENS_CONTA.atualizado);
    close();
  };
  const text = (name: keyof typeof ROTULOS) => ({
    ...errors.field(name),
    label: ROTULOS[name],
    withAsterisk: true,
    'aria-required': true,
    value: values[name],
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => {
      errors.clear(name);
      setValues({ ...values, [name]: event.currentTarget.value });
    },
  });

  return (
    <FormModal
      title={record === null ? 'Nova unidade' : 'Editar unidade'}
      opened={opened}
      busy={salvar.isPending}
      errors={errors}
      onSubmit={submit}
      onClose={close}
    >
      <TextInput {...text('nome')} data-autofocus />
      <TextInput {...text('cidade')} />
    </FormModal>
  );
}
