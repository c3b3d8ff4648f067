// biome-ignore-all lint/a11y/noRedundantRoles: with little room the rows become blocks, and the browser would drop the table.
import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useFocusSurvives } from '../dialogs/use-focus-survives.ts';
import { EmptyState } from '../page/empty-state.tsx';
import { useSlow } from '../status/use-slow.ts';
import classes from './data-table.module.css';

export interface Column<Row> {
  readonly key: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  readonly align?: 'start' | 'end';
  readonly narrow?: boolean;
  /** Rendered as th scope=row. At most one column. */
  readonly rowHeader?: boolean;
  readonly actions?: boolean;
}

export interface DataTableProps<Row> {
  /** Shown above the table unless `captionHidden`. */
  readonly caption: string;
  readonly captionHidden?: boolean;
  readonly dense?: boolean;
  /** A working table: when it is wide, a row takes one line, and long plain text is cut. */
  readonly oneLine?: boolean;
  /** Facts to read: on narrow screens each row becomes text, not a card. */
  readonly flow?: boolean;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[] | undefined;
  readonly rowKey: (row: Row) => string | number;
  readonly empty?: ReactNode;
  readonly search?: {
    /** What can be searched for, such as 'Nome ou SIAPE'. */
    readonly of: string;
    readonly value: string;
    readonly onChange: (value: string) => void;
  };
  /** For the mouse; the row also needs a link or button for the keyboard. */
  readonly onRowClick?: (row: Row) => void;
  readonly toolbar?: ReactNode;
}

/** Tables with more columns become cards at widths where smaller ones still fit. */
const MANY = 8;

/**
 * For facts to read and short lists; a list that is ordered, chosen from or read page by page is a `WorkTable`. On narrow
 * screens each row becomes a card with the column titles beside the values.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, search, toolbar } = props;
  const slow = useSlow(rows === undefined);
  return (
    <div
      className={classes.frame}
      data-many={columns.length > MANY || undefined}
      data-flow={props.flow || undefined}
    >
      {(search !== undefined || toolbar !== undefined) && (
        <div className={classes.toolbar}>
          {search !== undefined && (
            <TextInput
              type="search"
              className={classes.search}
              label="Buscar"
              placeholder={search.of}
              maxLength={200}
              value={search.value}
              leftSection={<IconSearch aria-hidden size={18} />}
              onChange={(event) => search.onChange(event.currentTarget.value)}
            />
          )}
          {toolbar}
        </div>
      )}
      <table
        className={classes.table}
        role="table"
        aria-busy={rows === undefined}
        data-dense={props.dense || undefined}
        data-one-line={props.oneLine || undefined}
      >
        <caption className={props.captionHidden ? classes.hidden : classes.caption}>{caption}</caption>
        <thead role="rowgroup" className={classes.head}>
          <tr role="row">
            {columns.map((column) => (
              <th
                key={column.key}
                role="columnheader"
                scope="col"
                className={classes.title}
                data-align={column.align}
                data-actions={column.actions || undefined}
              >
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows?.map((row) => (
            <Row key={props.rowKey(row)} row={row} {...props} />
          ))}
          {rows?.length === 0 && (
            <tr role="row">
              <td role="cell" colSpan={columns.length} className={classes.empty}>
                {props.empty ?? <EmptyState title="Nada encontrado." />}
              </td>
            </tr>
          )}
        </tbody>
      </table>
      {rows === undefined && (
        <div role="status" className={classes.waiting}>
          {slow && (
            <>
              <span className={classes.hidden}>Carregando…</span>
              {['a', 'b', 'c'].map((line) => (
                <span key={line} className={classes.skeleton} aria-hidden />
              ))}
            </>
          )}
        </div>
      )}
    </div>
  );
}

function Row<R>({ row, columns, onRowClick, oneLine = false }: { readonly row: R } & DataTableProps<R>) {
  useFocusSurvives();
  const clickable =
    onRowClick === undefined ? {} : { onClick: () => onRowClick(row), className: classes.clickable };
  return (
    <tr role="row" {...clickable}>
      {columns.map((column) => {
        const said = column.cell(row);
        const common = {
          ...(oneLine && typeof said === 'string' && { title: said, 'data-words': true }),
          'data-title': column.title,
          'data-align': column.align,
          'data-narrow': column.narrow || undefined,
          'data-actions': column.actions || undefined,
        };
        return column.rowHeader ? (
          <th key={column.key} role="rowheader" scope="row" className={classes.rowHeader} {...common}>
            <div>{oneLine && typeof said === 'string' ? <span>{said}</span> : said}</div>
          </th>
        ) : (
          <td key={column.key} role="cell" className={classes.cell} {...common}>
            <div>{said}</div>
          </td>
        );
      })}
    </tr>
  );
}
