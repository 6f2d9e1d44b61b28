import styles from './Reasons.module.css';

/** Why an exercise is in the plan: the first reason on one line. A press shows it whole, and the others [HI-7]. */
export function Reasons({ reasons: [first, ...others] }: { reasons: readonly string[] }) {
  if (first === undefined) return null;
  return (
    <details className={styles.reasons}>
      <summary>
        <span>{first}</span>
      </summary>
      {others.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
    </details>
  );
}
