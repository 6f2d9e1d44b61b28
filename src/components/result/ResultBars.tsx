import type { TestResult } from '../../domain/progress/results';
import styles from './ResultBars.module.css';

/** In units of the drawing: width of a bar with its gap, width of a bar, y of the base line, height of 100 percent. */
const step = 12;
const bar = 9;
const floor = 33;
const full = 32;

/** The results of a run as bars, one per test. Without a label the words stand beside it. */
export function ResultBars({ results, label }: { results: readonly TestResult[]; label?: string }) {
  const width = results.length * step;
  return (
    <svg
      className={styles.bars}
      viewBox={`0 0 ${width} 34`}
      preserveAspectRatio={label ? undefined : 'none'}
      role="img"
      aria-label={label}
      aria-hidden={!label}
    >
      {results.map(({ testId, percent, level }, index) => {
        const height = (percent / 100) * full;
        const x = index * step + (step - bar) / 2;
        return <rect key={testId} data-level={level} x={x} y={floor - height} width={bar} height={height} />;
      })}
      <path d={`M0 33.5H${width}`} />
    </svg>
  );
}
