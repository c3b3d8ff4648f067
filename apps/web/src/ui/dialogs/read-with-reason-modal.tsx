import type { Problema } from '@instrutoria/domain/kernel/problema.ts';
import { Button, Group, Stack } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import { Modal } from './modal.ts';
import { ReasonModal } from './reason-modal.tsx';

/** Asks for the reason of a reading, then shows the result until it is closed, without storing it. */
export function ReadWithReasonModal<Read>(props: {
  readonly title: string;
  /** The title of the shown result. */
  readonly shownTitle: string;
  readonly label: string;
  readonly description: string;
  readonly problems: (motivo: string) => readonly Problema[];
  /** Throws the server's refusal. */
  readonly read: (motivo: string) => Promise<Read>;
  readonly show: (read: Read) => ReactNode;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const { title, shownTitle, label, description, problems, read, show, opened, onClose, children } = props;
  const [shown, setShown] = useState<{ readonly read: Read } | null>(null);
  const hasRead = useRef(false);
  const close = () => {
    hasRead.current = false;
    setShown(null);
    onClose();
  };
  return (
    <>
      <ReasonModal
        title={title}
        submit="Ver"
        label={label}
        description={description}
        problems={problems}
        act={async (motivo) => {
          setShown({ read: await read(motivo) });
          hasRead.current = true;
        }}
        done="A leitura ficou registrada."
        opened={opened && shown === null}
        // It closes itself after the reading; the result is shown next.
        onClose={() => {
          if (!hasRead.current) onClose();
        }}
      >
        {children}
      </ReasonModal>
      <Modal opened={shown !== null} onClose={close} title={shownTitle}>
        <Stack>
          {shown !== null && show(shown.read)}
          <Group>
            <Button onClick={close}>Fechar</Button>
          </Group>
        </Stack>
      </Modal>
    </>
  );
}
