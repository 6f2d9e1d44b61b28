import styles from './Tape.module.css';

/** Percentages where a level begins or the lane ends. */
const TICKS = ['0%', '50%', '79%', '100%'];

/** The marks of a tape measure below a Lane of 100 percent. */
export function Tape() {
  return (
    <svg className={styles.tape} aria-hidden="true">
      {TICKS.map((x) => (
        <line key={x} x1={x} x2={x} y1="3" y2="9" />
      ))}
    </svg>
  );
}
