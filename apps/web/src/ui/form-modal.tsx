import { Button, Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { ErrorSummary } from './error-summary.tsx';
import { Form, RequiredHint } from './form.tsx';
import { FormActions } from './panel.tsx';
import type { FormErrors } from './use-form-errors.ts';
import { useLateOpened } from './use-late-opened.ts';

/** A short form in a modal: title, problems, fields, save and cancel. Nothing is lost by a click beside it. */
export function FormModal(props: {
  readonly title: string;
  readonly opened: boolean;
  readonly busy: boolean;
  readonly errors: FormErrors;
  readonly onSubmit: () => void | Promise<void>;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly submit?: string;
}) {
  const { title, opened, busy, errors, onSubmit, onClose, children, submit = 'Salvar' } = props;
  return (
    <Modal
      opened={useLateOpened(opened)}
      onClose={onClose}
      title={title}
      size="lg"
      closeOnClickOutside={false}
    >
      <Form label={title} busy={busy} onSubmit={onSubmit}>
        <ErrorSummary {...errors.summary} />
        <RequiredHint />
        {children}
        <FormActions>
          <Button type="submit" loading={busy}>
            {submit}
          </Button>
          <Button variant="default" onClick={onClose}>
            Cancelar
          </Button>
        </FormActions>
      </Form>
    </Modal>
  );
}
