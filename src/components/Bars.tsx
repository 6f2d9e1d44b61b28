import type { Level } from '../domain/progress';
import styles from './Bars.module.css';

interface BarsProps {
  /** One bar per test, in the order of the run. */
  results: readonly { percent: number; level: Level }[];
  /** The counts in words. */
  label: string;
}

/** Units of the drawing: a bar and its gap, and the height of 100 percent above the floor. */
const STEP = 12;
const BAR = 9;
const FLOOR = 33;
const FULL = 32;

/** A whole run as a handful of bars. */
export function Bars({ results, label }: BarsProps) {
  const width = results.length * STEP;
  return (
    <svg
      className={styles.bars}
      viewBox={`0 0 ${width} 34`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {results.map(({ percent, level }, index) => {
        const height = (percent / 100) * FULL;
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place in the run
            key={index}
            data-level={level}
            x={index * STEP + (STEP - BAR) / 2}
            y={FLOOR - height}
            width={BAR}
            height={height}
          />
        );
      })}
      <path d={`M0 33.5H${width}`} />
    </svg>
  );
}
