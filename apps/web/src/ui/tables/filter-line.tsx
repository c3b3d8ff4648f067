import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { useNear } from '../fields/use-near.ts';
import classes from './filter-line.module.css';

/** Search and filters above a working table, on one line where there is room. */
export function FilterLine(props: {
  readonly filtered: boolean;
  readonly onClear: () => void;
  /** Of `useNear`. */
  readonly near?: ReturnType<typeof useNear>['nearProps'];
  readonly children: ReactNode;
}) {
  return (
    <section className={classes.line} aria-label="Filtros" {...props.near}>
      {props.children}
      {props.filtered && (
        <Button variant="subtle" onClick={props.onClear}>
          Limpar os filtros
        </Button>
      )}
    </section>
  );
}
