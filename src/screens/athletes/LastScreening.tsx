import type { DeskRow } from '../../domain/desk/rows';
import { formatDate } from '../../domain/formats';
import { levelCounts } from '../../domain/progress/results';
import { deskTexts } from '../../texts/desk';
import { measureTexts } from '../../texts/measures';
import styles from './LastScreening.module.css';

/** In units of the drawing: width of a bar with its gap, width of a bar, y of the base line, height of 100 percent. */
const step = 12;
const bar = 9;
const floor = 32;
const full = 30;

interface LastScreeningProps {
  run: DeskRow['lastScreening'];
  /** Whole percent [HI-1]; null without one. */
  result: number | null;
}

/** The last completed screening: a small bar per test, the result, and the date. */
export function LastScreening({ run, result }: LastScreeningProps) {
  if (run === null) return <span className={styles.none}>{deskTexts.noRun}</span>;
  const { results, start } = run;
  const width = results.length * step;
  return (
    <span className={styles.result}>
      {results.length > 0 && (
        <svg
          viewBox={`0 0 ${width} 34`}
          role="img"
          aria-label={deskTexts.result(measureTexts.counts(levelCounts(results)))}
        >
          {results.map(({ testId, percent, level }, index) => {
            const height = (percent / 100) * full;
            const x = index * step + (step - bar) / 2;
            return (
              <rect key={testId} data-level={level} x={x} y={floor - height} width={bar} height={height} />
            );
          })}
          <path d={`M0 ${floor + 1}H${width}`} />
        </svg>
      )}
      <span>
        {result !== null && <b>{measureTexts.percent(result)}</b>} {formatDate(start)}
      </span>
    </span>
  );
}
