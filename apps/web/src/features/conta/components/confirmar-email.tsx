import { Button } from '@mantine/core';
import { useState } from 'react';
import { lateDialog } from '../../../ui/drafts/late.tsx';

const ConfirmarEmailModal = lateDialog(
  () => import('./confirmar-email-modal.tsx'),
  ({ onClose }) => onClose(),
);

export function ConfirmarEmailDe(props: {
  readonly id: number;
  readonly nome: string;
  readonly email: string;
}) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button variant="light" onClick={() => setOpened(true)}>
        Confirmar<span className="sr-only"> o e-mail de {props.nome}</span>
      </Button>
      <ConfirmarEmailModal {...props} opened={opened} onClose={() => setOpened(false)} />
    </>
  );
}
