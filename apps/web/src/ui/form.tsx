import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';

/** A form whose rules are ours: no browser bubbles, Enter submits, a second submit waits for the first. */
export function Form(props: {
  readonly onSubmit: () => void | Promise<void>;
  readonly label: string;
  readonly busy?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <form
      noValidate
      aria-label={props.label}
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        if (!props.busy) void props.onSubmit();
      }}
    >
      <Stack gap="lg">{props.children}</Stack>
    </form>
  );
}

/** Says what the asterisk means, once per form. */
export function RequiredHint() {
  return (
    <Text size="sm" c="dimmed">
      Campos marcados com <span aria-hidden>*</span>
      <span className="sr-only">asterisco</span> são obrigatórios.
    </Text>
  );
}
