import type { ReactNode } from 'react';

export function NoWrap({ children }: { readonly children: ReactNode }) {
  return <span style={{ whiteSpace: 'nowrap' }}>{children}</span>;
}

/** 'SHA-256' and process numbers, which a browser would wrap at the hyphen; no addresses. */
const WITH_HYPHEN = /((?:^|(?<=\s))[^\s:]{1,20}-\d\S{0,10}(?=\s|$))/;

/** A text in which codes and numbers do not wrap. */
export function WholeCodes({ children }: { readonly children: string }) {
  // Every second piece was matched by the separator.
  return children.split(WITH_HYPHEN).map((piece, i) =>
    i % 2 === 0 ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same code may occur twice, and none keeps a state.
      <NoWrap key={i}>{piece}</NoWrap>
    ),
  );
}
