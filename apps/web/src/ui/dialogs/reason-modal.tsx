import type { Problema } from '@instrutoria/domain/kernel/problema.ts';
import { Textarea } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { type FormErrors, useFormErrors } from '../fields/use-form-errors.ts';
import { notify } from '../status/toast-store.ts';
import { FormModal } from './form-modal.tsx';

/** Explains the act, asks for the reason, and stays open while it is refused. */
export function ReasonModal(props: {
  readonly title: string;
  readonly submit: string;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly fields?: (errors: FormErrors) => ReactNode;
  /** Labels by field name, for the error summary; a constant. */
  readonly labels?: Readonly<Record<string, string>>;
  readonly label?: string;
  readonly description?: string;
  readonly autofocus?: boolean;
  readonly without?: boolean;
  /** The reason may be empty, because the other fields explain the act. */
  readonly optional?: boolean;
  readonly problems?: (motivo: string) => readonly Problema[];
  /** Throws the server's refusal. */
  readonly act: (motivo: string) => Promise<unknown>;
  /** Absent where the act continues on another page. */
  readonly done?: string | undefined;
}) {
  const { title, submit, opened, onClose, children, fields, labels, label = 'Motivo', description } = props;
  const [motivo, setMotivo] = useState('');
  const [busy, setBusy] = useState(false);
  const errors = useFormErrors(labels);

  const send = async () => {
    if (errors.show(props.problems?.(motivo) ?? [])) return;
    setBusy(true);
    try {
      await props.act(motivo);
    } catch (error) {
      errors.showError(error);
      return;
    } finally {
      setBusy(false);
    }
    if (props.done !== undefined) notify.success(props.done);
    onClose();
  };

  return (
    <FormModal
      title={title}
      opened={opened}
      busy={busy}
      errors={errors}
      submit={submit}
      onSubmit={send}
      onClose={onClose}
    >
      {children}
      {fields?.(errors)}
      {props.without !== true && (
        <Textarea
          {...errors.field('motivo')}
          label={label}
          description={description}
          withAsterisk={props.optional !== true}
          aria-required={props.optional !== true}
          data-autofocus={props.autofocus}
          autosize
          minRows={3}
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
