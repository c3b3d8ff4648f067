import type { ReactNode } from 'react';
import classes from './more-actions.module.css';

/** The acts of a row that are needed less often, below the one that is always in sight. */
export function MoreActions({ of, children }: { readonly of: string; readonly children: ReactNode }) {
  return (
    <details className={classes.more}>
      <summary>
        Mais ações<span className="sr-only"> de {of}</span>
      </summary>
      <div className={classes.acts}>{children}</div>
    </details>
  );
}
