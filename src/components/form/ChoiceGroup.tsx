import type { ReactNode } from 'react';
import styles from './ChoiceGroup.module.css';

/** Choice rows that answer one question. */
export function ChoiceGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      <div className={styles.choices}>{children}</div>
    </fieldset>
  );
}
