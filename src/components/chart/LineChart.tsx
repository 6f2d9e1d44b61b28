import styles from './chart.module.css';
import { Lines } from './Lines';
import { spaced, type TimedValue, xScale, yOf } from './scales';

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

/**
 * In percent of the width: how far numbers and names of months are apart at least. A phone has 260 px for all of them,
 * on which '100 %' takes 22 and 'Sept. 26' 25 percent.
 */
const distances = {
  value: { between: 13, beforeLast: 27 },
  month: { between: 27, beforeLast: 40 },
};

const anchorAt = (x: number) => {
  if (x > 94) return 'end';
  return x < 6 ? 'start' : 'middle';
};

const monthOf = (at: number, withYear: boolean) =>
  new Date(at).toLocaleDateString('de-DE', { month: 'short', ...(withYear && { year: '2-digit' }) });

/** Percent over time as a line with its error band, 0 to 100 with lines at 50 and 79 [HI-2]. */
export function LineChart({ label, values }: LineChartProps) {
  const x = xScale(values.map(({ at }) => at));
  const last = values.at(-1);
  const years = new Set(values.map(({ at }) => new Date(at).getFullYear()));
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
        {spaced(values, ({ at }) => x(at), distances.value).map((value) => (
          <text
            className={styles.value}
            key={value.key}
            data-last={value === last}
            x={`${x(value.at)}%`}
            y={`${yOf(value.band[1])}%`}
            dy="-8"
            textAnchor={anchorAt(x(value.at))}
          >
            {value === last ? `${value.percent}\u00a0%` : value.percent}
          </text>
        ))}
        {spaced(values, ({ at }) => x(at), distances.month).map(({ key, at }) => (
          <text key={key} x={`${x(at)}%`} y="100%" dy="24" textAnchor={anchorAt(x(at))}>
            {monthOf(at, years.size > 1)}
          </text>
        ))}
      </svg>
    </div>
  );
}

/** The band of a single value. */
function Whisker({ x, band: [low, high] }: { x: number; band: readonly [low: number, high: number] }) {
  return (
    <line className={styles.whisker} x1={`${x}%`} x2={`${x}%`} y1={`${yOf(high)}%`} y2={`${yOf(low)}%`} />
  );
}
