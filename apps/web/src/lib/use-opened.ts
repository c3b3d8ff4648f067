import { useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** The parts that are open, by their page and name. */
const opened = new Set<string>();

/** Whether a folded part is open; on a page that the browser goes back to it is as it was left. */
export function useOpened(part: string): readonly [open: boolean, setOpen: (open: boolean) => void] {
  const { pathname } = useLocation();
  const anew = useNavigationType() === 'PUSH';
  const name = `${pathname} ${part}`;
  const [open, setOpen] = useState(() => {
    if (anew) opened.delete(name);
    return opened.has(name);
  });
  return [
    open,
    (now) => {
      if (now) opened.add(name);
      else opened.delete(name);
      setOpen(now);
    },
  ];
}
