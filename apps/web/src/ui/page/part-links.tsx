import { Link } from 'react-router';
import classes from './part-links.module.css';

/** The parts of a place. */
export function PartLinks(props: {
  readonly label: string;
  readonly parts: readonly { readonly title: string; readonly to: string; readonly current: boolean }[];
}) {
  return (
    <nav aria-label={props.label} className={classes.parts}>
      {props.parts.map(({ title, to, current }) => (
        <Link key={to} to={to} aria-current={current ? 'page' : undefined} className={classes.part ?? ''}>
          {title}
        </Link>
      ))}
    </nav>
  );
}
