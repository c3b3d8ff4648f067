import { useState } from 'react';

/** Which record of a list is being edited in a modal. `record` null: a new one. Undefined state: closed. */
export function useEditor<T>() {
  const [state, setState] = useState<{ readonly record: T | null; readonly turn: number }>();
  const [opened, setOpened] = useState(false);
  return {
    opened,
    record: state?.record ?? null,
    /** Give it as the form's `key`: each opening starts from the record anew. */
    turn: state?.turn ?? 0,
    open: (record: T | null) => {
      setState((old) => ({ record, turn: (old?.turn ?? 0) + 1 }));
      setOpened(true);
    },
    close: () => setOpened(false),
  };
}
