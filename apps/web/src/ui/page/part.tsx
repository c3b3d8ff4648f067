import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './part.module.css';

/** A part of a page with its own heading; unlike a panel it has no box. */
export function Part(props: {
  readonly title: string;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
  /** 3: beneath another heading of the page. */
  readonly order?: 2 | 3;
}) {
  return (
    <section aria-label={props.title}>
      <div className={classes.head}>
        <Title order={props.order ?? 2} className={props.order === 3 ? classes.inner : classes.title}>
          {props.title}
        </Title>
        {props.actions}
      </div>
      {props.children}
    </section>
  );
}
