import { type ReactNode, useEffect, useRef, useState } from 'react';

/** A box with scrolling content: if it overflows, it is a named tab stop and scrolls by keyboard. */
export function ScrollBox(props: {
  readonly label: string;
  readonly className: string | undefined;
  readonly children: ReactNode;
}) {
  const box = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => setScrolls(element.scrollHeight > element.clientHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const stop = scrolls ? { role: 'group', 'aria-label': props.label, tabIndex: 0 } : {};
  return (
    <div ref={box} className={props.className} {...stop}>
      {props.children}
    </div>
  );
}
