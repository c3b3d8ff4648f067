import { MENSAGENS_INSTRUTOR as M } from '@instrutoria/domain/instrutor/messages.ts';
import { Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { FormModal } from '../../../ui/form-modal.tsx';
import { notify } from '../../../ui/toast-store.ts';
import { useFormErrors } from '../../../ui/use-form-errors.ts';
import { type Instrutor, useEncerrarInstrutor } from '../api.ts';

/** The end of an instructor's tie: its day and why; the record stays (D25). */
export default function EncerrarModal(props: {
  readonly instrutor: Instrutor;
  readonly opened: boolean;
  readonly onClose: () => void;
}) {
  const { instrutor, opened, onClose } = props;
  const [data, setData] = useState('');
  const [motivo, setMotivo] = useState('');
  const errors = useFormErrors();
  const encerrar = useEncerrarInstrutor();

  const end = async () => {
    try {
      await encerrar.mutateAsync({
        id: instrutor.id,
        versao: instrutor.versao,
        data: data === '' ? null : data,
        motivo,
      });
    } catch (error) {
      errors.showError(error);
      return;
    }
    notify.success(M.encerrado);
    onClose();
  };

  return (
    <FormModal
      title={M.desejaEncerrar}
      opened={opened}
      busy={encerrar.isPending}
      errors={errors}
      submit="Excluir"
      onSubmit={end}
      onClose={onClose}
    >
      <Text>
        <b>{instrutor.nome}</b> sai da lista e a vaga fica livre. O registro continua guardado, com os
        documentos, a frequência e os relatórios. Se foi por engano, um administrador pode retomar o vínculo
        enquanto a vaga está livre.
      </Text>
      <TextInput
        {...errors.field('data')}
        type="date"
        label="Último dia do vínculo"
        description="Em branco vale o dia de hoje. Antes do mês de início, o vínculo não chegou a começar: sem horas e sem declaração"
        min={instrutor.vigencia.inicio}
        max={instrutor.vigencia.fim}
        value={data}
        onChange={(event) => {
          errors.clear('data');
          setData(event.currentTarget.value);
        }}
      />
      <Textarea
        {...errors.field('motivo')}
        label="Motivo"
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
