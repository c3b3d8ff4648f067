import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import classes from './part-links.module.css';

/** The parts of a place on one line, which scrolls with too little room; the shown one is in sight. */
export function PartLinks(props: {
  readonly label: string;
  readonly parts: readonly { readonly title: string; readonly to: string; readonly current: boolean }[];
}) {
  const nav = useRef<HTMLElement>(null);
  const atual = props.parts.find(({ current }) => current)?.to;
  useEffect(() => {
    const box = nav.current;
    const link = box?.querySelector<HTMLElement>('[aria-current]');
    if (box == null || link == null || atual === undefined) return;
    // Only the line scrolls, never the page.
    box.scrollLeft = link.offsetLeft - (box.clientWidth - link.offsetWidth) / 2;
  }, [atual]);
  return (
    <nav ref={nav} aria-label={props.label} className={classes.parts}>
      {props.parts.map(({ title, to, current }) => (
        <Link key={to} to={to} aria-current={current ? 'page' : undefined} className={classes.part ?? ''}>
          {title}
        </Link>
      ))}
    </nav>
  );
}
