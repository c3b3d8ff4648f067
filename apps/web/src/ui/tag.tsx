import type { ReactNode } from 'react';
import classes from './tag.module.css';

/** The tone only repeats the word (T-L7). */
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
