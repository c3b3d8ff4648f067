// biome-ignore-all lint/a11y/noRedundantRoles: with little room the rows become blocks, and the browser would drop the table.
import { Button } from '@mantine/core';
import { Fragment, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { classificar } from '../../lib/server/failure.ts';
import { lateCode, prefetch, useLate } from '../drafts/late.tsx';
import { ProblemNotice } from '../status/problem.tsx';
import classes from './chart.module.css';

export interface ChartSeries {
  readonly name: string;
  /** One value per point. */
  readonly values: readonly number[];
  /** A line over the bars. */
  readonly line?: boolean;
  /** Dots over the bars, without a line. */
  readonly dots?: boolean;
  /** Start values of its bars instead of zero: each bar is a range up to its value. */
  readonly from?: readonly number[];
}

export interface ChartProps {
  /** Also the caption of its table. */
  readonly title: string;
  /** The titles of the axes: the points' names, and the counted values. */
  readonly nameTitle: string;
  readonly valueTitle: string;
  readonly points: readonly ChartPoint[];
  readonly series: readonly ChartSeries[];
  /** Horizontal bars, where the points have long names. */
  readonly across?: boolean;
  /** A remark that explains the figures. */
  readonly note?: ReactNode;
  /** Shown instead of a chart without points. */
  readonly empty: string;
}

interface ChartPoint {
  readonly name: string;
  /** Its short name on the axis. */
  readonly short?: string;
}

/** The part drawn by the library; the texts around it are the product's. */
export interface DrawingProps extends Pick<ChartProps, 'across' | 'points' | 'series'> {
  /** The selected point; null: none. */
  readonly at: number | null;
  readonly onAt: (at: number | null) => void;
}

const drawing = lateCode<DrawingProps>(() => import('./chart-drawing.tsx'));
if (import.meta.env.PROD) prefetch(drawing.get);

const said = (value: number) => value.toLocaleString('pt-BR', { maximumFractionDigits: 1 });

/** '80', or '60 a 80' for a range with different ends. */
function saidAt({ values, from }: ChartSeries, at: number): string {
  const [begin, end] = [from?.[at], values[at] ?? 0];
  return begin === undefined || begin === end ? said(end) : `${said(begin)} a ${said(end)}`;
}

/** The point that a key leads to; null: none, undefined: not a key for this. */
function step(key: string, at: number | null, last: number): number | null | undefined {
  const from = at ?? -1;
  const steps: Readonly<Record<string, number | null>> = {
    ArrowRight: Math.min(from + 1, last),
    ArrowDown: Math.min(from + 1, last),
    ArrowLeft: Math.max(from - 1, 0),
    ArrowUp: Math.max(from - 1, 0),
    Home: 0,
    End: last,
    Escape: null,
  };
  return steps[key];
}

/**
 * Figures as a drawing whose points can be read by mouse, touch and arrow keys, and always as a table too:
 * printed, with forced colours and without the library's code only the table is shown.
 */
export function Chart(props: ChartProps) {
  const { title, points, empty, note } = props;
  return (
    <figure className={classes.chart}>
      <figcaption className={classes.title}>{title}</figcaption>
      {points.length === 0 ? <p className={classes.note}>{empty}</p> : <Figures {...props} />}
      {points.length > 0 && note !== undefined && <p className={classes.note}>{note}</p>}
    </figure>
  );
}

function Figures(props: ChartProps) {
  const [open, setOpen] = useState(false);
  const { Part, failure, ask } = useLate(drawing);
  const table = useId();
  const without = Part === null && failure !== null;
  return (
    <>
      {without ? (
        <>
          <p className={classes.note}>O gráfico não pôde ser aberto. Os números estão na tabela.</p>
          <ProblemNotice
            error={failure}
            {...(classificar(failure) === 'versaoNova' ? {} : { onRetry: ask })}
          />
        </>
      ) : (
        <>
          <Plot {...props}>
            {(reading) => (Part === null ? <span className={classes.waiting} /> : <Part {...reading} />)}
          </Plot>
          <Button
            className={classes.toggle}
            variant="subtle"
            size="compact-sm"
            aria-expanded={open}
            aria-controls={table}
            onClick={() => setOpen(!open)}
          >
            Ver como tabela<span className="sr-only">: {props.title}</span>
          </Button>
        </>
      )}
      <div id={table} className={open || without ? classes.open : classes.folded}>
        <FiguresTable {...props} />
      </div>
    </>
  );
}

function Plot(props: ChartProps & { readonly children: (reading: DrawingProps) => ReactNode }) {
  const { title, nameTitle, valueTitle, points, series, across } = props;
  const [chosen, setAt] = useState<number | null>(null);
  const hint = useId();
  // The figures may have changed in the meantime.
  const at = chosen === null || chosen >= points.length ? null : chosen;
  const onKeyDown = (event: KeyboardEvent) => {
    const to = step(event.key, at, points.length - 1);
    if (to === undefined || (event.key === 'Escape' && at === null)) return;
    event.preventDefault();
    setAt(to);
  };
  const [first, last] = across ? [nameTitle, valueTitle] : [valueTitle, nameTitle];
  return (
    <div className={classes.seen}>
      {series.length > 1 && <Legend series={series} />}
      <p className={classes.axis}>{first}</p>
      <div
        className={classes.plot}
        // Height for one row per name.
        style={across ? { height: `${3 + points.length * (series.length > 1 ? 2.75 : 2)}rem` } : undefined}
        role="application"
        aria-roledescription="gráfico"
        aria-label={title}
        aria-describedby={hint}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: no element of HTML is a drawing walked by arrows.
        tabIndex={0}
        onKeyDown={onKeyDown}
        onFocus={() => setAt(at ?? 0)}
        onBlur={() => setAt(null)}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setAt(null)}
      >
        {props.children({
          points,
          series,
          at,
          onAt: setAt,
          ...(across === undefined ? {} : { across }),
        })}
      </div>
      <p className={classes.axis} data-last>
        {last}
      </p>
      <p className={classes.reading} data-long={series.length > 1 || undefined}>
        <span id={hint} className="sr-only">
          Ande com as setas para ler cada valor.
        </span>
        <span role="status">{at !== null && <Reading points={points} series={series} at={at} />}</span>
      </p>
    </div>
  );
}

