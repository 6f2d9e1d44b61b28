import { ResultBars } from '../../components/result/ResultBars';
import type { DeskRow } from '../../domain/desk/deskRows';
import { formatDate } from '../../domain/formats';
import { levelCounts } from '../../domain/progress/results';
import { deskTexts } from '../../texts/desk';
import { measureTexts } from '../../texts/measures';
import styles from './LastScreening.module.css';

interface LastScreeningProps {
  run: DeskRow['lastScreening'];
  /** Whole percent [HI-1]; null without one. */
  result: number | null;
}

/** The last completed screening: a small bar per test, the result, and the date. */
export function LastScreening({ run, result }: LastScreeningProps) {
  if (run === null) return <span className={styles.none}>{deskTexts.noRun}</span>;
  const { results, start } = run;
  return (
    <span className={styles.result}>
      {results.length > 0 && (
        <ResultBars results={results} label={deskTexts.result(measureTexts.counts(levelCounts(results)))} />
      )}
      <span>
        {result !== null && <b>{measureTexts.percent(result)}</b>}
        <span>{` ${formatDate(start)}`}</span>
      </span>
    </span>
  );
}
