import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './panel.module.css';

export function Panel(props: {
  readonly title?: string;
  /** The target of the page's index. */
  readonly id?: string;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
}) {
  return (
    <section className={classes.panel} id={props.id} aria-label={props.title}>
      {props.title !== undefined && (
        <div className={classes.head}>
          {props.icon}
          <Title order={2} className={classes.title}>
            {props.title}
          </Title>
          {props.actions}
        </div>
      )}
      {props.children}
    </section>
  );
}

export function FormActions({ children }: { readonly children: ReactNode }) {
  return <div className={classes.actions}>{children}</div>;
}
