import { Fragment } from 'react';

/** An e-mail address that breaks, where it must, after its dots and its at sign and nowhere else. */
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
