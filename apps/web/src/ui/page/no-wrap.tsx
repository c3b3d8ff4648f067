import type { ReactNode } from 'react';

export function NoWrap({ children }: { readonly children: ReactNode }) {
  return <span style={{ whiteSpace: 'nowrap' }}>{children}</span>;
}

/** 'SHA-256' and the number of a process, which a browser would break at the hyphen; no address. */
const WITH_HYPHEN = /((?:^|(?<=\s))[^\s:]{1,20}-\d\S{0,10}(?=\s|$))/;

/** A text of people with its codes and numbers whole. */
export function WholeCodes({ children }: { readonly children: string }) {
  // Every second piece is one that the separator caught.
  return children.split(WITH_HYPHEN).map((piece, i) =>
    i % 2 === 0 ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same code may occur twice, and none keeps a state.
      <NoWrap key={i}>{piece}</NoWrap>
    ),
  );
}
