import type { ReactNode } from 'react';
import styles from './SidesGroup.module.css';

/** The answers to one question for the left and the right side, side by side [SI-1]. */
export function SidesGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      <div className={styles.sides}>{children}</div>
    </fieldset>
  );
}
