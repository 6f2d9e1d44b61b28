import type { LastChange } from '../../domain/desk/change';
import { formatDate } from '../../domain/formats';
import { measureTexts } from '../../texts/measures';
import { changeInWords } from '../../texts/progress';
import { seasonTexts as texts } from '../../texts/season';
import styles from './Season.module.css';

/** An arrow only beyond the error of measurement, '±' within it [HI-4]. */
const signOf = ({ since }: LastChange): string => {
  if (!since) return '';
  const { isBeyond, points } = since.comparison.change;
  if (!isBeyond) return '±';
  return `${points > 0 ? '▲' : '▼'} ${Math.abs(points).toLocaleString('de-DE')}`;
};

/** The result of the last screening, and whether it has changed. */
export function LaneResult({ change }: { change: LastChange | null }) {
  if (!change) return <span className={styles.value}>{texts.noScreening}</span>;
  const { since, result } = change;
  return (
    <span className={styles.value}>
      <b>{measureTexts.percent(result)}</b>
      <span aria-hidden="true">{` ${signOf(change)}`}</span>
      {since && (
        <span className={styles.spoken}>
          {`, ${changeInWords(since.comparison.change, formatDate(since.start))}`}
        </span>
      )}
    </span>
  );
}
