import { MENSAGENS_INSTRUTOR as M } from '@instrutoria/domain/instrutor/messages.ts';
import { mesPorExtenso } from '@instrutoria/domain/kernel/datas.ts';
import { Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { FormModal } from '../../../ui/dialogs/form-modal.tsx';
import { useFormErrors } from '../../../ui/fields/use-form-errors.ts';
import { Notice } from '../../../ui/page/notice.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import { type Instrutor, useAlterarSituacao } from '../api.ts';
import { impedimentosDeRegular, porConferir } from './impedimentos-de-regular.ts';

/** Makes an instructor REGULAR with the first month; with a reason, unchecked documents may pass. */
export default function RegularizarModal(props: {
  readonly instrutor: Instrutor;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onDone: () => void;
}) {
  const { instrutor, opened, onClose, onDone } = props;
  const { id, versao, nome } = instrutor;
  const [motivo, setMotivo] = useState('');
  const errors = useFormErrors();
  const alterar = useAlterarSituacao();
  const esperam = porConferir(instrutor);
  const impedimentos = impedimentosDeRegular(instrutor);
  const inicio = esperam.length > 0 ? instrutor.inicioSemConferir : instrutor.inicioAoRegularizar;

  const save = async () => {
    try {
      const { message } = await alterar.mutateAsync({ id, versao, situacaoInstrutor: 'REGULAR', motivo });
      notify.success(message);
    } catch (error) {
      errors.showError(error);
      return;
    }
    onClose();
    onDone();
  };

  return (
    <FormModal
      title={esperam.length > 0 ? M.desejaRegularizar : M.desejaTornarRegular}
      opened={opened}
      busy={alterar.isPending}
      errors={errors}
      submit="Tornar REGULAR"
      onSubmit={save}
      onClose={onClose}
    >
      {inicio !== null && (
        <Text>
          <b>{nome}</b> começa em <b>{mesPorExtenso(inicio)}</b>, e o coordenador do projeto recebe um e-mail.
        </Text>
      )}
      {impedimentos.length > 0 && (
        <Notice kind="warning" title={`Falta resolver, antes de tornar ${nome} REGULAR`}>
          <ul>
            {impedimentos.map((um) => (
              <li key={um}>{um}</li>
            ))}
          </ul>
        </Notice>
      )}
      {esperam.length > 0 && (
        <>
          <Notice title="Ainda não conferidos">
            <ul>
              {esperam.map((um) => (
                <li key={um}>{um}</li>
              ))}
            </ul>
          </Notice>
          <Textarea
            {...errors.field('motivo')}
            label="Por que tornar REGULAR sem esta conferência"
            description="Fica no registro do instrutor e na trilha de auditoria"
            autosize
            minRows={3}
            value={motivo}
            onChange={(event) => {
              errors.clear('motivo');
              setMotivo(event.currentTarget.value);
            }}
          />
        </>
      )}
    </FormModal>
  );
}
