import type { ReactNode } from 'react';
import classes from './message.module.css';

export function Message(props: {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}) {
  return (
    <div className={classes.message}>
      <h1 tabIndex={-1} className={classes.title}>
        {props.title}
      </h1>
      <p className={classes.text}>{props.text}</p>
      <div className={classes.actions}>{props.children}</div>
    </div>
  );
}
