import styles from './chart.module.css';
import { Lines } from './Lines';
import { SparkGrid } from './Spark';
import { type TimedValue, xScale, yOf } from './scales';

interface SidesSparkProps {
  label: string;
  left: readonly TimedValue[];
  right: readonly TimedValue[];
}

/** Half the length of the square of the right side, in pixels. */
const half = 3.5;

/**
 * Both sides of a test as small lines: left a solid one that ends in a point, right a dashed one with a square [SI-1].
 */
export function SidesSpark({ label, left, right }: SidesSparkProps) {
  const x = xScale([...left, ...right].map(({ at }) => at));
  const [lastLeft, lastRight] = [left.at(-1), right.at(-1)];
  return (
    <svg className={styles.spark} role="img" aria-label={label}>
      <SparkGrid />
      <Lines values={left} x={x} />
      <Lines values={right} x={x} isRight />
      {lastLeft && (
        <circle className={styles.point} cx={`${x(lastLeft.at)}%`} cy={`${yOf(lastLeft.percent)}%`} r="4" />
      )}
      {lastRight && (
        <svg x={`${x(lastRight.at)}%`} y={`${yOf(lastRight.percent)}%`} aria-hidden="true">
          <rect className={styles.square} x={-half} y={-half} width={2 * half} height={2 * half} />
        </svg>
      )}
    </svg>
  );
}
