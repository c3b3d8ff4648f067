import type { ReactNode } from 'react';
import classes from './tag.module.css';

/** A short word about a record. The tone only repeats what the word says (T-L7). */
export function Tag({
  tone = 'neutral',
  children,
}: {
  readonly tone?: 'neutral' | 'good' | 'info' | 'warning';
  readonly children: ReactNode;
}) {
  return (
    <span className={classes.tag} data-tone={tone}>
      {children}
    </span>
  );
}