/** '20/10/2026 · No dia: 3 · Até o dia: 14' */
function Reading({ points, series, at }: Pick<ChartProps, 'points' | 'series'> & { readonly at: number }) {
  return (
    <>
      {points[at]?.name}
      {series.map((one) => (
        <Fragment key={one.name}>
          {' · '}
          <span className={classes.whole}>{`${one.name}: ${saidAt(one, at)}`}</span>
        </Fragment>
      ))}
    </>
  );
}

function Legend({ series }: Pick<ChartProps, 'series'>) {
  return (
    <ul className={classes.legend}>
      {series.map(({ name, line, dots }, i) => (
        <li key={name}>
          <span
            className={classes.swatch}
            data-series={i}
            data-line={line || undefined}
            data-dots={dots || undefined}
            aria-hidden="true"
          />
          {name}
        </li>
      ))}
    </ul>
  );
}

function FiguresTable({ title, nameTitle, points, series }: ChartProps) {
  return (
    <table className={classes.table} role="table" data-wide={series.length > 2 || undefined}>
      <caption className="sr-only">{title}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            {nameTitle}
          </th>
          {series.map(({ name }) => (
            <th key={name} role="columnheader" scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {points.map(({ name }, i) => (
          <tr key={name} role="row">
            <th role="rowheader" scope="row">
              {name}
            </th>
            {series.map((one) => (
              <td key={one.name} role="cell" data-title={one.name}>
                {saidAt(one, i)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
