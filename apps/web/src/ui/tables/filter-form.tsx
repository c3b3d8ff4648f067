import type { ReactNode } from 'react';

/** Filters of a list: what is typed here is nothing to save, so that leaving the page asks nothing. */
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
