import { MENSAGENS_INSTRUTOR as M } from '@instrutoria/domain/instrutor/messages.ts';
import { cpfFirmado } from '@instrutoria/domain/instrutor/rules/identificacao.ts';
import { Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { FormModal } from '../../../ui/form-modal.tsx';
import { notify } from '../../../ui/toast-store.ts';
import { useFormErrors } from '../../../ui/use-form-errors.ts';
import { type Instrutor, useIdentificarInstrutor } from '../api.ts';
import { ROTULOS_DO_INSTRUTOR as R } from './instrutor-digitado.ts';

/** CPF and matrícula added or corrected, at any time (D37). */
export default function IdentificarModal(props: {
  readonly instrutor: Instrutor;
  readonly administra: boolean;
  readonly opened: boolean;
  readonly onClose: () => void;
}) {
  const { instrutor, administra, opened, onClose } = props;
  const { id, versao, nome } = instrutor;
  const [cpf, setCpf] = useState('');
  const [matricula, setMatricula] = useState(instrutor.matricula ?? '');
  const [motivo, setMotivo] = useState('');
  const errors = useFormErrors(R);
  const identificar = useIdentificarInstrutor();
  const firmado = cpfFirmado(instrutor);

  const save = async () => {
    try {
      const { avisos } = await identificar.mutateAsync({ id, versao, cpf, matricula, motivo });
      for (const aviso of avisos) notify.info(aviso);
    } catch (error) {
      errors.showError(error);
      return;
    }
    notify.success(M.atualizado);
    onClose();
  };

  return (
    <FormModal
      title={`CPF e matrícula de ${nome}`}
      opened={opened}
      busy={identificar.isPending}
      errors={errors}
      onSubmit={save}
      onClose={onClose}
    >
      {firmado && !administra ? (
        <Text>
          CPF {instrutor.cpf}. {M.cpfFirmado}.
        </Text>
      ) : (
        <TextInput
          {...errors.field('cpf')}
          label={R.cpf}
          description={
            instrutor.cpf === null
              ? 'Só os números ou com pontos'
              : `Guardado: ${instrutor.cpf}. Em branco, continua`
          }
          inputMode="numeric"
          autoComplete="off"
          value={cpf}
          onChange={(event) => {
            errors.clear('cpf');
            setCpf(event.currentTarget.value);
          }}
        />
      )}
      <TextInput
        {...errors.field('matricula')}
        label={R.matricula}
        autoComplete="off"
        value={matricula}
        onChange={(event) => {
          errors.clear('matricula');
          setMatricula(event.currentTarget.value);
        }}
      />
      {firmado && administra && (
        <Textarea
          {...errors.field('motivo')}
          label="Motivo da alteração do CPF"
          description="Fica na trilha de auditoria"
          autosize
          minRows={2}
          value={motivo}
          onChange={(event) => {
            errors.clear('motivo');
            setMotivo(event.currentTarget.value);
          }}
        />
      )}
    </FormModal>
  );
}
