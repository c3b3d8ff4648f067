import type { ReactNode } from 'react';
import classes from './plain-field.module.css';

export interface InputIdentity {
  readonly id: string;
  readonly name: string;
  readonly className: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

export function PlainField(props: {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly error: string | undefined;
  readonly children: (identity: InputIdentity) => ReactNode;
}) {
  const { id, name, label, error, children } = props;
  return (
    <div className={classes.field}>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      <div className={classes.box}>
        {children({
          id,
          name,
          className: classes.input ?? '',
          'aria-invalid': error === undefined ? undefined : true,
          'aria-describedby': error === undefined ? undefined : `${id}-error`,
        })}
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  );
}
