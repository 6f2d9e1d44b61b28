import styles from './chart.module.css';
import type { PointShape } from './LineChart';

/** What is explained: the shape of a point, the band, a day with a training, or one without. */
export type KeySign = PointShape | 'band' | 'trained' | 'none';

/** What the signs of a drawing mean. */
export function ChartKey({ items }: { items: readonly { sign: KeySign; text: string }[] }) {
  return (
    <ul className={styles.key}>
      {items.map(({ sign, text }) => (
        <li key={sign}>
          <svg aria-hidden="true" viewBox="0 0 24 14">
            <Sign sign={sign} />
          </svg>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

function Sign({ sign }: { sign: KeySign }) {
  if (sign === 'band') return <rect className={styles.band} width="24" height="14" />;
  if (sign === 'trained') return <rect className={styles.trained} x="5" width="14" height="14" rx="3" />;
  if (sign === 'none') return <circle className={styles.none} cx="12" cy="7" r="2.5" />;
  return <circle className={styles.point} data-shape={sign} cx="12" cy="7" r="5" />;
}
