import { Alert } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';

const LOOKS = {
  info: { color: 'azul', Icon: IconInfoCircle },
  success: { color: 'green.9', Icon: IconCircleCheck },
  warning: { color: 'orange.9', Icon: IconAlertTriangle },
} as const;

/** A notice that belongs to the page (not an error of a form: that is ErrorSummary). */
export function Notice(props: {
  readonly kind?: keyof typeof LOOKS;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  /** Speak it when it appears after the page was shown. */
  readonly live?: boolean;
}) {
  const { kind = 'info', title, children, live = false } = props;
  const { color, Icon } = LOOKS[kind];
  return (
    <Alert
      color={color}
      variant="light"
      title={title}
      icon={<Icon aria-hidden />}
      role={live ? 'status' : 'note'}
      styles={{ message: { color: 'var(--ink)' } }}
    >
      {children}
    </Alert>
  );
}
