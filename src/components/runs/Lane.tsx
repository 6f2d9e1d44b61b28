import type { Level } from '../../domain/progress/results';
import { measureTexts } from '../../texts/measures';
import styles from './Lane.module.css';

interface LaneProps {
  value: number;
  max: number;
  /** Accessible name: what is measured. */
  label: string;
  /** Colours the lane by the result; without it the lane has the default colour [PR-2]. */
  level?: Level;
  /** Divides the lane into `max` steps and highlights the current one by half. */
  steps?: boolean;
  /** A mark at each multiple of this, like those of a tape measure. */
  tickEvery?: number;
}

/** Shows progress everywhere in the app: a dark track with marks like those of a tape measure. */
export function Lane({ value, max, label, level, steps = false, tickEvery }: LaneProps) {
  return (
    <div className={styles.lane} data-level={level}>
      <progress value={value} max={max} aria-label={label}>
        {measureTexts.valueOf(value, max)}
      </progress>
      {(steps || tickEvery) && (
        <svg aria-hidden="true">
          {steps && value < max && (
            <rect
              className={styles.now}
              x={`${(100 * value) / max}%`}
              width={`${100 / max}%`}
              height="100%"
            />
          )}
          <Ticks max={max} every={tickEvery ?? 1} />
        </svg>
      )}
    </div>
  );
}

function Ticks({ max, every }: { max: number; every: number }) {
  const count = Math.max(0, Math.ceil(max / every) - 1);
  return Array.from({ length: count }, (_, index) => {
    const x = `${(100 * every * (index + 1)) / max}%`;
    return <line className={styles.tick} key={x} x1={x} x2={x} y1="0" y2="100%" />;
  });
}
