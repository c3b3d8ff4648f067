import type { ReactNode } from 'react';

/** A number, a date or one word of a table that must not be cut in the middle. */
export function NoWrap({ children }: { readonly children: ReactNode }) {
  return <span style={{ whiteSpace: 'nowrap' }}>{children}</span>;
}
