import type { Level } from '../../domain/progress/results';
import { figureTexts } from '../../texts/figure';
import styles from './JointRing.module.css';

interface JointRingProps {
  /** 0 to 100; null for a joint that was not measured. */
  percent: number | null;
  level: Level | null;
}

/** The middle of the square, and the radius of the ring and its length. */
const middle = 26;
const radius = 19;
const round = 2 * Math.PI * radius;

/** The number of a joint in a ring that is filled as far. Decorative: its label says it in words. */
export function JointRing({ percent, level }: JointRingProps) {
  return (
    <span className={styles.joint}>
      <svg viewBox="0 0 52 52" aria-hidden="true">
        <circle className={styles.halo} cx={middle} cy={middle} r={radius + 6} />
        <circle className={styles.ground} cx={middle} cy={middle} r={radius} data-empty={percent === null} />
        {percent !== null && level !== null && (
          <circle
            className={styles.share}
            data-of={level}
            cx={middle}
            cy={middle}
            r={radius}
            strokeDasharray={`${(percent / 100) * round} ${round}`}
            transform={`rotate(-90 ${middle} ${middle})`}
          />
        )}
      </svg>
      <span aria-hidden="true">{percent ?? figureTexts.unmeasuredShort}</span>
    </span>
  );
}
