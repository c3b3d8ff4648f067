import { contado } from '@instrutoria/domain/kernel/contagem.ts';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './chosen-bar.module.css';

/** Always visible below a table: the number of chosen rows, over all pages, and the acts on them. */
export function ChosenBar(props: {
  readonly count: number;
  readonly onClear: () => void;
  readonly children: ReactNode;
}) {
  const { count } = props;
  return (
    <section className={classes.bar} aria-label="Com os escolhidos" data-sticks>
      <strong role="status">{contado(count, 'escolhido', 'escolhidos')}</strong>
      {props.children}
      <Button size="sm" variant="subtle" onClick={props.onClear}>
        Desmarcar
      </Button>
    </section>
  );
}

const PALAVRAS = { feito: 'feito', jaEstava: 'já estava', recusado: 'não foi feito' } as const;

/** The result of each row, refused ones first, because they still need work. */
export function RowAnswers(props: {
  readonly rows: readonly {
    readonly key: number;
    readonly name: string;
    readonly resultado: keyof typeof PALAVRAS;
    readonly mensagem: string;
    readonly more?: string | undefined;
  }[];
}) {
  const inOrder = props.rows.toSorted(
    (a, b) => Number(b.resultado === 'recusado') - Number(a.resultado === 'recusado'),
  );
  return (
    <ul className={classes.answers}>
      {inOrder.map(({ key, name, resultado, mensagem, more }) => (
        <li key={key}>
          <strong>
            {name}: {PALAVRAS[resultado]}.
          </strong>{' '}
          {mensagem}. <span className={classes.quiet}>{more}</span>
        </li>
      ))}
    </ul>
  );
}
