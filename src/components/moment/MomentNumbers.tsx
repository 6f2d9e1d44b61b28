import styles from './MomentNumbers.module.css';

export interface MomentNumber {
  value: number;
  /** For example 'Minuten'. */
  unit: string;
}

/** What was done, in up to three numbers beside each other. */
export function MomentNumbers({ numbers }: { numbers: readonly MomentNumber[] }) {
  return (
    <ul className={styles.numbers}>
      {numbers.map(({ value, unit }) => (
        <li key={unit}>
          <b>{value}</b> <span>{unit}</span>
        </li>
      ))}
    </ul>
  );
}
