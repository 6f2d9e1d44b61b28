import styles from './chart.module.css';
import { pathsOf, type TimedValue } from './scales';

interface LinesProps {
  values: readonly TimedValue[];
  x: (at: number) => number;
  /** The right side of two: dashed [SI-1]. */
  isRight?: boolean;
}

/** The line and its band, stretched to the plot; its points and words are drawn beside it. */
export function Lines({ values, x, isRight = false }: LinesProps) {
  const { band, series } = pathsOf(values, x);
  return (
    <svg width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.band} d={band ?? ''} />
      <path className={styles.series} data-right={isRight} d={series ?? ''} />
    </svg>
  );
}
