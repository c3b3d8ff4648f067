import type { Problema } from '@instrutoria/domain/kernel/problema.ts';
import { Textarea } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { FormModal } from './form-modal.tsx';
import { notify } from './toast-store.ts';
import { type FormErrors, useFormErrors } from './use-form-errors.ts';

/** An act that asks why: says what will happen to whom, takes the reason, and stays open while it is refused. */
export function ReasonModal(props: {
  readonly title: string;
  readonly submit: string;
  readonly opened: boolean;
  readonly onClose: () => void;
  /** What will happen. */
  readonly children: ReactNode;
  /** What else the act asks, above the reason. */
  readonly fields?: (errors: FormErrors) => ReactNode;
  /** Labels of the fields, by name, for the summary of errors; a constant. */
  readonly labels?: Readonly<Record<string, string>>;
  readonly label?: string;
  readonly description?: string;
  /** The focus begins in the reason, not on the way out. */
  readonly autofocus?: boolean;
  /** The act does without a reason: it is not asked. */
  readonly without?: boolean;
  /** What stands against the act before it is sent. */
  readonly problems?: (motivo: string) => readonly Problema[];
  /** Does it; throws what the server refused. */
  readonly act: (motivo: string) => Promise<unknown>;
  /** What is said when it is done. */
  readonly done: string;
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
    notify.success(props.done);
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
          withAsterisk
          aria-required
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
