import type { ReactNode } from 'react';
import styles from './ChoiceGroup.module.css';

interface ChoiceGroupProps {
  legend: string;
  /** ChoiceRows. */
  children: ReactNode;
}

/** Choice rows that answer one question. */
export function ChoiceGroup({ legend, children }: ChoiceGroupProps) {
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      <div className={styles.choices}>{children}</div>
    </fieldset>
  );
}
