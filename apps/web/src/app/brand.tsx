import classes from './brand.module.css';

export function Brand({
  light = false,
  note,
}: {
  readonly light?: boolean;
  readonly note?: string | undefined;
}) {
  return (
    <span className={classes.brand} data-light={light || undefined}>
      <img src="/marca.svg" alt="" width={36} height={36} />
      <span className={classes.words}>
        <span className={classes.name}>Instrutoria</span>
        {note !== undefined && note !== '' && <span className={classes.note}>{note}</span>}
      </span>
    </span>
  );
}
