import classes from './brand.module.css';

export function Brand({
  light = false,
  short = false,
  note,
}: {
  readonly light?: boolean;
  /** Hides its words visually; screen readers still read them. */
  readonly short?: boolean;
  readonly note?: string | undefined;
}) {
  return (
    <span className={classes.brand} data-light={light || undefined}>
      <img src="/marca.svg" alt="" width={36} height={36} />
      <span className={short ? 'sr-only' : classes.words}>
        <span className={classes.name}>Instrutoria</span>
        {note !== undefined && note !== '' && <span className={classes.note}>{note}</span>}
      </span>
    </span>
  );
}
