import { MENSAGENS_INSTRUTOR as M, NOMES_DOS_DOCUMENTOS } from '@instrutoria/domain/instrutor/messages.ts';
import type { Documento } from '@instrutoria/domain/instrutor/types.ts';
import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useFocusSurvives } from '../../../../ui/dialogs/use-focus-survives.ts';
import { ErrorSummary } from '../../../../ui/fields/error-summary.tsx';
import { Form } from '../../../../ui/fields/form.tsx';
import { useFormErrors } from '../../../../ui/fields/use-form-errors.ts';
import { FormActions } from '../../../../ui/page/panel.tsx';
import { notify } from '../../../../ui/status/toast-store.ts';
import { type Instrutor, useConferirDocumento } from '../../api.ts';
import classes from './documentos.module.css';

export function RecusaDoDocumento(props: {
  readonly instrutor: Instrutor;
  readonly documento: Documento;
  readonly onEnd: () => void;
  readonly onFeito?: () => void;
}) {
  const { instrutor, documento, onEnd } = props;
  const [motivo, setMotivo] = useState('');
  const errors = useFormErrors();
  const conferir = useConferirDocumento();
  useFocusSurvives();
  const field = errors.field('motivo');

  const refuse = async () => {
    try {
      await conferir.mutateAsync({
        id: instrutor.id,
        versao: instrutor.versao,
        documento,
        situacao: 'RECUSADO',
        motivo,
      });
    } catch (error) {
      errors.showError(error);
      return;
    }
    notify.success(M.conferido);
    onEnd();
    props.onFeito?.();
  };

  return (
    <div className={classes.recusa}>
      <Form
        label={`Recusar: ${NOMES_DOS_DOCUMENTOS[documento]} de ${instrutor.nome}`}
        busy={conferir.isPending}
        onSubmit={refuse}
      >
        <ErrorSummary {...errors.summary} />
        <Textarea
          {...field}
          label="Motivo da recusa"
          description="O coordenador lê este texto e o recebe por e-mail."
          withAsterisk
          aria-required
          // Takes the focus, because the button that opened this is gone.
          data-autofocus
          ref={focusOnce}
          autosize
          minRows={2}
          value={motivo}
          onChange={(event) => {
            errors.clear('motivo');
            setMotivo(event.currentTarget.value);
          }}
        />
        <FormActions>
          <Button type="submit" size="sm" color="red" loading={conferir.isPending}>
            Recusar documento
          </Button>
          <Button size="sm" variant="default" onClick={onEnd}>
            Cancelar
          </Button>
        </FormActions>
      </Form>
    </div>
  );
}

function focusOnce(element: HTMLTextAreaElement | null): void {
  element?.focus();
}
