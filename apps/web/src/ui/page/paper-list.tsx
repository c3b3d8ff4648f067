import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './paper-list.module.css';

/** The documents of a record, one below the other; each is opened by a separate act. */
export function PaperList(props: {
  readonly title: string;
  /** The heading's level: 3 below another heading. */
  readonly order?: 2 | 3;
  readonly children: ReactNode;
}) {
  const { title, order = 2, children } = props;
  return (
    <>
      <Title order={order}>{title}</Title>
      <ul className={classes.list} aria-label={title}>
        {children}
      </ul>
    </>
  );
}

export function PaperRow(props: {
  readonly name: string;
  readonly state?: ReactNode;
  /** Details: the time, and the reason of a refusal. */
  readonly more?: ReactNode;
  /** The button that opens it; absent where there is nothing to open. */
  readonly children?: ReactNode;
}) {
  const { name, state, more, children } = props;
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <span className={classes.name}>
          <b>{name}</b> {state}
        </span>
        {more !== undefined && more !== null && (
          <Text component="div" size="sm" className={classes.more ?? ''}>
            {more}
          </Text>
        )}
      </div>
      {children !== undefined && <div className={classes.acts}>{children}</div>}
    </li>
  );
}
