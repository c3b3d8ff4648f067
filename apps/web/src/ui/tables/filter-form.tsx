import type { ReactNode } from 'react';

/** A list's filters: leaving the page with typed filters asks nothing, because there is nothing to save. */
export function FilterForm(props: { readonly onSubmit: () => void; readonly children: ReactNode }) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        props.onSubmit();
      }}
    >
      {props.children}
    </form>
  );
}
