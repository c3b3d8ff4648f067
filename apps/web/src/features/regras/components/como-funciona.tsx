import type { ReactNode } from 'react';
import classes from './como-funciona.module.css';

/** The effect of a rule, folded below it; paragraphs. */
export function ComoFunciona({ regra, children }: { readonly regra: string; readonly children: ReactNode }) {
  return (
    <details className={classes.como}>
      <summary>
        Como funciona<span className="sr-only">: {regra}</span>
      </summary>
      {children}
    </details>
  );
}
