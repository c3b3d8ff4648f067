import classes from './bar-table.module.css';

interface Bar {
  readonly name: string;
  readonly value: number;
}

/** Bars behind the numbers of a table, so that it works without seeing (T-L9). */
export function BarTable(props: {
  readonly caption: string;
  readonly nameTitle: string;
  readonly valueTitle: string;
  readonly bars: readonly Bar[];
  readonly full?: number;
}) {
  const { caption, nameTitle, valueTitle, bars } = props;
  const full = Math.max(1, props.full ?? Math.max(0, ...bars.map(({ value }) => value)));
  return (
    <table className={classes.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{nameTitle}</th>
          <th scope="col">{valueTitle}</th>
        </tr>
      </thead>
      <tbody>
        {bars.map(({ name, value }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <span className={classes.value}>{value.toLocaleString('pt-BR')}</span>
              <svg
                className={classes.track}
                aria-hidden="true"
                viewBox="0 0 100 10"
                preserveAspectRatio="none"
              >
                <rect className={classes.bar} width={(100 * value) / full} height="10" />
              </svg>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
