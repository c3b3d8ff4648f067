import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './notice.module.css';

const ICONS = {
  info: IconInfoCircle,
  success: IconCircleCheck,
  warning: IconAlertTriangle,
  error: IconAlertCircle,
} as const;

/** A message, except a form's errors: see ErrorSummary. */
export function Notice(props: {
  readonly kind?: keyof typeof ICONS;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  /** Announced when it appears after the page has loaded. */
  readonly live?: boolean;
  /** Above a table to work in: its act beside its title, where there is room. */
  readonly oneLine?: boolean;
}) {
  const { kind = 'info', title, children, live = false, oneLine = false } = props;
  const Icon = ICONS[kind];
  return (
    <div
      className={classes.notice}
      data-kind={kind}
      data-one-line={oneLine || undefined}
      role={live ? 'status' : 'note'}
    >
      <Icon aria-hidden className={classes.icon} />
      <div className={classes.words}>
        {title !== undefined && <p className={classes.title}>{title}</p>}
        {children !== undefined && <div>{children}</div>}
      </div>
    </div>
  );
}
