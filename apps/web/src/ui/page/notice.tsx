import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './notice.module.css';

const ICONS = {
  info: IconInfoCircle,
  success: IconCircleCheck,
  warning: IconAlertTriangle,
  error: IconAlertCircle,
} as const;

/** Not for errors of a form: see ErrorSummary. */
export function Notice(props: {
  readonly kind?: keyof typeof ICONS;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  /** Spoken when it appears later than the page. */
  readonly live?: boolean;
}) {
  const { kind = 'info', title, children, live = false } = props;
  const Icon = ICONS[kind];
  return (
    <div className={classes.notice} data-kind={kind} role={live ? 'status' : 'note'}>
      <Icon aria-hidden className={classes.icon} />
      <div className={classes.words}>
        {title !== undefined && <p className={classes.title}>{title}</p>}
        {children !== undefined && <div>{children}</div>}
      </div>
    </div>
  );
}
