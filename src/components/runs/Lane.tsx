import type { Level } from '../../domain/progress';
import { componentTexts } from '../../texts/components';
import styles from './Lane.module.css';

interface LaneProps {
  value: number;
  max: number;
  /** What is measured, for those who do not see it. */
  label: string;
  /** Colours the lane by result; without it the lane has the default colour (PR-2). */
  level?: Level;
  /** Cuts the lane into `max` steps and half-lights the one that is under way. */
  steps?: boolean;
}

/** The one way to show progress: a dark track with marks like on a tape measure. */
export function Lane({ value, max, label, level, steps = false }: LaneProps) {
  return (
    <div className={styles.lane} data-level={level}>
      <progress value={value} max={max} aria-label={label}>
        {componentTexts.valueOf(value, max)}
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
