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
}

/** Shows progress everywhere in the app: a dark track with marks like those of a tape measure. */
export function Lane({ value, max, label, level, steps = false }: LaneProps) {
  return (
    <div className={styles.lane} data-level={level}>
      <progress value={value} max={max} aria-label={label}>
        {measureTexts.valueOf(value, max)}
      </progress>
      {steps && <LaneSteps value={value} max={max} />}
    </div>
  );
}

function LaneSteps({ value, max }: { value: number; max: number }) {
  const positionOf = (step: number) => `${(100 * step) / max}%`;
  const borders = Array.from({ length: Math.max(0, max - 1) }, (_, index) => index + 1);
  return (
    <svg aria-hidden="true">
      {value < max && (
        <rect className={styles.now} x={positionOf(value)} width={positionOf(1)} height="100%" />
      )}
      {borders.map((step) => (
        <line
          className={styles.tick}
          key={step}
          x1={positionOf(step)}
          x2={positionOf(step)}
          y1="0"
          y2="100%"
        />
      ))}
    </svg>
  );
}
