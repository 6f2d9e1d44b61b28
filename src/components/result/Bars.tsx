import { levelCounts, type TestResult } from '../../domain/progress';
import { componentTexts } from '../../texts/components';
import styles from './Bars.module.css';

interface BarsProps {
  /** One bar per test, in the order of the run. */
  results: readonly TestResult[];
}

/** Units of the drawing: a bar with its gap, a bar, and the height of 100 percent above the floor. */
const STEP = 12;
const BAR = 9;
const FLOOR = 33;
const FULL = 32;

/** A whole run as a handful of bars, and below them the counts in words. */
export function Bars({ results }: BarsProps) {
  const width = results.length * STEP;
  return (
    <span className={styles.bars}>
      <svg viewBox={`0 0 ${width} 34`} preserveAspectRatio="none" aria-hidden="true">
        {results.map(({ testId, percent, level }, index) => {
          const height = (percent / 100) * FULL;
          const x = index * STEP + (STEP - BAR) / 2;
          return (
            <rect key={testId} data-level={level} x={x} y={FLOOR - height} width={BAR} height={height} />
          );
        })}
        <path d={`M0 33.5H${width}`} />
      </svg>
      {componentTexts.counts(levelCounts(results))}
    </span>
  );
}
