import { Checkbox } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import { Fragment, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { EmptyState } from '../page/empty-state.tsx';
import { useSlow } from '../status/use-slow.ts';
import classes from './work-table.module.css';

export interface WorkColumn<Row> {
  readonly key: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  readonly align?: 'end';
  /** The column's name in the server's `ordem`. */
  readonly order?: string;
  /**
   * The cell that names the row: it cannot be hidden, and in a narrow window it also shows `under`. One
   * column has it.
   */
  readonly rowHeader?: boolean;
  /** Stays visible beside the name in a narrow window too. */
  readonly keep?: boolean;
}

export interface Chosen<Row> {
  readonly has: (row: Row) => boolean;
  readonly set: (rows: readonly Row[], chosen: boolean) => void;
  /** The row's name for screen readers, such as 'projeto 37'. */
  readonly nameOf: (row: Row) => string;
}

interface WorkTableProps<Row> {
  readonly caption: string;
  readonly columns: readonly WorkColumn<Row>[];
  readonly rows: readonly Row[] | undefined;
  /** Whether the rows still belong to the previous question to the server. */
  readonly waiting: boolean;
  readonly rowKey: (row: Row) => number | string;
  readonly order?: string | undefined;
  readonly onOrder?: (order: string | undefined) => void;
  readonly chosen?: Chosen<Row>;
  /** The important facts of the row, shown where there is room for its name only. */
  readonly under: (row: Row) => ReactNode;
  readonly empty: ReactNode;
  /** Whether the names are of people, which need less room than titles. */
  readonly shortNames?: boolean;
  /** Notices below a row, over the whole width of the table. */
  readonly after?: (row: Row) => readonly { readonly key: string; readonly said: ReactNode }[];
  readonly changed?: (row: Row) => boolean;
}

/** The next order after a click: ascending, then descending, then the list's default. */
function next(order: string | undefined, by: string): string | undefined {
  if (order === by) return `-${by}`;
  return order === `-${by}` ? undefined : by;
}

const ARROWS = { none: IconArrowsSort, up: IconArrowUp, down: IconArrowDown } as const;
const SORTS = { none: 'none', up: 'ascending', down: 'descending' } as const;

/** A table with more columns scrolls sideways at every width. */
const FITTING = 8;

/** With so many the columns stand closer beside the menu of a window of 1280 px. */
const MANY = 6;

/** Whether the words of the table need more room than it has, for example with a large font. */
function useTooWide(box: RefObject<HTMLDivElement | null>): boolean {
  const [tooWide, setTooWide] = useState(false);
  useEffect(() => {
    const { current } = box;
    const table = current?.querySelector('table');
    if (current === null || table == null) return undefined;
    const observer = new ResizeObserver(() => setTooWide(table.offsetWidth > current.clientWidth));
    observer.observe(current);
    observer.observe(table);
    return () => observer.disconnect();
  }, [box]);
  return tooWide;
}

/**
 * For a list to work in: the server orders it, and rows can be selected over all its pages; facts to read are a
 * `DataTable`. In a narrow window it stays a table, and the important facts of a row move under its name.
 */
export function WorkTable<Row>(props: WorkTableProps<Row>) {
  const { caption, columns, rows, chosen, order, onOrder } = props;
  const slow = useSlow(rows === undefined);
  const width = columns.length + (chosen === undefined ? 0 : 1);
  const box = useRef<HTMLDivElement>(null);
  const tooWide = useTooWide(box);
  return (
    <div className={classes.frame}>
      <div ref={box} className={classes.box} data-wide={columns.length > FITTING || tooWide || undefined}>
        <table
          className={classes.table}
          data-short-names={props.shortNames || undefined}
          data-many={columns.length >= MANY || undefined}
          aria-busy={rows === undefined || props.waiting}
        >
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              {chosen !== undefined && (
                <th scope="col" className={classes.choice}>
                  <ChoosePage rows={rows ?? []} chosen={chosen} />
                </th>
              )}
              {columns.map((column) => (
                <Heading key={column.key} column={column} order={order} onOrder={onOrder} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows?.map((row) => (
              <Fragment key={props.rowKey(row)}>
                <BodyRow row={row} {...props} />
                {props.after?.(row).map(({ key, said }) => (
                  <tr key={key} data-kind={key}>
                    <td colSpan={width}>{said}</td>
                  </tr>
                ))}
              </Fragment>
            ))}
            {rows?.length === 0 && (
              <tr>
                <td colSpan={width}>{props.empty ?? <EmptyState title="Nada encontrado." />}</td>
              </tr>
            )}
          </tbody>
        </table>
        {rows === undefined && (
          <div role="status" className={classes.waiting}>
            {slow && (
              <>
                <span className="sr-only">Carregando…</span>
                {['a', 'b', 'c', 'd'].map((line) => (
                  <span key={line} className={classes.skeleton} aria-hidden />
                ))}
              </>
            )}
          </div>
        )}
      </div>
    </div>
  );
}

function Heading<Row>(props: {
  readonly column: WorkColumn<Row>;
  readonly order: string | undefined;
  readonly onOrder: ((order: string | undefined) => void) | undefined;
}) {
  const { column, order, onOrder } = props;
  const { order: by } = column;
  const common = {
    scope: 'col',
    'data-align': column.align,
    'data-name': column.rowHeader || undefined,
    'data-keep': column.keep || undefined,
  } as const;
  if (by === undefined || onOrder === undefined) return <th {...common}>{column.title}</th>;
  const sort = order === by ? 'up' : order === `-${by}` ? 'down' : 'none';
  const Arrow = ARROWS[sort];
  return (
    <th {...common} aria-sort={SORTS[sort]}>
      <button type="button" className={classes.sort} onClick={() => onOrder(next(order, by))}>
        {column.title}
        <Arrow aria-hidden size={16} />
      </button>
    </th>
  );
}

function ChoosePage<Row>({ rows, chosen }: { readonly rows: readonly Row[]; readonly chosen: Chosen<Row> }) {
  const count = rows.filter((row) => chosen.has(row)).length;
  const all = count > 0 && count === rows.length;
  return (
    <Checkbox
      size="md"
      aria-label={`Escolher os ${rows.length} desta página`}
      checked={all}
      indeterminate={count > 0 && !all}
      disabled={rows.length === 0}
      onChange={() => chosen.set(rows, !all)}
    />
  );
}

/** A name without a link is shortened like one with a link. */
const named = (said: ReactNode) => (typeof said === 'string' ? <span title={said}>{said}</span> : said);

/** Plain text is cut to one line where the table is wide; the tooltip shows all of it. */
function BodyCell<Row>({ column, said }: { readonly column: WorkColumn<Row>; readonly said: ReactNode }) {
  const words = typeof said === 'string' ? said : undefined;
  return (
    <td
      data-align={column.align}
      data-keep={column.keep || undefined}
      data-words={words === undefined ? undefined : true}
      title={words}
    >
      {said}
    </td>
  );
}

function BodyRow<Row>({ row, columns, chosen, under, changed }: { readonly row: Row } & WorkTableProps<Row>) {
  const isChosen = chosen?.has(row) || changed?.(row) || false;
  return (
    <tr data-chosen={isChosen || undefined}>
      {chosen !== undefined && (
        <td className={classes.choice}>
          <Checkbox
            size="md"
            aria-label={`Escolher o ${chosen.nameOf(row)}`}
            checked={chosen.has(row)}
            onChange={(event) => chosen.set([row], event.currentTarget.checked)}
          />
        </td>
      )}
      {columns.map((column) =>
        column.rowHeader ? (
          <th key={column.key} scope="row" data-name>
            <div className={classes.name}>{named(column.cell(row))}</div>
            <div className={classes.under}>{under(row)}</div>
          </th>
        ) : (
          <BodyCell key={column.key} column={column} said={column.cell(row)} />
        ),
      )}
    </tr>
  );
}
