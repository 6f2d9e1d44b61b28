import { levelCounts, type TestResult } from '../../domain/progress/results';
import { measureTexts } from '../../texts/measures';
import styles from './Bars.module.css';
import { ResultBars } from './ResultBars';

/** The results of a run as bars as wide as there is room, with the counts in words below. */
export function Bars({ results }: { results: readonly TestResult[] }) {
  return (
    <span className={styles.bars}>
      <ResultBars results={results} />
      <span>{measureTexts.counts(levelCounts(results))}</span>
    </span>
  );
}
