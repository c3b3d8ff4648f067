import {
  MENSAGENS_CONTA as M,
  NOMES_DOS_TIPOS,
  PODERES_DOS_TIPOS,
} from '@instrutoria/domain/conta/messages.ts';
import { exigeMotivo, problemasDaMudancaDeTipo } from '@instrutoria/domain/conta/rules/tipo.ts';
import type { TipoDeUsuario } from '@instrutoria/domain/conta/types.ts';
import { Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { FormModal } from '../../../ui/form-modal.tsx';
import { notify } from '../../../ui/toast-store.ts';
import { useFormErrors } from '../../../ui/use-form-errors.ts';
import { useAlterarTipo } from '../api.ts';

/** Says whose type changes and what the person will be able to do; an administrator is made with a reason. */
export default function MudarTipoModal(props: {
  readonly id: number;
  readonly nome: string;
  readonly de: TipoDeUsuario;
  readonly para: TipoDeUsuario;
  readonly opened: boolean;
  readonly onClose: () => void;
}) {
  const { id, nome, de, para, opened, onClose } = props;
  const [motivo, setMotivo] = useState('');
  const errors = useFormErrors();
  const alterar = useAlterarTipo();
  const comMotivo = exigeMotivo(para);

  const submit = async () => {
    if (errors.show(problemasDaMudancaDeTipo(para, motivo))) return;
    try {
      const { message } = await alterar.mutateAsync({ id, tipo: para, ...(comMotivo ? { motivo } : {}) });
      notify.success(message);
      onClose();
    } catch (error) {
      errors.showError(error);
    }
  };

  return (
    <FormModal
      title={M.mudarTipo}
      opened={opened}
      busy={alterar.isPending}
      errors={errors}
      submit={comMotivo ? 'Tornar administrador' : `Mudar para ${NOMES_DOS_TIPOS[para].toLowerCase()}`}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text>
        <b>{nome}</b> é {NOMES_DOS_TIPOS[de].toLowerCase()} e passa a ser{' '}
        <b>{NOMES_DOS_TIPOS[para].toLowerCase()}</b>.
      </Text>
      <Text>
        Com isso poderá {PODERES_DOS_TIPOS[para]}. As sessões abertas desta pessoa terminam e ela entra outra
        vez.
      </Text>
      {comMotivo && (
        <Textarea
          {...errors.field('motivo')}
          label="Motivo"
          description="Fica na trilha de auditoria"
          required
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
