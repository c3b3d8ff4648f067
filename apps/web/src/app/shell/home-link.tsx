import { Link } from 'react-router';
import { Brand } from './brand.tsx';
import classes from './home-link.module.css';

/** The product's mark as a link to the home page. */
export function HomeLink({
  note,
  short = false,
}: {
  readonly note: string | undefined;
  readonly short?: boolean;
}) {
  return (
    <Link to="/menu" className={classes.link ?? ''}>
      <Brand note={note} short={short} />
      <span className="sr-only">, início</span>
    </Link>
  );
}
