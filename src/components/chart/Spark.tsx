import styles from './chart.module.css';
import { Lines } from './Lines';
import { type TimedValue, xScale, yOf } from './scales';

/** The lines at 0, 50 and 79 percent. */
export function SparkGrid() {
  return [0, 50, 79].map((percent) => (
    <line
      className={percent === 0 ? styles.base : styles.grid}
      key={percent}
      x1="0"
      x2="100%"
      y1={`${yOf(percent)}%`}
      y2={`${yOf(percent)}%`}
    />
  ));
}

/** A small line with its error band. */
export function Spark({ label, values }: { label: string; values: readonly TimedValue[] }) {
  const x = xScale(values.map(({ at }) => at));
  const last = values.at(-1);
  return (
    <svg className={styles.spark} role="img" aria-label={label}>
      <SparkGrid />
      <Lines values={values} x={x} />
      {last && <circle className={styles.point} cx={`${x(last.at)}%`} cy={`${yOf(last.percent)}%`} r="4" />}
    </svg>
  );
}
