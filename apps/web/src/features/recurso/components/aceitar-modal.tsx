import { contarCodePoints } from '@instrutoria/domain/kernel/texto.ts';
import { FEEDBACK_MAXIMO } from '@instrutoria/domain/recurso/limits.ts';
import { MENSAGENS_RECURSO as M } from '@instrutoria/domain/recurso/messages.ts';
import { problemasDaDecisao } from '@instrutoria/domain/recurso/rules.ts';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { useConfirm } from '../../../ui/confirm.tsx';
import { FormModal } from '../../../ui/form-modal.tsx';
import { RichTextField } from '../../../ui/rich-text/rich-text-field.tsx';
import { notify } from '../../../ui/toast-store.ts';
import { useFormErrors } from '../../../ui/use-form-errors.ts';
import { type Decisao, type Recurso, useAceitarRecurso } from '../api.ts';

/** The feedback of an acceptance, then the question (spec 2 §2). Closing it decides nothing. */
export function AceitarModal(props: {
  readonly recurso: Recurso;
  readonly numeros: Omit<Decisao, 'id'>;
  readonly opened: boolean;
  readonly onClose: () => void;
}) {
  const { recurso, numeros, opened, onClose } = props;
  const { titulo, tipoProjeto } = recurso.projetoAprovacao.projeto;
  const [feedback, setFeedback] = useState('');
  // One dialog at a time: Escape in the question must not close the form under it.
  const [perguntando, setPerguntando] = useState(false);
  const errors = useFormErrors();
  const aceitar = useAceitarRecurso();
  const confirm = useConfirm();

  const accept = async () => {
    if (errors.show(problemasDaDecisao({ ...numeros, feedback }, tipoProjeto))) return;
    setPerguntando(true);
    if (!(await confirm(M.desejaAceitar, { detail: titulo }))) {
      setPerguntando(false);
      return;
    }
    try {
      await aceitar.mutateAsync({ id: recurso.id, versao: recurso.versao, ...numeros, feedback });
    } catch (error) {
      setPerguntando(false);
      errors.showError(error);
      return;
    }
    notify.success(M.aceito);
    onClose();
  };

  return (
    <FormModal
      title="Parecer do recurso"
      opened={opened && !perguntando}
      busy={aceitar.isPending}
      errors={errors}
      submit="Aceitar"
      onSubmit={accept}
      onClose={onClose}
    >
      <Text>{titulo}</Text>
      <RichTextField
        {...errors.field('feedback')}
        label="Parecer"
        description="O coordenador lê este texto."
        required
        value={feedback}
        onChange={(html) => {
          errors.clear('feedback');
          setFeedback(html);
        }}
        count={contarCodePoints}
        min={0}
        max={FEEDBACK_MAXIMO}
      />
    </FormModal>
  );
}
