import styles from './chart.module.css';
import { Lines } from './Lines';
import type { PlacedLabel } from './labels';
import { lineLabels, steps } from './lineLabels';
import { type TimedValue, xScale, yOf } from './scales';

/** Who rated, as a shape: filled by a trainer, ring by oneself, dashed where nobody knows. */
export type PointShape = 'filled' | 'ring' | 'unknown';

export interface ChartValue extends TimedValue {
  key: string;
  shape: PointShape;
}

interface LineChartProps {
  /** Every value in words. */
  label: string;
  /** Oldest first, at least one. */
  values: readonly ChartValue[];
}

/** Percent over time as a line with its error band, 0 to 100 with lines at 50 and 79 [HI-2]. */
export function LineChart({ label, values }: LineChartProps) {
  const x = xScale(values.map(({ at }) => at));
  const last = values.at(-1);
  return (
    <div className={styles.chart}>
      <svg className={styles.plot} role="img" aria-label={label}>
        {[0, 50, 79, 100].map((percent) => (
          <g key={percent}>
            <line
              className={percent === 0 ? styles.base : styles.grid}
              x1="0"
              x2="100%"
              y1={`${yOf(percent)}%`}
              y2={`${yOf(percent)}%`}
            />
            <text x="-10" y={`${yOf(percent)}%`} dy="4" textAnchor="end">
              {percent}
            </text>
          </g>
        ))}
        <Lines values={values} x={x} />
        {values.length === 1 && last && <Whisker x={x(last.at)} band={last.band} />}
        {values.map(({ key, at, percent, shape }) => (
          <circle
            className={styles.point}
            key={key}
            data-shape={shape}
            cx={`${x(at)}%`}
            cy={`${yOf(percent)}%`}
            r="5.5"
          />
        ))}
        {steps.map((width) => (
          <Words key={width} values={values} x={x} width={width} />
        ))}
      </svg>
    </div>
  );
}

interface WordsProps {
  values: readonly ChartValue[];
  x: (at: number) => number;
  /** Of the plot, at least, in pixels: the style sheet shows the words of the step that it has. */
  width: number;
}

/** The values and the months, as far as there is room for them. */
function Words({ values, x, width }: WordsProps) {
  const labels = lineLabels(values, x, width);
  const last = values.at(-1);
  return (
    <g className={styles.words} data-step={width}>
      {labels.values.map((label) => (
        <Word key={label.key} label={label} className={styles.value} isLast={label.key === last?.key} />
      ))}
      {labels.months.map((label) => (
        <Word key={label.key} label={label} />
      ))}
    </g>
  );
}

function Word({ label, ...props }: { label: PlacedLabel; className?: string | undefined; isLast?: boolean }) {
  return (
    <text
      className={props.className}
      data-last={props.isLast}
      x={`${label.x}%`}
      y={`${label.y}%`}
      dy={label.dy}
      textAnchor={label.anchor}
    >
      {label.text}
    </text>
  );
}

/** The band of a single value. */
function Whisker({ x, band: [low, high] }: { x: number; band: readonly [low: number, high: number] }) {
  return (
    <line className={styles.whisker} x1={`${x}%`} x2={`${x}%`} y1={`${yOf(high)}%`} y2={`${yOf(low)}%`} />
  );
}
