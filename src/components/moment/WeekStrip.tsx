import styles from './WeekStrip.module.css';

interface WeekStripProps {
  title: string;
  /** For example '2. Training'. */
  text: string;
  /** The week in words. */
  label: string;
  /** Seven, Monday first: the name, and how many trainings there were; null for a day that has not come yet. */
  days: readonly { name: string; trainings: number | null }[];
  /** Index of the day that is lit. */
  today: number;
}

/** A week as seven fields, with the days of training. */
export function WeekStrip({ title, text, label, days, today }: WeekStripProps) {
  return (
    <section className={styles.week}>
      <p>
        <b>{title}</b> <span>{text}</span>
      </p>
      <div className={styles.days} role="img" aria-label={label}>
        {days.map(({ name, trainings }, index) => (
          <span key={name} data-trained={Boolean(trainings)} data-today={index === today}>
            <span>{name}</span>
            {trainings !== null && trainings > 1 && <small>{`${trainings}×`}</small>}
          </span>
        ))}
      </div>
    </section>
  );
}
