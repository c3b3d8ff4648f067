import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import classes from './part-links.module.css';

/** The share of the width that one turn scrolls, so that a part cut at the edge becomes visible whole. */
const TURN = 0.7;

/** The parts of a place. On a phone they are one line, with a button at each edge that has more. */
export function PartLinks(props: {
  readonly label: string;
  readonly parts: readonly { readonly title: string; readonly to: string; readonly current: boolean }[];
}) {
  const line = useRef<HTMLDivElement>(null);
  const [more, setMore] = useState({ before: false, after: false });
  const at = props.parts.find(({ current }) => current)?.to;
  /** The part that was open when the person last moved the line or the focus in it; until then it stays in sight. */
  const movedAt = useRef<string>(undefined);

  // Before the first paint, so that the links do not move after they were shown.
  useLayoutEffect(() => {
    const { current } = line;
    if (current === null) return undefined;
    const showOpen = () => {
      const open = current.querySelector<HTMLElement>('[aria-current]');
      if (movedAt.current === at) {
        current.querySelector(':focus')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        return;
      }
      if (open === null) return;
      current.style.scrollBehavior = 'auto';
      current.scrollLeft = open.offsetLeft - (current.clientWidth - open.offsetWidth) / 2;
      current.style.scrollBehavior = '';
    };
    const look = () => {
      const { scrollLeft, scrollWidth, clientWidth } = current;
      const [before, after] = [scrollLeft > 1, scrollLeft + clientWidth < scrollWidth - 1];
      setMore((was) => (was.before === before && was.after === after ? was : { before, after }));
    };
    // The button at the left takes its room from the line, so that its width changes once more.
    const observer = new ResizeObserver(() => {
      showOpen();
      look();
    });
    const move = () => {
      movedAt.current = at;
    };
    showOpen();
    look();
    observer.observe(current);
    current.addEventListener('scroll', look, { passive: true });
    current.addEventListener('pointerdown', move, { passive: true });
    current.addEventListener('wheel', move, { passive: true });
    current.addEventListener('focusin', move);
    return () => {
      observer.disconnect();
      current.removeEventListener('scroll', look);
      current.removeEventListener('pointerdown', move);
      current.removeEventListener('wheel', move);
      current.removeEventListener('focusin', move);
    };
  }, [at]);

  const turn = (way: 1 | -1) => {
    movedAt.current = at;
    if (line.current !== null) line.current.scrollLeft += way * TURN * line.current.clientWidth;
  };
  return (
    <nav aria-label={props.label} className={classes.parts}>
      {more.before && <Edge says="Partes anteriores" onTurn={() => turn(-1)} Sign={IconChevronLeft} />}
      <div ref={line} className={classes.line} data-rolls>
        {props.parts.map(({ title, to, current }) => (
          <Link key={to} to={to} aria-current={current ? 'page' : undefined} className={classes.part ?? ''}>
            {title}
          </Link>
        ))}
      </div>
      {more.after ? (
        <Edge says="Mais partes" onTurn={() => turn(1)} Sign={IconChevronRight} />
      ) : (
        // The room of the button stays, so that the part with the focus is not moved out of sight.
        more.before && <span className={classes.edge} />
      )}
    </nav>
  );
}

/** The keyboard needs none: a link that has the focus comes into sight. */
function Edge(props: {
  readonly says: string;
  readonly onTurn: () => void;
  readonly Sign: typeof IconChevronLeft;
}) {
  const { Sign } = props;
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={props.says}
      className={classes.edge}
      onClick={props.onTurn}
    >
      <Sign aria-hidden size={20} />
    </button>
  );
}
