import type { ReactNode } from 'react';
import classes from './read-only-list.module.css';

export function ReadOnlyList(props: {
  readonly items: readonly { readonly label: string; readonly value: ReactNode }[];
  /** Each label beside its value, in two columns where there is room: for many short facts. */
  readonly beside?: boolean;
}) {
  return (
    <dl className={classes.list} data-beside={props.beside || undefined}>
      {props.items.map((item) => (
        <div key={item.label} className={classes.item}>
          <dt className={classes.label}>{item.label}</dt>
          <dd className={classes.value}>{item.value}</dd>
        </div>
      ))}
    </dl>
  );
}
