import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import classes from './print-sheet.module.css';
import { usePrinting } from './use-printing.ts';

/** What is printed in place of the page, on paper that lies across. */
export function PrintSheet({ children }: { readonly children: ReactNode }) {
  const printing = usePrinting();
  return printing ? createPortal(<div className={classes.sheet}>{children}</div>, document.body) : null;
}
