import { Fragment } from 'react';

/** Wraps only after dots and the at sign. */
export function EmailText({ children }: { readonly children: string }) {
  const parts = children.split(/(?<=[@.])/);
  return parts.map((part, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places.
    <Fragment key={i}>
      {i > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
