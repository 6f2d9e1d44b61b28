import { Delta } from '../../components/result/Delta';
import type { LastChange } from '../../domain/desk/change';
import { changeInRow, changeWords, dayInYear, progressTexts } from '../../texts/progress';
import styles from './ScreeningChange.module.css';

/** The sign of a change within the error. */
const within = '± ';

const wordsOf = ({ since, isFirst }: LastChange, year: number) => {
  if (!since) return { strong: '', rest: isFirst ? progressTexts.firstShort : progressTexts.otherShort };
  const { change, raters } = since.comparison;
  const { strong, rest } = change.isBeyond
    ? changeWords(change, '')
    : { strong: '', rest: changeInRow(change, dayInYear(since.start, year)) };
  return { strong, rest: raters === 'two' && change.isBeyond ? `${rest}, ${progressTexts.twoPeople}` : rest };
};

/**
 * Whether the last screening differs from the run before by more than the error [DE-1, HI-4]. What most rows would say
 * only screen readers get [DE-11].
 */
export function ScreeningChange({ change, now }: { change: LastChange | null; now: number }) {
  if (change === null) return null;
  const { strong, rest } = wordsOf(change, new Date(now).getFullYear());
  const isWithin = rest.startsWith(within);
  return (
    <span className={isWithin ? styles.spoken : styles.change}>
      <Delta strong={strong} rest={rest} />
    </span>
  );
}
