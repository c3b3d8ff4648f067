import { MENSAGENS_AVISO } from '@instrutoria/domain/aviso/messages.ts';
import { problemasDoAviso } from '@instrutoria/domain/aviso/rules.ts';
import type { Aviso } from '@instrutoria/domain/aviso/types.ts';
import { MENSAGENS_CONTA } from '@instrutoria/domain/conta/messages.ts';
import { SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { FormModal } from '../../../ui/dialogs/form-modal.tsx';
import { CountInput } from '../../../ui/fields/count-input.tsx';
import { useFormErrors } from '../../../ui/fields/use-form-errors.ts';
import { notify } from '../../../ui/status/toast-store.ts';
import { useSalvarAviso } from '../api.ts';

const ROTULOS = {
  titulo: 'Título',
  resumo: 'Resumo',
  texto: 'Texto completo',
  ordem: 'Ordem',
  de: 'Primeiro dia no mural',
  ate: 'Último dia no mural',
} as const;
const NOVO = { titulo: '', resumo: '', texto: '', ordem: 1, de: null, ate: null } as const;

export default function AvisoForm(props: {
  readonly record: Aviso | null;
  readonly opened: boolean;
  readonly close: () => void;
}) {
  const { record, opened, close } = props;
  const [values, setValues] = useState<Omit<Aviso, 'id'>>(record ?? NOVO);
  const errors = useFormErrors(ROTULOS);
  const salvar = useSalvarAviso();

  const submit = async () => {
    if (errors.show(problemasDoAviso(values))) return;
    const { titulo, resumo, texto, ordem, de, ate } = values;
    try {
      await salvar.mutateAsync({ titulo, resumo, texto, ordem, de, ate, id: record?.id });
    } catch (error) {
      errors.showError(error);
      return;
    }
    notify.success(record === null ? MENSAGENS_AVISO.criado : MENSAGENS_CONTA.atualizado);
    close();
  };
  const text = (name: 'titulo' | 'resumo' | 'texto') => ({
    ...errors.field(name),
    label: ROTULOS[name],
    value: values[name],
    onChange: (event: { readonly currentTarget: { readonly value: string } }) => {
      errors.clear(name);
      setValues({ ...values, [name]: event.currentTarget.value });
    },
  });

  const day = (name: 'ate' | 'de') => ({
    ...errors.field(name),
    type: 'date',
    label: ROTULOS[name],
    description: 'Vazio: sem limite',
    value: values[name] ?? '',
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => {
      errors.clear(name);
      setValues({ ...values, [name]: event.currentTarget.value || null });
    },
  });

  return (
    <FormModal
      title={record === null ? 'Novo aviso' : 'Editar aviso'}
      opened={opened}
      busy={salvar.isPending}
      errors={errors}
      onSubmit={submit}
      onClose={close}
    >
      <TextInput {...text('titulo')} data-autofocus withAsterisk aria-required />
      <Textarea
        {...text('resumo')}
        description="Aparece no mural"
        withAsterisk
        aria-required
        autosize
        minRows={2}
      />
      <Textarea
        {...text('texto')}
        description="Aparece com 'clique para ver mais'"
        autosize
        minRows={4}
        maxRows={12}
      />
      <CountInput
        {...errors.field('ordem')}
        label={ROTULOS.ordem}
        description="O menor número vem primeiro"
        value={values.ordem}
        onChange={(ordem) => {
          errors.clear('ordem');
          setValues({ ...values, ordem: ordem ?? 0 });
        }}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput {...day('de')} />
        <TextInput {...day('ate')} />
      </SimpleGrid>
    </FormModal>
  );
}
