import { problemasDoMotivoDoEdital } from '@instrutoria/domain/edital/rules.ts';
import { MENSAGENS_PROJETO as M } from '@instrutoria/domain/projeto/messages.ts';
import { Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { FormModal } from '../../../ui/form-modal.tsx';
import { notify } from '../../../ui/toast-store.ts';
import { useFormErrors } from '../../../ui/use-form-errors.ts';
import { useDesfazerEncerramento } from '../api.ts';

/** The closing of a project without instructors, taken back by an administrator with a reason (D44). */
export default function DesfazerEncerramentoModal(props: {
  readonly projeto: { readonly id: number; readonly titulo: string };
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onDone: () => void;
}) {
  const { projeto, opened, onClose, onDone } = props;
  const [motivo, setMotivo] = useState('');
  const errors = useFormErrors({ motivo: 'Motivo' });
  const desfazer = useDesfazerEncerramento();

  const save = async () => {
    if (errors.show(problemasDoMotivoDoEdital(motivo))) return;
    try {
      await desfazer.mutateAsync({ id: projeto.id, motivo });
    } catch (error) {
      errors.showError(error);
      return;
    }
    notify.success(M.encerramentoDesfeito);
    onClose();
    onDone();
  };

  return (
    <FormModal
      title={M.desejaDesfazerEncerramento}
      opened={opened}
      busy={desfazer.isPending}
      errors={errors}
      submit="Desfazer encerramento"
      onSubmit={save}
      onClose={onClose}
    >
      <Text>
        O projeto <b>{projeto.titulo}</b> deixa de contar como encerrado: o coordenador é avisado por e-mail e
        volta a poder cadastrar instrutores. O sistema não o encerra outra vez, mesmo que continue sem
        instrutores.
      </Text>
      <Textarea
        {...errors.field('motivo')}
        label="Motivo"
        description="O coordenador lê este texto; ele fica também na trilha de auditoria"
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
