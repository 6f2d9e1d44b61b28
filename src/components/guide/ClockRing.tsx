import styles from './ClockRing.module.css';

interface ClockRingProps {
  /** The seconds that are left. */
  left: number;
  /** The length of the phase in seconds. */
  length: number;
}

const ticks = 72;
const [middle, outer] = [150, 148];
/** The arc and its length. */
const radius = 118;
const round = 2 * Math.PI * radius;

/** How much of a phase is left: a ring of marks like those of a goniometer. Decorative: the digits are in it. */
export function ClockRing({ left, length }: ClockRingProps) {
  const share = Math.min(Math.max(left / length, 0), 1);
  return (
    <svg className={styles.ring} viewBox="0 0 300 300" aria-hidden="true">
      {Array.from({ length: ticks }, (_, index) => (
        <line
          // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its place.
          key={index}
          data-on={index < share * ticks}
          data-long={index % 6 === 0}
          x1={middle}
          x2={middle}
          y1={middle - outer}
          y2={middle - outer + (index % 6 === 0 ? 14 : 7)}
          transform={`rotate(${(360 * index) / ticks} ${middle} ${middle})`}
        />
      ))}
      <circle className={styles.groove} cx={middle} cy={middle} r={radius} />
      <circle
        className={styles.arc}
        cx={middle}
        cy={middle}
        r={radius}
        strokeDasharray={`${share * round} ${round}`}
        transform={`rotate(-90 ${middle} ${middle})`}
      />
    </svg>
  );
}
