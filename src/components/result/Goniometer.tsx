import { arc, degreesOf, pivot, pointAt, ray } from './angles';
import styles from './Goniometer.module.css';

interface GoniometerProps {
  /** 0 to 100. */
  percent: number;
  /** An earlier value, shown as a small ring. */
  before?: number | undefined;
}

/** A mark every 3 degrees, a longer one every 15, the longest every 30. */
const marks = Array.from({ length: 61 }, (_, index) => {
  const percent = (100 * index) / 60;
  if (index % 10 === 0) return { percent, size: 'long', length: 18 };
  return index % 5 === 0 ? { percent, size: 'middle', length: 12 } : { percent, size: 'short', length: 7 };
});

/** Where a level begins [PR-1]. */
const edges = [50, 79];

/**
 * A value from 0 to 100 as the angle of a goniometer: the arm swings from 0 to it. Decorative: the number stands beside
 * it.
 */
export function Goniometer({ percent, before }: GoniometerProps) {
  const ring = before === undefined ? null : pointAt(before, 108);
  return (
    <svg className={styles.goniometer} viewBox="0 0 358 186" aria-hidden="true">
      {marks.map((mark) => (
        <path key={mark.percent} data-size={mark.size} d={ray(mark.percent, 166, 166 - mark.length)} />
      ))}
      <path className={styles.groove} d={arc(100, 128)} />
      <path className={styles.arc} d={arc(percent, 128)} pathLength="1" />
      {edges.map((edge) => (
        <path className={styles.edge} key={edge} d={ray(edge, 118, 138)} />
      ))}
      {ring && <circle className={styles.ring} cx={ring.x} cy={ring.y} r="4.5" />}
      <path className={styles.base} d={ray(0, 0, 166)} />
      <g className={styles.arm} transform={`rotate(${degreesOf(percent)} ${pivot.x} ${pivot.y})`}>
        <path d={ray(0, 0, 166)} />
      </g>
    </svg>
  );
}
