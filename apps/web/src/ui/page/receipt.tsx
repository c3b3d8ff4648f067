import { Title } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './receipt.module.css';

/** Confirms that something arrived: the first text on the page after sending it. */
export function Receipt(props: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={classes.receipt} aria-label={props.title} data-receipt>
      <IconCircleCheck aria-hidden size={32} className={classes.sign} />
      <div className={classes.words}>
        <Title order={2} className={classes.title}>
          {props.title}
        </Title>
        {props.children}
      </div>
    </section>
  );
}
