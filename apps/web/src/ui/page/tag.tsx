import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './tag.module.css';

/** The number of letters that fit on one line (T-L8). */
const SHORT = 14;

/** The tone only repeats the word's meaning (T-L7). */
export function Tag({
  tone = 'neutral',
  icon: Sign,
  children,
}: {
  readonly tone?: 'neutral' | 'good' | 'info' | 'warning';
  readonly icon?: Icon;
  readonly children: ReactNode;
}) {
  return (
    <span
      className={classes.tag}
      data-tone={tone}
      data-short={(typeof children === 'string' && children.length <= SHORT) || undefined}
    >
      {Sign !== undefined && <Sign aria-hidden size={16} className={classes.sign} />}
      {Sign === undefined ? children : <span>{children}</span>}
    </span>
  );
}
