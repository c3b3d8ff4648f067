import '@mantine/core/styles/Code.layer.css';
import { Button, Code, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { notify } from '../status/toast-store.ts';
import { Notice } from './notice.tsx';

/** A secret, shown until the person leaves the screen; `secret` null: the answer that held it was lost. */
export function ShownOnce(props: {
  readonly secret: string | null;
  readonly children: ReactNode;
  readonly lost: string;
  readonly copied: string;
  readonly notCopied: string;
}) {
  const { secret, children, lost, copied, notCopied } = props;
  if (secret === null) {
    return (
      <Notice kind="warning" live>
        {lost}
      </Notice>
    );
  }
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      notify.success(copied);
    } catch {
      notify.error(notCopied);
    }
  };
  return (
    <Notice kind="success" live>
      {children}
      <Group mt="xs">
        <Code style={{ overflowWrap: 'anywhere' }}>{secret}</Code>
        <Button size="sm" variant="default" onClick={() => void copy()}>
          Copiar
        </Button>
      </Group>
    </Notice>
  );
}
