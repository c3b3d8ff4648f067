import { type ReactNode, useEffect, useRef, useState } from 'react';

/**
 * Renders its children once their place comes into view: what they ask the server for is asked then. Also when the page
 * is printed, or a key is pressed, since Tab passes over what is not there. `waiting` keeps about their room, so that
 * not all that follows comes into view at once.
 */
export function InView(props: { readonly waiting: ReactNode; readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(!('IntersectionObserver' in globalThis));
  useEffect(() => {
    if (seen || place.current === null) return undefined;
    const show = () => setSeen(true);
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) show();
    });
    observer.observe(place.current);
    globalThis.addEventListener('beforeprint', show);
    globalThis.addEventListener('keydown', show);
    return () => {
      observer.disconnect();
      globalThis.removeEventListener('beforeprint', show);
      globalThis.removeEventListener('keydown', show);
    };
  }, [seen]);
  return seen ? props.children : <div ref={place}>{props.waiting}</div>;
}
