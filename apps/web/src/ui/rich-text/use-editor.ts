import { useState } from 'react';

/** The record edited in a modal. `record` null: a new one. Undefined state: closed. */
export function useEditor<T>() {
  const [state, setState] = useState<{ readonly record: T | null; readonly turn: number }>();
  const [opened, setOpened] = useState(false);
  return {
    opened,
    record: state?.record ?? null,
    turn: state?.turn ?? 0,
    open: (record: T | null) => {
      setState((old) => ({ record, turn: (old?.turn ?? 0) + 1 }));
      setOpened(true);
    },
    close: () => setOpened(false),
  };
}
