import styles from './Tape.module.css';

/** Percentages where a level begins, and both ends of the lane. */
const ticks = ['0%', '50%', '79%', '100%'];

/** Tick marks below a Lane of 100 percent, like those of a tape measure; `before` marks an earlier percentage. */
export function Tape({ before }: { before?: number | undefined }) {
  return (
    <svg className={styles.tape} aria-hidden="true">
      {ticks.map((x) => (
        <line key={x} x1={x} x2={x} y1="3" y2="9" />
      ))}
      {before !== undefined && (
        <svg className={styles.before} x={`${before}%`} width="1" height="12" aria-hidden="true">
          <path d="M-6 11L0 2L6 11z" />
        </svg>
      )}
    </svg>
  );
}
