import { formatDate } from '../../domain/formats';
import { deskTexts } from '../../texts/desk';
import styles from './TrainingDays.module.css';

interface TrainingDaysProps {
  /** Trainings on each of the last 7 days, today last. */
  days: readonly number[];
  /** Start of the last training, ISO 8601; null without one. */
  last: string | null;
  now: number;
}

/** Seven days as dots, a large one for each day with a training, and the day of the last one. */
export function TrainingDays({ days, last, now }: TrainingDaysProps) {
  if (last === null) return <span className={styles.none}>{deskTexts.noTraining}</span>;
  const isThisYear = new Date(last).getFullYear() === new Date(now).getFullYear();
  const date = isThisYear ? formatDate(last).slice(0, 6) : formatDate(last);
  const trainings = days.reduce((sum, count) => sum + count, 0);
  return (
    <span className={styles.days}>
      <svg viewBox="0 0 98 14" role="img" aria-label={deskTexts.trainings(trainings)}>
        {days.map((count, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the day is its place
          <circle key={index} data-trained={count > 0} cx={7 + index * 14} cy="7" r={count > 0 ? 5 : 2} />
        ))}
      </svg>
      <small>{deskTexts.lastTraining(date)}</small>
    </span>
  );
}
