import { pivot, pointAt } from '../result/angles';
import styles from './DoneArc.module.css';
import { Marks } from './Marks';

const radius = 128;
/** Half the space between two segments, in percent of the arc. */
const space = 0.4;
/** Milliseconds from one segment to the next. */
const pace = 70;

/** The path of one of `count` equal parts of the arc. */
const segment = (index: number, count: number): string => {
  const from = pointAt((100 * index) / count + (index > 0 ? space : 0), radius);
  const to = pointAt((100 * (index + 1)) / count - (index < count - 1 ? space : 0), radius);
  return `M${from.x} ${from.y}A${radius} ${radius} 0 0 1 ${to.x} ${to.y}`;
};

/** A goniometer whose arc closes segment by segment: one for each exercise, filled where it is done. */
export function DoneArc({ done, label }: { done: readonly boolean[]; label: string }) {
  const after = (steps: number) => ({ animationDelay: `${steps * pace}ms` });
  return (
    <svg className={styles.arc} viewBox="0 0 358 190" role="img" aria-label={label}>
      <Marks />
      {done.map((isDone, index) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: a segment is its place.
          key={index}
          className={styles.segment}
          data-done={isDone}
          d={segment(index, done.length)}
          pathLength="1"
          style={after(index)}
        />
      ))}
      <path className={styles.base} d={`M13 ${pivot.y}H345`} />
      <circle className={styles.joint} cx={pivot.x} cy={pivot.y} r="8" />
      <path className={styles.check} d="M152 122l18 18 38-40" pathLength="1" style={after(done.length)} />
    </svg>
  );
}
