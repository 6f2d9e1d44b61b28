import { arc } from '../result/angles';
import styles from './DoneArc.module.css';

/** The marks by their length: how often one comes, in tenths of 3 degrees, how wide it is, and how well it is seen. */
const kinds = [
  { length: 7, every: 10, width: 1.2, opacity: 0.35 },
  { length: 12, every: 50, width: 1.2, opacity: 0.5 },
  { length: 18, every: 100, width: 2, opacity: 0.9 },
];
const outer = 166;

/** The marks of a goniometer, one every 3 degrees of the upper half. */
export function Marks() {
  return kinds.map(({ length, every, width, opacity }) => (
    <path
      key={every}
      className={styles.marks}
      d={arc(100, outer - length / 2)}
      pathLength="600"
      strokeWidth={length}
      strokeOpacity={opacity}
      strokeDasharray={`${width} ${every - width}`}
      strokeDashoffset={width / 2}
    />
  ));
}
