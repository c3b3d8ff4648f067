import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './sheet.module.css';

/** A part of a page to read: without a box, with its heading beside it where there is room. */
export function Sheet(props: {
  readonly title: string;
  /** The target of the page's index. */
  readonly id?: string;
  readonly children: ReactNode;
}) {
  return (
    <section className={classes.sheet} id={props.id} aria-label={props.title}>
      <div className={classes.inner}>
        <Title order={2} className={classes.title}>
          {props.title}
        </Title>
        <div>{props.children}</div>
      </div>
    </section>
  );
}
