import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  type ChartConfiguration,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  type Scale,
} from 'chart.js';
import { type PointerEvent, useEffect, useRef } from 'react';
import { useEsquema } from '../../lib/color-theme.ts';
import classes from './chart.module.css';
import type { DrawingProps } from './chart.tsx';

Chart.register(
  BarController,
  BarElement,
  CategoryScale,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
);

/** A long name in two lines; a longer one is complete in the text below the drawing and in the table. */
function lines(name: string, width: number): string[] {
  const room = width < 420 ? 17 : 26;
  const cut = (line: string) => (line.length > room ? `${line.slice(0, room - 1).trimEnd()}…` : line);
  const at = name.length > room ? name.lastIndexOf(' ', room) : -1;
  return at < 1 ? [cut(name)] : [name.slice(0, at), cut(name.slice(at + 1))];
}

/** A number, or the two ends of a range. */
type Drawn = number | [number, number];

interface Look {
  readonly fill: string;
  readonly edge: string;
}

/** The present values of the tokens, because the canvas knows no custom properties. */
function looks(probes: HTMLElement): { readonly series: Look[]; readonly words: Look } {
  const [words, ...series] = [...probes.children].map((probe) => {
    const { backgroundColor, borderTopColor } = getComputedStyle(probe);
    return { fill: backgroundColor, edge: borderTopColor };
  });
  return { series, words: words ?? { fill: '', edge: '' } };
}

function configOf(
  props: DrawingProps,
  probes: HTMLElement,
): ChartConfiguration<'bar' | 'line', Drawn[], string> {
  const { points, series, across = false } = props;
  const { series: drawn, words } = looks(probes);
  const { fontFamily, fontSize } = getComputedStyle(probes);
  const names = {
    grid: { display: false },
    border: { color: words.fill },
    ticks: {
      color: words.edge,
      autoSkip: !across,
      maxRotation: 0,
      ...(across && {
        callback(this: Scale, value: number | string) {
          return lines(this.getLabelForValue(Number(value)), this.chart.width);
        },
      }),
    },
  };
  const values = {
    beginAtZero: true,
    grid: { color: words.fill },
    border: { display: false },
    ticks: { color: words.edge, precision: 0, maxTicksLimit: 6 },
  };
  return {
    type: 'bar',
    data: {
      labels: points.map(({ name, short }) => short ?? name),
      datasets: series.map(({ name, values: ends, from, line = false, dots = false }, i) => {
        const { fill = '', edge = '' } = drawn[i] ?? {};
        const data = ends.map((end, at): Drawn => (from === undefined ? end : [from[at] ?? 0, end]));
        const common = { label: name, data, borderColor: edge, backgroundColor: fill };
        if (dots)
          return {
            ...common,
            type: 'line',
            order: 0,
            showLine: false,
            pointStyle: 'rectRot',
            pointRadius: 6,
            pointHoverRadius: 8,
          };
        return line
          ? { ...common, type: 'line', order: 0, borderWidth: 2, pointRadius: 0, pointHoverRadius: 5 }
          : {
              ...common,
              type: 'bar',
              order: 1,
              borderWidth: 2,
              borderSkipped: false,
              hoverBorderColor: words.edge,
              hoverBorderWidth: 3,
              maxBarThickness: 48,
            };
      }),
    },
    options: {
      animation: false,
      events: [],
      indexAxis: across ? 'y' : 'x',
      locale: 'pt-BR',
      maintainAspectRatio: false,
      font: { family: fontFamily, size: Number.parseFloat(fontSize) },
      scales: across ? { x: values, y: names } : { x: names, y: values },
    },
  };
}

/** The drawing by Chart.js, in a separate chunk (ADR 0031). */
export default function ChartDrawing(props: DrawingProps) {
  const { points, series, across, at, onAt } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const probes = useRef<HTMLSpanElement>(null);
  const chart = useRef<Chart<'bar' | 'line', Drawn[], string>>(null);
  const scheme = useEsquema();
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn anew with other figures or colours only.
  useEffect(() => {
    if (canvas.current === null || probes.current === null) return undefined;
    const drawn = new Chart(canvas.current, configOf(props, probes.current));
    chart.current = drawn;
    return () => drawn.destroy();
  }, [points, series, across, scheme]);
  useEffect(() => {
    const drawn = chart.current;
    if (drawn === null) return;
    const active = at === null ? [] : series.map((_, datasetIndex) => ({ datasetIndex, index: at }));
    drawn.setActiveElements(active);
    drawn.update();
  }, [at, series]);
  const onPointer = ({ nativeEvent }: PointerEvent) => {
    // Also reacts on the names beside the bars.
    const mode = { axis: across ? 'y' : 'x', intersect: false, includeInvisible: true } as const;
    const [found] = chart.current?.getElementsAtEventForMode(nativeEvent, 'index', mode, false) ?? [];
    if (found !== undefined) onAt(found.index);
  };
  return (
    <>
      <span ref={probes} className={classes.probes} hidden>
        <i />
        {series.map(({ name, line, dots }, i) => (
          <i
            key={name}
            className={classes.swatch}
            data-series={i}
            data-line={line || undefined}
            data-dots={dots || undefined}
          />
        ))}
      </span>
      <div className={classes.canvas} aria-hidden="true" onPointerMove={onPointer} onPointerDown={onPointer}>
        <canvas ref={canvas} />
      </div>
    </>
  );
}
