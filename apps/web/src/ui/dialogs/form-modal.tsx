import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useKept } from '../drafts/use-kept.ts';
import { ErrorSummary } from '../fields/error-summary.tsx';
import { Form, RequiredHint } from '../fields/form.tsx';
import type { FormErrors } from '../fields/use-form-errors.ts';
import { FormActions } from '../page/panel.tsx';
import { Dialog } from './dialog.tsx';
import { useGuardedClose } from './use-guarded-close.ts';

export function FormModal(props: {
  readonly title: string;
  readonly opened: boolean;
  readonly busy: boolean;
  readonly errors: FormErrors;
  readonly onSubmit: () => void | Promise<void>;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly submit?: string;
  readonly keeps?: boolean;
}) {
  const { title, opened, busy, errors, onSubmit, children, submit = 'Salvar', keeps = false } = props;
  const kept = useKept();
  const guarded = useGuardedClose(kept, props.onClose);
  const close = keeps ? props.onClose : guarded;
  return (
    <Dialog opened={opened} onClose={close} title={title} size="lg" closeOnClickOutside={false}>
      <Form label={title} busy={busy} onSubmit={onSubmit} kept={kept} keeps={keeps}>
        <ErrorSummary {...errors.summary} />
        <RequiredHint />
        {children}
        <FormActions>
          <Button type="submit" loading={busy}>
            {submit}
          </Button>
          <Button variant="default" onClick={close}>
            Cancelar
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}
